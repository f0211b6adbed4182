import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const everyBrowserTest = ['tests/browser/**/*.test.ts'];

/** What readers do between pages: engines and base paths differ there. */
const ofReaders = [
  'addresses',
  'announcement',
  'base-address',
  'crash',
  'faults',
  'headings',
  'history',
  'history-places',
  'keyboard',
  'load-error',
  'mobile-menu',
  'mobile-menu-choices',
  'navigation',
  'not-found',
  'page-before-app',
  'prefetch',
  'remembered-searches',
  'search',
  'search-entry',
  'search-faults',
  'search-hits',
  'search-page',
  'sidebar',
  'storage',
  'tabs',
  'versions',
].map((name) => `tests/browser/${name}.test.ts`);

/**
 * Whose addresses differ with the base path, or that asks for files which a style names. Firefox goes through all that
 * readers do under a base path; Chromium there through this.
 */
const ofAddresses = [
  'addresses',
  'base-address',
  'fonts',
  'history',
  'load-error',
  'navigation',
  'not-found',
  'page-before-app',
  'page-stylesheets',
  'prefetch',
  'search-page',
  'storage',
  'versions',
].map((name) => `tests/browser/${name}.test.ts`);

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
) => ({
  test: {
    name,
    include,
    globalSetup: ['tests/browser/global-setup.ts'],
    provide: { engine, basePath, builtSite: basePath ? '.tests/docs/public' : 'public' },
    retry: SECOND_TRY,
    // Far beyond what a busy machine needs: only what hangs ends by it.
    testTimeout: 120_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 20_000 } },
    fileParallelism: false,
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
      { test: { name: 'content', include: ['tests/content/**/*.test.ts'], testTimeout: 120_000 } },
      {
        test: {
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
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
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      { test: { name: 'search', include: ['tests/search/**/*.test.ts'], testTimeout: 180_000 } },
      browserProject('browser', { engine: 'chromium', basePath: '' }, everyBrowserTest),
      browserProject('browser under /docs', { engine: 'chromium', basePath: '/docs' }, ofAddresses),
      browserProject('browser firefox', { engine: 'firefox', basePath: '/docs' }, ofReaders),
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
