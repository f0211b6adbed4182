import { readdirSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeProjects } from './write-projects';
import { temporaryFolder } from '../../tests/temporary-folder';

const { root: folder, at } = temporaryFolder();

const project = (name: string, ...files: [string, string][]) => ({ name, files: new Map(files) });
const bytes = (name: string) => readFileSync(at(`downloads/${name}`));

test('the same files give the same bytes, in any order, year and time zone', () => {
  writeProjects(folder, [project('a', ['x.ts', '1'], ['y.ts', '2'])]);
  const first = bytes('a.zip');
  writeProjects(folder, [project('a', ['y.ts', '2'], ['x.ts', '1'])]);
  expect(bytes('a.zip').equals(first)).toBe(true);
  const code = `
    const { zipProject } = require(${JSON.stringify(join(import.meta.dirname, '../../src/site/projects/zip-project.ts'))});
    const files = new Map([['x.ts', '1'], ['y.ts', '2']]);
    process.stdout.write(zipProject({ name: 'a', files }));`;
  for (const TZ of ['Pacific/Kiritimati', 'America/Los_Angeles']) {
    const args = ['--require', 'tsx/cjs', '-e', code];
    expect(
      execFileSync(process.execPath, args, { env: { ...process.env, TZ } }).equals(first),
    ).toBe(true);
  }
});

test('an unchanged zip is left as it is; a changed one is written, and one without a page goes', () => {
  writeProjects(folder, [project('a', ['x.ts', '1']), project('b', ['x.ts', '1'])]);
  const old = new Date(2001, 1, 1);
  const timeOf = (name: string) => statSync(at(`downloads/${name}`)).mtime.getTime();
  for (const name of ['a.zip', 'b.zip']) utimesSync(at(`downloads/${name}`), old, old);
  writeProjects(folder, [project('a', ['x.ts', '1']), project('b', ['x.ts', '2'])]);
  expect(timeOf('a.zip')).toBe(old.getTime());
  expect(timeOf('b.zip')).not.toBe(old.getTime());
  writeProjects(folder, [project('a', ['x.ts', '1'])]);
  expect(readdirSync(at('downloads'))).toEqual(['a.zip']);
});
