import type { GatsbyNode } from 'gatsby';
import { bringBrand } from './src/build/bring-brand';
import { bringFeedback } from './src/build/bring-feedback';
import { bringLocales, hasOneLocale } from './src/build/bring-locales';
import { bringRuns } from './src/build/runs/bring-runs';
import { bringSearchRules } from './src/build/bring-search-rules';
import { bringSourceMaps } from './src/build/bring-source-maps';
import { bringVersions } from './src/build/bring-versions';
import { bringOffline } from './src/build/offline/bring-offline';
import { writeOffline } from './src/build/offline/write-offline';
import { checkFilesAndAddresses } from './src/build/check-files-and-addresses';
import {
  invalidateStaleCache,
  recordCompletedBuild,
  recordDevelopServer,
} from './src/build/cache/keep-cache-sound';
import { checkBuiltPages } from './src/build/check-built-pages';
import { createLocalPages } from './src/build/create-local-pages';
import { createDocPages } from './src/build/create-doc-pages';
import { createRedirects } from './src/build/create-redirects';
import { checkLetters } from './src/build/fonts/check-letters';
import { subsetFonts } from './src/build/fonts/subset-fonts';
import { describeSiteMetadata } from './src/build/describe-site-metadata';
import { writeLicences } from './src/build/licences/write-licences';
import { importErrorCatalogue } from './src/build/import-error-catalogue';
import { writeInlineScripts } from './src/build/inline-scripts';
import { describeRootFields } from './src/gatsby/schema/describe-root-fields';
import { joinTextsOfPages } from './src/gatsby/hydration/join-texts';
import { replaceWebpackEntry } from './src/gatsby/runtime/first-script';
import { compileForOurBrowsers } from './src/gatsby/trimming/compile-for-our-browsers';
import { stubModules } from './src/gatsby/trimming/stub-modules';
import { minifyForOurBrowsers } from './src/gatsby/trimming/minify-for-our-browsers';
import { inlineConstants } from './src/gatsby/trimming/inline-constants-loader';
import { captureTouch, snapshotFiles, rerunForLateSaves } from './src/build/rerun-for-late-saves';

/** Makes Gatsby start with an empty cache if the cache of the previous run is not sound. */
export const onPreInit: GatsbyNode['onPreInit'] = invalidateStaleCache;

/** Gives the site metadata types with descriptions, which GraphiQL shows. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] =
  describeSiteMetadata;

/**
 * Describes the root fields in GraphiQL, checks files and URLs, then creates the pages of all docs, in every locale,
 * and the redirects.
 */
export const createPages: GatsbyNode['createPages'] = async (args) => {
  captureTouch(args);
  describeRootFields(args);
  checkFilesAndAddresses(args);
  await createDocPages(args);
  createLocalPages(args);
  await createRedirects(args);
};

/** Includes files saved while pages are being created, which Gatsby would ignore until the next save. */
export const createResolvers: GatsbyNode['createResolvers'] = snapshotFiles;
export const onPreExtractQueries: GatsbyNode['onPreExtractQueries'] = rerunForLateSaves;

/**
 * Sets our own start script as the entry, trims the bundle, joins adjacent texts, and provides everything that code
 * imports from the build: the error catalogue, inline scripts, brand, feedback, locales, versions, offline reading, the
 * sample runner and the search styles.
 */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = async (args) => {
  replaceWebpackEntry('src/templates/start/start.ts', args);
  compileForOurBrowsers(args);
  stubModules(args);
  joinTextsOfPages(args);
  minifyForOurBrowsers(args);
  inlineConstants(args, hasOneLocale());
  importErrorCatalogue(args);
  writeInlineScripts(args);
  bringBrand(args);
  bringFeedback(args);
  bringLocales(args);
  bringOffline(args);
  await bringRuns(args);
  bringSearchRules(args);
  bringSourceMaps(args);
  bringVersions(args);
  await subsetFonts(args);
};

/**
 * Writes the licences, checks the built pages, and lists all files for offline reading. Fails if a doc has no page;
 * otherwise marks the cache as sound, so that the next build may reuse it.
 */
export const onPostBuild: GatsbyNode['onPostBuild'] = (args) => {
  writeLicences(process.cwd());
  checkBuiltPages(args);
  checkLetters(args);
  writeOffline(process.cwd(), args.basePath);
  recordCompletedBuild();
};

/** Marks the cache as sound once everything has been read, so that the next run may reuse it. */
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = recordDevelopServer;
