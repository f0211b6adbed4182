// SPDX-License-Identifier: MIT
import { createRequire, isBuiltin } from 'node:module';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vitest/config';
import { packageRoot, packagesRoot, repositoryRoot, samplesRoot } from './toolchain/paths.ts';

const require = createRequire(join(packageRoot, 'package.json'));

/**
 * The widget loads only in a browser, through a bundler. Its samples are type-checked against the real package, but run
 * with a mock that records its props.
 */
const standIns: Record<string, string> = {
  '@uniswap/widgets': join(packageRoot, 'stand-ins/widgets.tsx'),
  '@uniswap/widgets/fonts.css': join(packageRoot, 'stand-ins/fonts.css'),
};

/**
 * Packages with two builds. A sample and the packages that it uses must share one build, so that they share the React
 * context.
 */
const sharedCopies: Record<string, string> = {
  '@tanstack/react-query': join(packagesRoot, '@tanstack/react-query/build/modern/index.js'),
};

/** Resolves the imports of samples, which are outside this package, as if they were inside. */
const resolveFromThisPackage: Plugin = {
  name: 'resolve-from-samples-package',
  enforce: 'pre',
  resolveId(source, importer) {
    const bare = !source.startsWith('.') && !source.startsWith('/') && !source.startsWith('\0');
    if (!bare || !importer?.startsWith(samplesRoot) || isBuiltin(source)) return null;
    return standIns[source] ?? sharedCopies[source] ?? require.resolve(source);
  },
};

export default defineConfig({
  root: packageRoot,
  plugins: [resolveFromThisPackage],
  server: { fs: { allow: [repositoryRoot] } },
  test: {
    include: ['specs/**/*.test.{ts,tsx}'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    globalSetup: ['toolchain/prepare.ts'],
    provide: { cases: process.env.EVERY_CASE ? 'all' : 'few' },
    // Test files in one process share loaded modules, because loading the SDKs takes longer than the tests.
    pool: 'forks',
    isolate: false,
    server: { deps: { inline: [/\.json$/] } },
  },
});
