import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { makeReference, remakeReference } from './make-reference';
import type { ReferenceOptions } from './options';

export { optionsSchema as pluginOptionsSchema } from './options';

/** Declares ApiSymbol and ApiMember, with a description on every field. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = (
  { actions },
  options,
) => {
  const { root } = options as ReferenceOptions;
  actions.createTypes(
    readFileSync(join(root, 'plugins/gatsby-source-api-reference/schema.graphql'), 'utf8'),
  );
};

/** Makes the nodes of every documented package. */
export const sourceNodes: GatsbyNode['sourceNodes'] = (args, options) =>
  makeReference(args, (options as ReferenceOptions).root);

/** While developing, makes them anew where the list of packages was saved; tells its mistakes as long as they stand. */
export const createPages: GatsbyNode['createPages'] = (args, options) =>
  remakeReference(args, (options as ReferenceOptions).root);
