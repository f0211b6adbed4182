import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { makeData } from './data-nodes';
import type { SiteDataOptions } from './options';
import { resolveData } from './resolve-data';
import { serveQueries } from './serve-queries';

export { optionsSchema as pluginOptionsSchema } from './options';

/** Declares the types in `schema.graphql`, which describes every field. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = (
  { actions },
  options,
) => {
  const { root } = options as SiteDataOptions;
  actions.createTypes(
    readFileSync(join(root, 'plugins/gatsby-transformer-site-data/schema.graphql'), 'utf8'),
  );
};

export const onCreateNode: GatsbyNode['onCreateNode'] = (args, options) =>
  makeData(args, options as SiteDataOptions);

export const createResolvers: GatsbyNode['createResolvers'] = (args, options) =>
  resolveData(args, options as SiteDataOptions);

export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = (args, options) =>
  serveQueries(args, options as SiteDataOptions);
