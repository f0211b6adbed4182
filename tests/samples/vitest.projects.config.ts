// SPDX-License-Identifier: MIT
import { defineConfig } from 'vitest/config';
import { packageRoot } from './toolchain/paths.ts';

/** Tests the downloads of the built site: installs them from the registry, compiles and runs them. */
export default defineConfig({
  root: packageRoot,
  test: {
    include: ['projects/**/*.test.ts'],
    // Far more than a slow registry needs; only a hanging test reaches it.
    testTimeout: 900_000,
    hookTimeout: 300_000,
    globalSetup: ['toolchain/prepare.ts'],
    maxConcurrency: 2,
  },
});
