// SPDX-License-Identifier: MIT
import { defineConfig } from 'vitest/config';
import { packageRoot, repositoryRoot } from '../toolchain/paths.ts';

/** Tests the built pages as their readers would. Requires a build of the site. */
export default defineConfig({
  root: packageRoot,
  server: { fs: { allow: [repositoryRoot] } },
  test: {
    include: ['reader/**/*.test.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    globalSetup: ['toolchain/prepare.ts'],
    pool: 'forks',
  },
});
