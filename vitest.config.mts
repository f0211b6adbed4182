import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const everyBrowserTest = ['tests/browser/*.test.ts'];

const browserTests = (...names: string[]) => names.map((name) => `tests/browser/${name}.test.ts`);

/**
 * What readers do as far as an engine has a say in it: history, focus and keys, storage, what is there before the app. What
 * the site's own code alone decides is tried in Chromium.
 */
const ofEngines = browserTests(
  'base-address',
  'history',
  'keyboard',
  'navigation',
  'page-before-app',
  'search',
  'storage',
);

/** What else readers do between pages and on them: each night in Firefox, too. */
const ofReaders = browserTests(
  'addresses',
  'announcement',
  'crash',
  'faults',
  'headings',
  'history-places',
  'load-error',
  'mobile-menu',
  'mobile-menu-choices',
  'not-found',
  'prefetch',
  'remembered-searches',
  'run-address',
  'run-program',
  'search-entry',
  'search-faults',
  'search-hits',
  'search-page',
  'sidebar',
  'tabs',
  'versions',
);

/** What hangs on where on its host the site stands, besides what {@link ofEngines} goes through there. */
const ofAddresses = browserTests('base-address', 'fonts', 'not-found', 'page-stylesheets');

/** The same of what a link, a redirect or a hit leads to, each night. */
const ofLinks = browserTests('addresses', 'headings', 'search-hits', 'sidebar', 'versions');

/** Hosts that nobody runs for themselves: as stand-ins by what they document, and slow ones. */
const ofRentedHosts = ['tests/output/hosts/rented-hosts.test.ts'];

/** What reads all that the installed packages declare, by their own compilers. */
const ofPackages = [
  'plugins/gatsby-source-api-reference/{*/installed-*,read-reference,symbol-nodes}.test.ts',
  'plugins/gatsby-transformer-doc/noted-reference.test.ts',
];

/** What starts programs, or a database that a fault may take the process with. */
const ofPrograms = [
  'plugins/gatsby-plugin-develop-findings/health/missed-queries.test.ts',
  'plugins/gatsby-plugin-static-host/serve.test.ts',
  'src/author/transcripts.test.ts',
  'src/build/cache/cache-fault.test.ts',
  'src/build/publish/build-lock.test.ts',
  'src/build/publish/publish-site.test.ts',
  'src/check-deployments/check.test.ts',
  'tests/bench/compare-sizes.test.ts',
  'tests/bench/run-measured.test.ts',
  'tests/bill-of-materials.test.ts',
];

/** What has a page, a stand-in or a clock of its own, which no other test may meet. */
const APART = /@vitest-environment|vi\.(?:mock|stubGlobal|stubEnv|resetModules|useFakeTimers)\(/;

/**
 * What drives a browser or a running Gatsby meets a machine that stalls, once in some thousand times; `second-tries.ts`
 * names what passed at the second try alone.
 */
const SECOND_TRY = 1;

/** The unit tests that need modules of their own: loading them costs most others more than they do. */
const unitTestsApart = ['src', 'plugins', 'tests'].flatMap((folder) =>
  readdirSync(folder, { recursive: folder !== 'tests', encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => /\.test\.tsx?$/.test(path) && APART.test(readFileSync(path, 'utf8'))),
);

/** Views and behaviours are tried without a build, which alone has a Gatsby to import. */
const unit = {
  alias: { gatsby: fileURLToPath(new URL('tests/dom/gatsby.ts', import.meta.url)) },
  setupFiles: ['tests/dom/locales.ts'],
  testTimeout: 120_000,
  hookTimeout: 120_000,
};

/** The browser tests in an engine, against the site as it is built for a base path. */
const browserProject = (
  name: string,
  { engine, basePath }: { engine: 'chromium' | 'firefox'; basePath: '' | '/docs' },
  include: string[],
  builtSite = basePath ? '.tests/docs/public' : 'public',
) => ({
  test: {
    name,
    include,
    globalSetup: ['tests/browser/global-setup.ts'],
    provide: { engine, basePath, builtSite },
    retry: SECOND_TRY,
    // Far beyond what a busy machine needs: only what hangs ends by it.
    testTimeout: 120_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 20_000 } },
    fileParallelism: false,
    // The files of an engine share one browser.
    isolate: false,
  },
});

/** One project for each kind of test; `tests/gate.ts` runs them in order. */
export default defineConfig({
  test: {
    // All of them: left to itself, the runner keeps one of two for its own.
    maxWorkers: availableParallelism(),
    reporters: ['default', './tests/second-tries.ts'],
    projects: [
      {
        test: {
          ...unit,
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'plugins/**/*.test.ts', 'tests/{,bench/}*.test.ts'],
          exclude: [...ofPackages, ...ofPrograms, ...unitTestsApart],
          isolate: false,
        },
      },
      {
        test: {
          ...unit,
          name: 'unit apart',
          include: unitTestsApart,
          exclude: [...ofPackages, ...ofPrograms],
        },
      },
      {
        test: {
          name: 'packages',
          include: ofPackages,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'programs',
          include: ofPrograms,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'content',
          include: ['tests/content/**/*.test.ts'],
          testTimeout: 120_000,
          isolate: false,
        },
      },
      {
        test: {
          name: 'site',
          include: ['tests/site/*.test.ts'],
          retry: SECOND_TRY,
          testTimeout: 900_000,
          hookTimeout: 900_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'output',
          include: ['tests/output/**/*.test.ts'],
          exclude: ofRentedHosts,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          isolate: false,
        },
      },
      // Each night, as what follows under that name: `tests/nightly.ts`.
      {
        test: {
          name: 'output nightly',
          include: ofRentedHosts,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'site nightly',
          include: ['tests/site/nightly/*.test.ts'],
          testTimeout: 900_000,
          hookTimeout: 900_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'day',
          include: ['tests/site/day/day.test.ts'],
          testTimeout: 900_000,
          hookTimeout: 900_000,
        },
      },
      { test: { name: 'search', include: ['tests/search/**/*.test.ts'], testTimeout: 180_000 } },
      browserProject('browser', { engine: 'chromium', basePath: '' }, everyBrowserTest),
      browserProject('browser under /docs', { engine: 'chromium', basePath: '/docs' }, ofAddresses),
      // Each night: see docs/decisions/offline.md.
      browserProject(
        'browser offline',
        { engine: 'chromium', basePath: '' },
        ['tests/offline/**/*.test.ts'],
        '.tests/offline/public',
      ),
      browserProject('browser firefox', { engine: 'firefox', basePath: '/docs' }, ofEngines),
      browserProject(
        'browser under /docs nightly',
        { engine: 'chromium', basePath: '/docs' },
        ofLinks,
      ),
      browserProject('browser nightly', { engine: 'chromium', basePath: '' }, [
        'tests/browser/nightly/*.test.ts',
      ]),
      browserProject(
        'browser firefox nightly',
        { engine: 'firefox', basePath: '/docs' },
        ofReaders,
      ),
      {
        test: {
          name: 'browser webkit',
          include: ['tests/webkit/**/*.test.ts'],
          globalSetup: ['tests/webkit/global-setup.ts'],
          provide: { builtSite: 'public' },
          retry: SECOND_TRY,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 20_000, interval: 100 } },
          fileParallelism: false,
        },
      },
    ],
  },
});
