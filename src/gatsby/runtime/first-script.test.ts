import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bundled } from '../../../tests/bundled';
import { EntryLayerPlugin, FIRST, keepsState, SHARED } from './first-script';

const FILES = {
  'start.js': "import { count } from './count'; import { told } from './told'; import('./late');\n",
  'late.js': "import { count } from './count'; import { told } from './told'; told(count());\n",
  'count.js': 'let now = 0;\nexport const count = () => (now += 1);\n',
  'told.js': 'export const told = (what) => console.log(`I tell ${what}`);\n',
};
const START = `${FILES['start.js']}told(count());\n`;

const layered = (shared: string[]) =>
  bundled({ ...FILES, 'start.js': START }, (folder) => ({
    entry: { app: { import: './start.js', layer: FIRST } },
    experiments: { layers: true },
    plugins: [new EntryLayerPlugin(shared.map((file) => join(folder, file)))],
  }));

/** Counts how often each script contains a text. */
const holds = (scripts: Iterable<string>, text: string) =>
  Array.from(scripts, (script) => script.split(text).length - 1);

test('the first script and a later script each have a copy of a module that they both import', async () => {
  const bundle = await layered(['count.js']);
  expect(bundle.size).toBe(2);
  expect(holds(bundle.values(), 'I tell')).toEqual([1, 1]);
});

test('shared modules are only in the first script', async () => {
  const bundle = await layered(['count.js']);
  expect([...bundle.keys()][0]).toBe('app.js');
  expect(holds(bundle.values(), 'now += 1')).toEqual([1, 0]);
});

test('two copies of a module that keeps state cause an error that names the module', async () => {
  await expect(layered([])).rejects.toThrow(/count\.js keeps state, but would be loaded twice/);
});

test.each([
  ['let on = false;', true],
  ['export let on;', true],
  ['const places = new Map<string, number>();', true],
  ['const places: Map<string, number> =\n  new Map();', true],
  ['export const places = new Set();', true],
  ['const TYPES = ["a"] as const;', false],
  ['function f() {\n  let on = false;\n}', false],
])('whether %s counts as state: %s', (text, state) => {
  expect(keepsState(text)).toBe(state);
});

test.each(SHARED)('the shared module %s exists', (file) => {
  expect(existsSync(file)).toBe(true);
});
