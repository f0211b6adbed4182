import { beforeEach, expect, test, vi } from 'vitest';
import { currentFindings, finishedFindings } from '../../src/site/sources/report-problems';
import { allowSteadySaves } from './allow-steady-saves';
import { shortenBatches } from './shorten-batches';
import type * as Hooks from './gatsby-node';

vi.mock('./allow-steady-saves', () => ({ allowSteadySaves: vi.fn() }));
vi.mock('./shorten-batches', () => ({ shortenBatches: vi.fn() }));

const mistake = { file: 'content/docs/a.mdx', line: 7, column: 1, message: 'there is no <Chart>' };
const reporter = { error: vi.fn(), setErrorMap: vi.fn(), warn: vi.fn(), success: vi.fn() };

/** Runs a hook as Gatsby does. None of the hooks here reads other arguments. */
const run = (hook: unknown): unknown => (hook as (args: object) => unknown)({ reporter });

let hooks: typeof Hooks;

/** Simulates a fresh start of Gatsby: no round has begun, and nothing was reported. */
beforeEach(async () => {
  vi.clearAllMocks();
  vi.resetModules();
  vi.stubGlobal(Symbol.for('findings of the docs'), undefined);
  hooks = await import('./gatsby-node');
});

test('while developing, a mistake is reported once its round ends, and stays until the next round ends', () => {
  vi.stubEnv('NODE_ENV', 'development');
  run(hooks.onPreInit);
  expect(allowSteadySaves).toHaveBeenCalledOnce();
  expect(shortenBatches).toHaveBeenCalledOnce();
  run(hooks.createPages);
  currentFindings()?.push({ ...mistake, stops: true });
  expect(reporter.error).not.toHaveBeenCalled();
  run(hooks.onPreExtractQueries);
  expect(reporter.error).toHaveBeenCalledExactlyOnceWith({
    id: 'content',
    context: { sourceMessage: 'content/docs/a.mdx:7:1 there is no <Chart>' },
  });
  run(hooks.createPages);
  expect(finishedFindings()).toHaveLength(1);
  expect(reporter.success).not.toHaveBeenCalled();
  run(hooks.onPreExtractQueries);
  expect(finishedFindings()).toEqual([]);
  expect(reporter.success).toHaveBeenCalledExactlyOnceWith('no mistakes are left in the content');
});

test('a build starts no round: its mistakes end it', () => {
  vi.stubEnv('NODE_ENV', 'production');
  const before = currentFindings();
  run(hooks.onPreInit);
  run(hooks.createPages);
  expect(currentFindings()).toBe(before);
  expect(allowSteadySaves).not.toHaveBeenCalled();
});
