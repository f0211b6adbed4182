import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin, type TestProjectInlineConfiguration } from 'vitest/config';

/**
 * Loads production builds of packages, as the build does. Their development builds check every step of their own work,
 * which is slower.
 */
const asBuilt: Plugin = {
  name: 'as-built',
  configResolved({ ssr, environments }) {
    for (const { resolve } of [ssr, ...Object.values(environments)])
      if (resolve) resolve.conditions = ['node'];
  },
};

const project = (
  test: NonNullable<TestProjectInlineConfiguration['test']>,
): TestProjectInlineConfiguration => ({ plugins: [asBuilt], test });

const browserTests = (...names: string[]) => names.map((name) => `tests/browser/${name}.test.ts`);

/** Opens every page of the site; the gate opens one of each kind. */
const everyPage = browserTests('every-page');

/** Covers behaviour that differs between browser engines: history, focus and keys, storage. */
const journeys = browserTests('history', 'keyboard', 'storage');

/** Covers everything else that readers do between and on pages. */
const visits = browserTests(
  'addresses',
  'announcement',
  'base-address',
  'crash',
  'faults',
  'gas',
  'headings',
  'history-places',
  'load-error',
  'mobile-menu',
  'mobile-menu-choices',
  'navigation',
  'not-found',
  'page-before-app',
  'prefetch',
  'remembered-searches',
  'run-address',
  'run-program',
  'search',
  'search-entry',
  'search-faults',
  'search-hits',
  'search-page',
  'sidebar',
  'tabs',
  'versions',
);

/**
 * Tests that depend on the site's base path: URLs of pages and files, and the targets of links, redirects and search
 * hits.
 */
const underBasePath = browserTests(
  'addresses',
  'base-address',
  'fonts',
  'headings',
  'not-found',
  'page-stylesheets',
  'search-hits',
  'sidebar',
  'versions',
);

/** Tests with hosts other than nginx, and with nginx under a base path. */
const otherHosts = ['github-pages', 'own-hosts', 'rented-hosts'].map(
  (name) => `tests/output/hosts/${name}.test.ts`,
);

/** Tests of search with ten times as many records as the site has. */
const growth = ['tests/search/growth.test.ts'];

/** Tests that read all declarations of the installed packages with the packages' own compilers. */
const ofPackages = ['plugins/gatsby-source-api-reference/{*/installed-*,read-reference}.test.ts'];

/** Tests that start programs, or a database that may crash the process. */
const ofPrograms = [
  'plugins/gatsby-plugin-develop-findings/health/missed-queries.test.ts',
  'plugins/gatsby-plugin-search-index/push-records.test.ts',
  'plugins/gatsby-plugin-static-host/serve.test.ts',
  'src/commands/author/transcripts.test.ts',
  'src/build/cache/cache-fault.test.ts',
  'src/build/publish/build-lock.test.ts',
  'src/build/publish/publish-site.test.ts',
  'src/commands/check-deployments/check.test.ts',
  'tests/bench/compare-sizes.test.ts',
  'tests/bench/run-measured.test.ts',
  'tests/bill-of-materials.test.ts',
];

/**
 * Matches tests that need a page or fresh instances of the site's modules. Loading those takes longer than most other
 * tests.
 */
const OF_PAGE = /@vitest-environment jsdom|vi\.(?:mock|resetModules)\(/;

const ofPage = ['src', 'plugins', 'tests'].flatMap((folder) =>
  readdirSync(folder, { recursive: folder !== 'tests', encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => /\.test\.tsx?$/.test(path) && OF_PAGE.test(readFileSync(path, 'utf8'))),
);

/** Views and behaviours are tested without a build, so the Gatsby module is replaced; only a build has the real one. */
const unit = {
  alias: [
    {
      find: /^gatsby$/,
      replacement: fileURLToPath(new URL('tests/dom/gatsby.ts', import.meta.url)),
    },
  ],
  setupFiles: ['tests/dom/locales.ts'],
  testTimeout: 120_000,
  hookTimeout: 120_000,
  isolate: false,
  unstubGlobals: true,
  unstubEnvs: true,
};

/** Builds and develops small sites. */
const site = {
  include: ['tests/site/*.test.ts'],
  testTimeout: 900_000,
  hookTimeout: 900_000,
  fileParallelism: false,
};

interface BrowserOptions {
  engine: 'chromium' | 'firefox';
  /** The browser that contains the engine, if it is not the full browser. */
  browser?: 'chromium headless shell';
  basePath: '' | '/docs';
  /** All cases of a kind, or a few representative ones. */
  cases?: 'few' | 'all';
}

/** Runs the browser tests in an engine, against the site built for a base path. */
const browserProject = (
  name: string,
  { engine, browser, basePath, cases = 'all' }: BrowserOptions,
  include: string[],
  exclude: string[] = [],
  builtSite = basePath ? '.tests/docs/public' : 'public',
) =>
  project({
    name,
    include,
    exclude,
    globalSetup: ['tests/browser/global-setup.ts'],
    provide: { engine, browser: browser ?? engine, basePath, builtSite, cases },
    // Far longer than a busy machine needs, so only a hanging test times out.
    testTimeout: 120_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 20_000 } },
    fileParallelism: false,
    // The test files of an engine share one browser.
    isolate: false,
  });

/** One project for each kind of test; `tests/steps.ts` defines which of them the gate and the full matrix run. */
export default defineConfig({
  test: {
    // Use all cores; by default, on two cores, the runner reserves one for itself.
    maxWorkers: availableParallelism(),
    projects: [
      project({
        ...unit,
        name: 'unit',
        include: ['src/**/*.test.{ts,tsx}', 'plugins/**/*.test.ts', 'tests/{,bench/}*.test.ts'],
        exclude: [...ofPackages, ...ofPrograms, ...ofPage],
      }),
      project({
        ...unit,
        name: 'unit page',
        include: ofPage,
        exclude: [...ofPackages, ...ofPrograms],
        environment: 'jsdom',
        setupFiles: [...unit.setupFiles, 'tests/dom/isolate-file.ts'],
      }),
      project({
        name: 'packages',
        include: ofPackages,
        testTimeout: 120_000,
        hookTimeout: 120_000,
      }),
      project({
        name: 'programs',
        include: ofPrograms,
        testTimeout: 120_000,
        hookTimeout: 120_000,
      }),
      project({
        name: 'content',
        include: ['tests/content/**/*.test.ts'],
        testTimeout: 120_000,
        isolate: false,
      }),
      project({
        ...site,
        name: 'site',
        provide: { cases: 'few' as const },
      }),
      project({ ...site, name: 'site every case', provide: { cases: 'all' as const } }),
      project({
        name: 'output',
        include: ['tests/output/**/*.test.ts'],
        exclude: otherHosts,
        testTimeout: 120_000,
        hookTimeout: 120_000,
        isolate: false,
      }),
      project({
        name: 'output hosts',
        include: otherHosts,
        testTimeout: 120_000,
        hookTimeout: 120_000,
      }),
      project({
        name: 'site matrix',
        include: ['tests/site/matrix/*.test.ts'],
        testTimeout: 900_000,
        hookTimeout: 900_000,
        fileParallelism: false,
      }),
      project({
        ...site,
        name: 'site settings',
        include: ['tests/site/settings/*.test.ts'],
      }),
      project({
        name: 'day',
        include: ['tests/site/day/day.test.ts'],
        testTimeout: 900_000,
        hookTimeout: 900_000,
      }),
      project({
        name: 'search',
        include: ['tests/search/**/*.test.ts'],
        exclude: growth,
        testTimeout: 180_000,
      }),
      project({ name: 'search growth', include: growth, testTimeout: 180_000 }),
      browserProject(
        'browser',
        { engine: 'chromium', browser: 'chromium headless shell', basePath: '', cases: 'few' },
        ['tests/browser/*.test.ts'],
        everyPage,
      ),
      browserProject(
        'browser every case',
        { engine: 'chromium', basePath: '' },
        ['tests/browser/*.test.ts'],
        everyPage,
      ),
      browserProject('browser every page', { engine: 'chromium', basePath: '' }, everyPage),
      browserProject(
        'browser firefox journeys',
        { engine: 'firefox', basePath: '', cases: 'few' },
        journeys,
      ),
      browserProject('browser firefox', { engine: 'firefox', basePath: '/docs' }, [
        ...journeys,
        ...visits,
      ]),
      browserProject(
        'browser under /docs',
        { engine: 'chromium', basePath: '/docs' },
        underBasePath,
      ),
      browserProject('browser accessibility', { engine: 'chromium', basePath: '' }, [
        'tests/browser/accessibility/*.test.ts',
      ]),
      // See docs/decisions/offline.md.
      browserProject(
        'browser offline',
        { engine: 'chromium', basePath: '' },
        ['tests/offline/**/*.test.ts'],
        [],
        '.tests/offline/public',
      ),
      project({
        name: 'browser webkit',
        include: ['tests/webkit/**/*.test.ts'],
        globalSetup: ['tests/webkit/global-setup.ts'],
        provide: { builtSite: 'public' },
        testTimeout: 120_000,
        hookTimeout: 120_000,
        expect: { poll: { timeout: 20_000, interval: 100 } },
        fileParallelism: false,
      }),
    ],
  },
});
