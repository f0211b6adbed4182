// @vitest-environment jsdom
import { runInThisContext } from 'node:vm';
import { afterEach, expect, test, vi } from 'vitest';
import { bundled, type Bundle } from '../../../tests/bundled';
import { PARTS, SlimWebpackRuntimePlugin } from './slim-webpack-runtime-plugin';

const FILES = {
  'start.js': "window.fetchLate = () => import('./late');\n",
  // Reads the import by a computed property name, as React's packages do.
  'late.mjs': [
    "import * as all from './common.cjs';",
    'const key = ["na", "me"].join("");',
    'export const names = Object.keys(all).sort();',
    'export const values = [all[key], all.default.name, all.here === window];',
  ].join('\n'),
  'common.cjs': "module.exports = require('./real.cjs');\n",
  'real.cjs': "exports.name = 'common'; exports.here = global;\n",
};

const withPlugins = (plugins: SlimWebpackRuntimePlugin[]) =>
  bundled(FILES, () => ({ plugins, resolve: { extensions: ['.js', '.mjs'] } }));

interface Late {
  names: string[];
  values: unknown[];
}
type Fetching = Window & { fetchLate?: () => Promise<Late> };

/** Runs the entry. The test fires the events of the scripts that it appends. */
function start(bundle: Bundle): { fetchLate: () => Promise<Late>; asked: HTMLScriptElement[] } {
  const asked: HTMLScriptElement[] = [];
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    asked.push(script as HTMLScriptElement);
  });
  vi.spyOn(document.head, 'appendChild').mockImplementation((script) => {
    asked.push(script as unknown as HTMLScriptElement);
    return script;
  });
  run(bundle, 'app.js');
  const { fetchLate } = window as Fetching;
  if (!fetchLate) throw new Error('The entry did not run');
  return { fetchLate, asked };
}

const run = (bundle: Bundle, name: string) => void runInThisContext(bundle.get(name) ?? '');

function answer(bundle: Bundle, script: HTMLScriptElement | undefined): void {
  if (!script) throw new Error('No script was asked for');
  run(bundle, new URL(script.src).pathname.slice(1));
  script.dispatchEvent(new Event('load'));
}

/** Deletes the list of loaded chunks, which a bundle keeps on the page. */
const forgetBundle = () => Reflect.deleteProperty(window, 'webpackChunk');

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  forgetBundle();
});

test("a fetched module gets the same values as with webpack's own runtime", async () => {
  const seen: Late[] = [];
  for (const plugins of [[], [new SlimWebpackRuntimePlugin()]]) {
    const bundle = await withPlugins(plugins);
    const { fetchLate, asked } = start(bundle);
    const late = fetchLate();
    answer(bundle, asked[0]);
    const { names, values } = await late;
    seen.push({ names, values });
    forgetBundle();
  }
  expect(seen[1]).toEqual(seen[0]);
  expect(seen[1]?.values).toEqual(['common', 'common', true]);
});

test("every part replaces one of webpack's", async () => {
  const [app = ''] = (await withPlugins([new SlimWebpackRuntimePlugin()])).values();
  for (const part of Object.values(PARTS)) {
    const [firstLine = ''] = part.split('\n');
    expect(app).toContain(firstLine);
  }
  expect(app).not.toMatch(/new Function|inProgress|leafPrototypes/);
});

test('a script that is loading is requested once; a failed one is requested again', async () => {
  const bundle = await withPlugins([new SlimWebpackRuntimePlugin()]);
  const { fetchLate, asked } = start(bundle);
  const attempts = [fetchLate(), fetchLate()];
  expect(asked).toHaveLength(1);
  asked[0]?.dispatchEvent(new Event('error'));
  for (const attempt of attempts) await expect(attempt).rejects.toThrow(/Loading chunk/);
  const again = fetchLate();
  expect(asked).toHaveLength(2);
  answer(bundle, asked[1]);
  expect((await again).names).toContain('here');
});

test('a request without a response for two minutes has failed', async () => {
  const bundle = await withPlugins([new SlimWebpackRuntimePlugin()]);
  vi.useFakeTimers();
  const { fetchLate } = start(bundle);
  const late = expect(fetchLate()).rejects.toThrow(/timeout/);
  await vi.advanceTimersByTimeAsync(120_000);
  await late;
});
