import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { makeReference, remakeReference } from './make-reference';
import type { ReferenceOptions } from './options';

export { optionsSchema as pluginOptionsSchema } from './options';

/** Declares the types ApiSymbol and ApiMember, which have a description on every field. */
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
 * While developing, recreates the nodes if the list of packages has changed, and repeats its problems until they are
 * fixed.
 */
export const createPages: GatsbyNode['createPages'] = (args, options) =>
  remakeReference(args, (options as ReferenceOptions).root);
