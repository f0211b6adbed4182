import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { webpack } from 'webpack';
import { namesAloneRule, namesAndMessagesRule, namesRule, readNames } from './write-names-out';

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
  const folder = mkdtempSync(join(tmpdir(), 'names-'));
  const names = ["export const MENU = 'data-menu';", "export const KINDS = { note: 'Note' };"];
  writeFileSync(join(folder, 'names.ts'), names.join('\n'));
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
    resourcePath: join(folder, 'menu.ts'),
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
  expect(depends).toEqual([join(folder, 'names.ts')]);
  rmSync(folder, { recursive: true });
});

test('a site that gets a second locale takes no module from the cache of the first', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'locales-'));
  writeFileSync(
    join(folder, 'start.ts'),
    "import { message } from './message';\nconsole.log(message('Close'));",
  );
  writeFileSync(join(folder, 'message.ts'), 'export const message = (text) => translated[text];');
  const build = async (rule: object) => {
    const compiler = webpack({
      mode: 'production',
      context: folder,
      entry: './start.ts',
      output: { path: join(folder, 'out') },
      module: { rules: [{ ...rule, include: [folder] }] },
      resolve: { extensions: ['.ts'] },
      resolveLoader: { modules: [resolve('node_modules')] },
      cache: { type: 'filesystem', cacheDirectory: join(folder, 'cache') },
    });
    await new Promise((done, failed) =>
      compiler.run((error, stats) =>
        stats && !stats.hasErrors() ? done(stats) : failed(error ?? new Error(stats?.toString())),
      ),
    );
    await new Promise((done) => compiler.close(done));
    return readFileSync(join(folder, 'out/main.js'), 'utf8');
  };
  expect(await build(namesAndMessagesRule)).toBe('console.log("Close");');
  expect(await build(namesAloneRule)).toContain('translated');
  expect(await build(namesAndMessagesRule)).toBe('console.log("Close");');
  rmSync(folder, { recursive: true });
});
