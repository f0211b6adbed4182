import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { onFileDeleted } from '../../src/site/sources/on-file-deleted';
import { makeNavigation, reportNavigation } from './make-navigation';
import type { NavigationOptions } from './options';
import { forgetNavigation } from './read-navigation';
import { resolveNavigation } from './resolve-navigation';

export { optionsSchema as pluginOptionsSchema } from './options';

export const onPreInit: GatsbyNode['onPreInit'] = ({ emitter }) => {
  onFileDeleted(emitter, (folder, path) => {
    if (folder === 'navigation') forgetNavigation(path);
  });
};

/** Declares the types in `schema.graphql`, which describes every field. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = (
  { actions },
  options,
) => {
  const { root } = options as NavigationOptions;
  actions.createTypes(
    readFileSync(join(root, 'plugins/gatsby-transformer-navigation/schema.graphql'), 'utf8'),
  );
};

export const onCreateNode: GatsbyNode['onCreateNode'] = (args, options) =>
  makeNavigation(args, options as NavigationOptions);

export const createResolvers: GatsbyNode['createResolvers'] = (args, options) =>
  resolveNavigation(args, options as NavigationOptions);

export const createPages: GatsbyNode['createPages'] = (args, options) =>
  reportNavigation(args, options as NavigationOptions);
