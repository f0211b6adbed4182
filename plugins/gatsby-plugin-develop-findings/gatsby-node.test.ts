import { beforeEach, expect, test, vi } from 'vitest';
import { currentFindings, finishedFindings } from '../../src/site/sources/findings';
import { createPages, onPreExtractQueries, onPreInit } from './gatsby-node';

const mistake = { file: 'content/docs/a.mdx', line: 7, column: 1, message: 'there is no <Chart>' };
const reporter = { error: vi.fn(), warn: vi.fn(), success: vi.fn() };

/** Runs a hook as Gatsby does; none of these reads more of its arguments. */
const run = (hook: unknown): unknown => (hook as (args: object) => unknown)({ reporter });

beforeEach(() => {
  vi.clearAllMocks();
  vi.unstubAllEnvs();
});

test('while developing, a mistake is reported once its round ends, and stays until the next round ends', () => {
  vi.stubEnv('NODE_ENV', 'development');
  run(onPreInit);
  run(createPages);
  currentFindings()?.push({ ...mistake, stops: true });
  expect(reporter.error).not.toHaveBeenCalled();
  run(onPreExtractQueries);
  expect(reporter.error).toHaveBeenCalledExactlyOnceWith(
    'content/docs/a.mdx:7:1 there is no <Chart>',
  );
  run(createPages);
  expect(finishedFindings()).toHaveLength(1);
  expect(reporter.success).not.toHaveBeenCalled();
  run(onPreExtractQueries);
  expect(finishedFindings()).toEqual([]);
  expect(reporter.success).toHaveBeenCalledExactlyOnceWith('no mistakes are left in the content');
});

test('a build starts no round: its mistakes end it', () => {
  vi.stubEnv('NODE_ENV', 'production');
  const before = currentFindings();
  run(onPreInit);
  run(createPages);
  expect(currentFindings()).toBe(before);
});
