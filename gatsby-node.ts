import type { GatsbyNode } from 'gatsby';
import { defineConstants, hasOneLocale } from './src/build/define-constants';
import { writeOffline } from './src/build/offline/write-offline';
import { checkFilesAndAddresses } from './src/build/check-files-and-addresses';
import {
  invalidateStaleCache,
  recordCompletedBuild,
  recordDevelopServer,
} from './src/build/cache/keep-cache-sound';
import { checkBuiltPages } from './src/build/check-built-pages';
import { createLocalPages, createRedirects } from './src/build/create-other-pages';
import { createDocPages, finishDocPages } from './src/build/create-doc-pages';
import { afterRenderer } from './src/gatsby/after-renderer';
import { lightenWebpack } from './src/gatsby/lighten-webpack';
import { checkLetters } from './src/build/fonts/check-letters';
import { subsetFonts } from './src/build/fonts/subset-fonts';
import { describeRootFields, describeSiteMetadata } from './src/build/describe-schema';
import { bundleAhead, writeRunLinks } from './src/build/runs/write-run-files';
import { writeLicences } from './src/build/licences/shipped-packages';
import { importErrorCatalogue } from './src/build/import-error-catalogue';
import { getSettings } from './src/build/settings';
import { joinTextsOfPages, stubModules } from './src/gatsby/trimming/replace-modules';
import { replaceWebpackEntry } from './src/gatsby/runtime/first-script';
import {
  compileForOurBrowsers,
  minifyForOurBrowsers,
  referSourceMaps,
} from './src/gatsby/trimming/browser-target';
import { inlineConstants } from './src/gatsby/trimming/inline-constants-loader';
import { captureTouch, snapshotFiles, rerunForLateSaves } from './src/build/rerun-for-late-saves';

/** Makes Gatsby start with an empty cache if the cache of the previous run is not sound. */
export const onPreInit: GatsbyNode['onPreInit'] = invalidateStaleCache;

/** Gives the site metadata types with descriptions, which GraphiQL shows. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] =
  describeSiteMetadata;

/**
 * Describes the root fields in GraphiQL, checks files and URLs, then creates the pages of all docs, in every locale,
 * and the redirects. Then starts to bundle the files that run samples.
 */
export const createPages: GatsbyNode['createPages'] = async (args) => {
  captureTouch(args);
  describeRootFields(args);
  checkFilesAndAddresses(args);
  await createDocPages(args);
  createLocalPages(args);
  await createRedirects(args);
  bundleAhead(process.cwd());
};

/** Includes files saved while pages are being created, which Gatsby would ignore until the next save. */
export const createResolvers: GatsbyNode['createResolvers'] = snapshotFiles;
export const onPreExtractQueries: GatsbyNode['onPreExtractQueries'] = rerunForLateSaves;

/**
 * Sets our own start script as the entry, trims the bundle, joins adjacent texts, and provides what code needs from the
 * build: the error catalogue, the constants of `src/types.d.ts` and the fonts.
 */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = async (args) => {
  lightenWebpack(args);
  replaceWebpackEntry('src/templates/start/start.ts', args);
  compileForOurBrowsers(args);
  stubModules(args);
  joinTextsOfPages(args);
  minifyForOurBrowsers(args);
  inlineConstants(args, hasOneLocale());
  referSourceMaps(args, getSettings().site.sourceMaps);
  importErrorCatalogue(args);
  await defineConstants(args);
  await subsetFonts(args);
  afterRenderer(args, 'doc pages', () => finishDocPages(args));
};

/**
 * Writes the licences and the links of runs, checks the built pages, and lists all files for offline reading. Fails if
 * a doc has no page; otherwise marks the cache as sound, so that the next build may reuse it.
 */
export const onPostBuild: GatsbyNode['onPostBuild'] = (args) => {
  writeLicences(process.cwd());
  writeRunLinks(process.cwd(), args.getNodesByType);
  checkBuiltPages(args);
  checkLetters(args);
  writeOffline(process.cwd(), args.basePath);
  recordCompletedBuild();
};

/** Marks the cache as sound once everything has been read, so that the next run may reuse it. */
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = recordDevelopServer;
