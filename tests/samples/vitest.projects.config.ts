// SPDX-License-Identifier: MIT
import { defineConfig } from 'vitest/config';
import { packageRoot } from './toolchain/paths.ts';

/** The downloads of the built site: installed from the registry, compiled and run. */
export default defineConfig({
  root: packageRoot,
  test: {
    include: ['projects/**/*.test.ts'],
    // Far beyond what a slow registry needs: only what hangs ends by it.
    testTimeout: 900_000,
    hookTimeout: 300_000,
    globalSetup: ['toolchain/prepare.ts'],
    maxConcurrency: 2,
  },
});
