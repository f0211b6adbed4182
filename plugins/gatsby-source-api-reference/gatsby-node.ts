import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { makeReference, remakeReference } from './make-reference';
import type { ReferenceOptions } from './options';

export { optionsSchema as pluginOptionsSchema } from './options';

/** Declares the types in `schema.graphql`, which describes every field. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = (
  { actions },
  options,
) => {
  const { root } = options as ReferenceOptions;
  actions.createTypes(
    readFileSync(join(root, 'plugins/gatsby-source-api-reference/schema.graphql'), 'utf8'),
  );
};

/** Creates the nodes of every documented package. */
export const sourceNodes: GatsbyNode['sourceNodes'] = (args, options) =>
  makeReference(args, (options as ReferenceOptions).root);

/**
 * In `gatsby develop`, recreates the nodes if the list of packages has changed. Otherwise, it reports the problems of
 * the list again, so that they are shown until they are fixed.
 */
export const createPages: GatsbyNode['createPages'] = (args, options) =>
  remakeReference(args, (options as ReferenceOptions).root);
