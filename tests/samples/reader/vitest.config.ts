// SPDX-License-Identifier: MIT
import { defineConfig } from 'vitest/config';
import { packageRoot, repositoryRoot } from '../toolchain/paths.ts';

/** The built pages, tried as their reader would. Needs a build of the site. */
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
