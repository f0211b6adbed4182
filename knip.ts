import { readFileSync } from 'node:fs';
import type { KnipConfig } from 'knip';
import { parse } from 'yaml';

/** Packages whose contracts are documented in the reference, each with its compiler and, if it differs, its folder. */
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

/**
 * Lists files and packages that are used without an import. Anything else that is not imported or not declared fails
 * the gate.
 */
const config: KnipConfig = {
  // The Gatsby plugin would run Gatsby's files; they are entries below.
  gatsby: false,
  entry: [
    'gatsby-{browser,config,node,ssr}.{ts,tsx}',
    'plugins/*/gatsby-node.ts',
    // An entry of the development bundle.
    'plugins/gatsby-plugin-develop-findings/overlay/start.ts',
    // Bundled by path.
    'plugins/gatsby-plugin-content-editor/browser/start.ts',
    'src/{pages,templates}/*.tsx',
    // Loaded by every page; see `src/gatsby/runtime/first-script.ts`.
    'src/templates/start/start.ts',
    // Bundled by path in `src/build/inline-scripts.ts`.
    'src/templates/start/request-script.ts',
    // Replacements for modules of Gatsby and React, named in `replace-modules.ts`.
    'src/gatsby/{hydration/jsx-runtime,links/gatsby-link-parts,loader/{fetch-ahead,find-path},trimming/gatsby-stubs}.ts',
    // Runs in its own process, because it may crash.
    'src/build/cache/read-databases.ts',
    // Runs in worker threads.
    'plugins/gatsby-plugin-machine-readers/markdown/markdown-thread.ts',
    'plugins/gatsby-plugin-search-index/index-thread.ts',
    'plugins/gatsby-transformer-doc/compile-thread.ts',
    // Bundled by path.
    'src/commands/check-content/command.ts',
    // Bundled by path in `src/build/runs/run-files.ts`.
    'src/run/{worker/worker,program/prelude,program/no-encrypted-wallets,editor/editor}.ts',
    // Bundled by path in `src/build/offline/write-offline.ts`.
    'src/offline/worker/{worker,take-away}.ts',
    // Started by path, in its own process.
    'src/search/golden/find-missed.ts',
    // Found by its name.
    '.dependency-cruiser.mjs',
    // Named in a step of the full matrix.
    'eslint.typed.config.mjs',
    // Named by path in the test runner's configuration.
    'tests/{{browser,webkit}/global-setup,dom/{gatsby,locales,isolate-file}}.ts',
    // Started by path, under another version of Node.
    'tests/other-node/run.ts',
    // Loaded on demand, or imported only as a type, which knip does not follow.
    'src/search/dialog/open-search.tsx',
    'src/interactive/tools/kit/hex-segments.tsx',
    // Has no imports, and is read by Gatsby.
    'content/docs/**/*.mdx',
  ],
  project: [
    '*.{ts,tsx,mts,mjs}',
    '{plugins,src,tests}/**/*.{ts,tsx}',
    'content/docs/**/*.mdx',
    '!tests/samples/**',
    '!tests/site/fixtures/**',
  ],
  // The samples have their own package.json and type check.
  ignore: ['tests/samples/**'],
  ignoreDependencies: [
    // Read as files: the documented packages, and the compilers used for them.
    ...contracts.map(({ name, path }) => (path === undefined ? name : packageOf(path))),
    ...new Set(contracts.map(({ solc = '' }) => `solc-${solc}`)),
    // Opened by path, because the package declares only how to import it, not how to require it.
    'beautiful-mermaid',
    // Its scripts are served unchanged.
    'decap-cms',
    // Webpack loaders, named in rules.
    'esbuild-loader',
    'string-replace-loader',
    // Read as text, for the pages of the browser tests.
    '@guidepup/virtual-screen-reader',
    'accessibility-checker-engine',
    // Started by path, in its own process.
    'wrangler',
    // Only their types are used.
    'mdast-util-directive',
    'gatsby-plugin-algolia',
  ],
};

export default config;
