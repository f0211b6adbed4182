import { defineConfig } from 'vitest/config';

/** One project for each kind of test; `tests/gate.ts` runs them in order. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'plugins/**/*.test.ts'],
        },
      },
      { test: { name: 'content', include: ['tests/content/**/*.test.ts'] } },
      {
        test: {
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
          fileParallelism: false,
        },
      },
      { test: { name: 'output', include: ['tests/output/**/*.test.ts'] } },
      { test: { name: 'search', include: ['tests/search/**/*.test.ts'], testTimeout: 60_000 } },
      {
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: ['tests/browser/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 180_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
