import { readFileSync } from 'node:fs';
import type { KnipConfig } from 'knip';
import { parse } from 'yaml';

/** Packages whose contracts the reference documents, each with its compiler and, where it differs, its folder. */
const contracts = (
  parse(readFileSync('content/reference/packages.yml', 'utf8')) as {
    name: string;
    solc?: string;
    path?: string;
  }[]
).filter(({ solc }) => solc !== undefined);

/** `node_modules/@a/b/lib` → `@a/b`. */
const packageOf = (path: string): string =>
  /^node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? path;

/** What is used where no import says so; everything else that is not imported, or not declared, fails the gate. */
const config: KnipConfig = {
  // Its reader of Gatsby's files would run them; they are entries below.
  gatsby: false,
  entry: [
    'gatsby-{browser,config,node,ssr}.{ts,tsx}',
    'plugins/*/gatsby-node.ts',
    // An entry of the bundle that develop makes.
    'plugins/gatsby-plugin-develop-findings/overlay/start.ts',
    // Bundled by its path.
    'plugins/gatsby-plugin-content-editor/browser/start.ts',
    'src/{pages,templates}/*.tsx',
    // What pages load: see `src/gatsby/runtime/first-script.ts`.
    'src/templates/start/start.ts',
    // Put in the place of modules of Gatsby's and React's, which `leave-out-unused.ts` and `join-texts.ts` name.
    'src/gatsby/{hydration/jsx-runtime,links/gatsby-link-parts,loader/{fetch-ahead,find-path},trimming/{never-equal,unused-runtime}}.ts',
    // Run in a process of its own, since it may crash.
    'src/build/cache/read-databases.ts',
    // Run in threads.
    'plugins/gatsby-transformer-doc/compile-thread.ts',
    // Bundled by its path.
    'src/check-content/command.ts',
    // Bundled by their paths: `src/build/runs/run-files.ts`.
    'src/run/{worker/worker,program/prelude,editor/editor}.ts',
    // Bundled by their paths: `src/build/offline/worker-script.ts`.
    'src/offline/worker/{worker,take-away}.ts',
    // Started by its path, as a process of its own.
    'src/search/golden/find-missed.ts',
    // Found by its name.
    '.dependency-cruiser.mjs',
    // Named in a step of the whole matrix.
    'eslint.typed.config.mjs',
    // Named by path in the test runner's configuration.
    'tests/{{browser,webkit}/global-setup,dom/{gatsby,locales,isolate-file}}.ts',
    // Started by its path, under another Node.
    'tests/other-node/run.ts',
    // Loaded when wanted, or read by its type alone, which knip does not follow.
    'src/search/dialog/open-search.tsx',
    'src/interactive/tools/kit/hex-segments.tsx',
    // Imports nothing, and Gatsby reads it.
    'content/docs/**/*.mdx',
  ],
  project: [
    '*.{ts,tsx,mts,mjs}',
    '{plugins,src,tests}/**/*.{ts,tsx}',
    'content/docs/**/*.mdx',
    '!tests/samples/**',
    '!tests/site/fixtures/**',
  ],
  // The samples have a package.json and a type check of their own.
  ignore: ['tests/samples/**'],
  ignoreDependencies: [
    // Read as files: what the reference documents, and the compilers that it is compiled with.
    ...contracts.map(({ name, path }) => (path === undefined ? name : packageOf(path))),
    ...new Set(contracts.map(({ solc = '' }) => `solc-${solc}`)),
    // Opened by path: the one is no module that Node can import, the other runs outside a build.
    'beautiful-mermaid',
    // Its scripts are served as they are.
    'decap-cms',
    // Loaders of webpack's, named in rules.
    'esbuild-loader',
    'string-replace-loader',
    // Read as text, for the pages of the browser tests.
    '@guidepup/virtual-screen-reader',
    'accessibility-checker-engine',
    // Started by their path, in a process of their own.
    'wrangler',
    // Its schemas alone, which a test reads as files.
    '@cyclonedx/cyclonedx-library',
    // Its types alone.
    'mdast-util-directive',
    'gatsby-plugin-algolia',
  ],
};

export default config;
