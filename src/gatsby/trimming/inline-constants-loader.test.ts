import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { webpack } from 'webpack';
import {
  namesAloneRule,
  namesAndMessagesRule,
  namesRule,
  readNames,
} from './inline-constants-loader';
import { temporaryFolder } from '../../../tests/temporary-folder';

const { root: folder, at, read: readFile, write } = temporaryFolder();
const NAMES = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => /(?:^|\/)names\.ts$/.test(path))
  .map((path) => join('src', path));

test('the rooms have names', () => {
  expect(NAMES.length).toBeGreaterThan(20);
});

test.each(NAMES)('every string of %s is read as it is', async (file) => {
  const module = (await import(resolve(file))) as Record<string, unknown>;
  const strings = Object.entries(module).filter(([, value]) => typeof value === 'string');
  const read = Array.from(readNames(readFileSync(file, 'utf8')), ([name, value]) => [
    name,
    value.slice(1, -1),
  ]);
  expect(Object.fromEntries(read)).toEqual(Object.fromEntries(strings));
});

test('what is imported is written out; the rest, types and other imports stay, each in its line', () => {
  const names = ["export const MENU = 'data-menu';", "export const KINDS = { note: 'Note' };"];
  write('names.ts', names.join('\n'));
  const source = [
    "import { CONTENT } from '../content';",
    'import {',
    '  KINDS,',
    '  MENU,',
    "} from './names';",
    "import type { Kind } from './names';",
    'export const menu = `[${MENU}]`;',
  ].join('\n');
  const depends: string[] = [];
  const { search, replace } = namesRule.options;
  const loader = {
    resourcePath: at('menu.ts'),
    addDependency: (file: string) => depends.push(file),
  };
  expect(source.replace(search, replace.bind(loader)).split('\n')).toEqual([
    "import { CONTENT } from '../content';",
    "const MENU = 'data-menu'; import { KINDS } from './names';",
    '',
    '',
    '',
    "import type { Kind } from './names';",
    'export const menu = `[${MENU}]`;',
  ]);
  expect(depends).toEqual([at('names.ts')]);
});

test('a site with a new second locale reuses no module from the cache for one locale', async () => {
  write('start.ts', "import { message } from './message';\nconsole.log(message('Close'));");
  write('message.ts', 'export const message = (text) => translated[text];');
  const build = async (rule: object) => {
    const compiler = webpack({
      mode: 'production',
      context: folder,
      entry: './start.ts',
      output: { path: at('out') },
      module: { rules: [{ ...rule, include: [folder] }] },
      resolve: { extensions: ['.ts'] },
      resolveLoader: { modules: [resolve('node_modules')] },
      cache: { type: 'filesystem', cacheDirectory: at('cache') },
    });
    await new Promise((done, failed) =>
      compiler.run((error, stats) =>
        stats && !stats.hasErrors() ? done(stats) : failed(error ?? new Error(stats?.toString())),
      ),
    );
    await new Promise((done) => compiler.close(done));
    return readFile('out/main.js');
  };
  expect(await build(namesAndMessagesRule)).toBe('console.log("Close");');
  expect(await build(namesAloneRule)).toContain('translated');
  expect(await build(namesAndMessagesRule)).toBe('console.log("Close");');
});
