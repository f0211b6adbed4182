import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { shippedPackages } from '../../src/build/licences/shipped-packages';
import { folder, read } from './built-site';

const shipped = shippedPackages(process.cwd(), folder);
const reviewed = parse(readFileSync('docs/packages-of-readers.yml', 'utf8')) as Record<
  string,
  string
>;

test('readers receive the packages that were looked at, under their licences, and no other', () => {
  const licences = shipped.map(({ name, licence }): [string, string] => [name, licence]);
  expect(Object.fromEntries(licences)).toEqual(reviewed);
});

test('every script of the bundler has a source map, which lists its packages', () => {
  const scripts = readdirSync(folder).filter((name) => /-[0-9a-f]+\.js$/.test(name));
  expect(scripts.length).toBeGreaterThan(20);
  expect(scripts.filter((name) => !existsSync(join(folder, `${name}.map`)))).toEqual([]);
});

test('licences.txt has each package with its version, and its license text if it has one', () => {
  const text = read('licences.txt');
  for (const { name, version, text: own = '' } of shipped) {
    expect(text).toContain(`${name} ${version}\n`);
    expect(text).toContain(own);
  }
  expect(text).toContain('SIL OPEN FONT LICENSE');
});
