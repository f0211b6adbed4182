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
  dropUnsoundCache,
  vouchForBuild,
  vouchForDevelop,
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
import { enterBy } from './src/gatsby/runtime/first-script';
import { compileForOurBrowsers } from './src/gatsby/trimming/compile-for-our-browsers';
import { leaveOutUnused } from './src/gatsby/trimming/leave-out-unused';
import { minifyForOurBrowsers } from './src/gatsby/trimming/minify-for-our-browsers';
import { writeNamesOut } from './src/gatsby/trimming/write-names-out';
import { keepWayBack, noteFiles, takeLateSaves } from './src/build/take-late-saves';

/** Starts from nothing where what an earlier run left does not hold. */
export const onPreInit: GatsbyNode['onPreInit'] = dropUnsoundCache;

/** Gives the settings, as GraphiQL shows them, types with descriptions. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] =
  describeSiteMetadata;

/** GraphiQL described; files and addresses checked; one page for each doc, with its place among the others, in every locale; then the old addresses. */
export const createPages: GatsbyNode['createPages'] = async (args) => {
  keepWayBack(args);
  describeRootFields(args);
  checkFilesAndAddresses(args);
  await createDocPages(args);
  createLocalPages(args);
  await createRedirects(args);
};

/** What is saved while pages are being made is not left until the next save. */
export const createResolvers: GatsbyNode['createResolvers'] = noteFiles;
export const onPreExtractQueries: GatsbyNode['onPreExtractQueries'] = takeLateSaves;

/**
 * Makes our own start the first script, keeps the reader's bundle free of what the site does not use, draws adjacent texts as one, lets it import the
 * catalogue of reverts, and gives the head its scripts, the code its locales, versions and addresses of
 * feedback, samples what runs them, and search its rules.
 */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = async (args) => {
  enterBy('src/templates/start/start.ts', args);
  compileForOurBrowsers(args);
  leaveOutUnused(args);
  joinTextsOfPages(args);
  minifyForOurBrowsers(args);
  writeNamesOut(args, hasOneLocale());
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
 * The licences of what readers receive are written, and last what lists all files for readers without a network. Files, docs and written pages are the same in number, or the build
 * fails; then the next may build upon it.
 */
export const onPostBuild: GatsbyNode['onPostBuild'] = (args) => {
  writeLicences(process.cwd());
  checkBuiltPages(args);
  checkLetters(args);
  writeOffline(process.cwd(), args.basePath);
  vouchForBuild();
};

/** The same while developing, once everything is read. */
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = vouchForDevelop;
