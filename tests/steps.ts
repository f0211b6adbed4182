import { programsFor } from './programs';
import type { Step } from './run-steps';

/**
 * Number of parts into which Chromium's tests are split. They take long, so as one step they would leave the other
 * processor idle at the end.
 */
const CHROMIUM_PARTS = 2;

/** Matches every file except docs, which are the files that change most often. */
const ALL_BUT_DOCS = /^(?!content\/docs\/)/;
/** Matches every file except notes for contributors, because the site doesn't contain them. */
const ALL_BUT_NOTES = /^(?!docs\/|[^/]+\.md$)/;
const CODE = /^(?!content\/docs\/|docs\/|[^/]+\.md$)/;

const vitest = (...projects: string[]): string =>
  ['vitest run', ...projects.map((project) => `--project '${project}'`)].join(' ');

/** Which cases tests run: all of each kind, or a few that represent their kind. */
type Cases = 'few' | 'all';

/** Returns the steps that need the built site. */
const ofSite = (cases: Cases): readonly Step[] => [
  ...Array.from({ length: CHROMIUM_PARTS }, (_, index): Step => {
    const part = `${index + 1}/${CHROMIUM_PARTS}`;
    return {
      name: `Chromium ${part}`,
      command: `${vitest(cases === 'all' ? 'browser every case' : 'browser')} --shard ${part}`,
      needs: ['build'],
      reads: ALL_BUT_NOTES,
      namesDocs: /^tests\/(?:browser\/|[^/]+$)/,
      programs: programsFor(cases === 'all' ? 'chromium' : 'chromium headless shell'),
    };
  }),
  {
    name: 'Firefox journeys',
    command: vitest('browser firefox journeys'),
    needs: ['build'],
    reads: ALL_BUT_NOTES,
    namesDocs: /^tests\/(?:browser\/|[^/]+$)/,
    programs: programsFor('firefox'),
  },
  {
    name: 'output',
    command: vitest('output'),
    needs: ['build'],
    reads: ALL_BUT_NOTES,
    programs: ['nginx'],
  },
  { name: 'search', command: vitest('search'), needs: ['build'], reads: ALL_BUT_NOTES },
];

/** Returns the steps of the gate. Long steps come first, so that short ones fill the gaps at the end. */
const steps = (cases: Cases): readonly Step[] => [
  { name: 'build', command: 'npm run --silent build', reads: ALL_BUT_NOTES },
  {
    name: 'packages of the samples',
    command: 'tsx tests/samples/run-install.ts',
    reads: /^tests\/samples\//,
  },
  { name: 'packages and programs', command: vitest('packages', 'programs'), reads: ALL_BUT_DOCS },
  {
    name: 'samples',
    command: `tsx tests/samples/run.ts${cases === 'all' ? ' --every' : ''}`,
    needs: ['packages of the samples'],
    reads: ALL_BUT_NOTES,
    namesDocs: /^tests\/samples\//,
  },
  // Waits for the build, because two builds at the same time would slow each other down.
  {
    name: 'small sites',
    command: vitest(cases === 'all' ? 'site every case' : 'site'),
    after: ['build'],
    reads: CODE,
    programs: programsFor('chromium headless shell'),
  },
  ...ofSite(cases),
  { name: 'unit', command: vitest('unit', 'unit page'), reads: ALL_BUT_DOCS },
  { name: 'lint', command: 'eslint . --max-warnings 0', reads: CODE },
  // Waits for the build, which writes the types of queries that this step reads.
  { name: 'types and typed rules', command: 'oxlint', after: ['build'], reads: CODE },
  { name: 'content', command: vitest('content') },
  // Prettier ignores docs (see .prettierignore), so a change to docs doesn't affect this step.
  { name: 'format', command: 'prettier --check .', reads: ALL_BUT_DOCS },
  { name: 'check', command: 'npm run --silent check -- --strict', reads: ALL_BUT_NOTES },
  { name: 'unused', command: 'npm run --silent lint:unused', reads: CODE },
  { name: 'imports between folders', command: 'npm run --silent lint:imports', reads: CODE },
];

/** Steps of `npm test`: one engine, one base path, one page of each kind, and few cases. */
export const gate = steps('few');

/** Additional steps of `npm run test:all`: every engine, base path, page, host and installation. */
const matrix: readonly Step[] = [
  { name: 'build under /docs', command: 'npm run --silent build:docs', after: ['build'] },
  {
    name: 'WebKit',
    command: vitest('browser webkit'),
    needs: ['build'],
    programs: ['WebKit', 'WebKit driver', 'virtual screen', 'Liberation Sans'],
  },
  {
    name: 'Firefox',
    command: vitest('browser firefox'),
    needs: ['build under /docs'],
    programs: programsFor('firefox'),
  },
  {
    name: 'Chromium under /docs',
    command: vitest('browser under /docs'),
    needs: ['build under /docs'],
    programs: programsFor('chromium'),
  },
  {
    name: 'every page',
    command: vitest('browser every page'),
    needs: ['build'],
    programs: programsFor('chromium'),
  },
  {
    name: 'second engine for accessibility',
    command: vitest('browser accessibility'),
    needs: ['build'],
    programs: programsFor('chromium'),
  },
  {
    name: 'hosts',
    command: vitest('output hosts'),
    needs: ['build'],
    programs: ['Caddy', 'Apache'],
  },
  { name: 'growth of search', command: vitest('search growth'), needs: ['build'] },
  {
    name: 'what readers copy',
    command: 'tsx tests/samples/run-reader.ts',
    needs: ['build', 'packages of the samples'],
    programs: programsFor('chromium'),
  },
  {
    name: 'every project',
    command: 'tsx tests/samples/run-projects.ts --every',
    needs: ['build', 'packages of the samples'],
  },
  {
    name: 'caches, deploys and the editor',
    command: vitest('site matrix'),
    after: ['small sites'],
    programs: programsFor('chromium'),
  },
  {
    name: 'each setting, warm and cold',
    command: vitest('site settings'),
    after: ['caches, deploys and the editor'],
  },
  {
    name: 'a day of writing',
    command: 'npm run --silent test:soak',
    after: ['each setting, warm and cold'],
  },
  { name: 'offline', command: 'npm run --silent test:offline', programs: programsFor('chromium') },
  { name: 'types by the compiler that editors use', command: 'tsc --noEmit', after: ['build'] },
  {
    name: 'typed rules by ESLint',
    command: 'eslint --config eslint.typed.config.mjs . --max-warnings 0',
    after: ['build'],
  },
  { name: 'Node 22', command: 'tsx tests/other-node/run.ts 22', after: ['build under /docs'] },
  { name: 'Node 24', command: 'tsx tests/other-node/run.ts 24', after: ['Node 22'] },
  {
    name: 'planted faults',
    command: 'npm run --silent test:faults',
    needs: ['packages of the samples'],
    // Waits for these steps, because this one builds the site and several small ones.
    after: ['Node 24', 'a day of writing'],
    programs: [...programsFor('chromium headless shell'), ...programsFor('firefox'), 'nginx'],
  },
];

/** Steps of `npm run test:all`: the gate's steps with all cases, and the additional ones. */
export const all: readonly Step[] = [...steps('all'), ...matrix];

const CACHE = 'node_modules/.cache';

/**
 * Steps of `npm run test:fast`, which runs before each commit. They need no build and check only changes: unit tests
 * run if they import a changed file, and the other steps use caches. The gate runs all tests, because a test may read a
 * changed file without importing it.
 */
export const fast: readonly Step[] = [
  { name: 'unit', command: `${vitest('unit', 'unit page')} --changed` },
  { name: 'types and typed rules', command: 'oxlint' },
  {
    name: 'lint',
    command: `eslint . --max-warnings 0 --cache --cache-location ${CACHE}/eslint`,
  },
  { name: 'format', command: 'prettier --check . --cache' },
  { name: 'imports between folders', command: 'npm run --silent lint:imports' },
  { name: 'unused', command: 'npm run --silent lint:unused' },
  { name: 'content', command: vitest('content') },
  { name: 'check', command: 'npm run --silent check -- --strict' },
];
