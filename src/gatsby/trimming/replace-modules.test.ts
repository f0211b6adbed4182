import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { unused } from './replace-modules';

/** The third-party code in the bundle that the rules apply to. */
const SOURCES = [
  'gatsby/cache-dir',
  'gatsby/dist/utils',
  'gatsby/dist/bootstrap',
  '@emotion/react/dist',
  'react-helmet/es',
].map((folder) => join('node_modules', folder));

const scripts = SOURCES.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(folder, name), 'utf8')),
);

/** Every literal module name that these files import. */
const imported = new Set(
  scripts.flatMap((script) =>
    Array.from(
      script.matchAll(/(?:\bfrom|\bimport|\brequire)\s*\(?\s*["'`]([^"'`]+)["'`]/g),
      ([, name = '']) => name,
    ),
  ),
);

// Gatsby's own plugins are imported by a module that Gatsby generates when it builds.
const named = [
  ...imported,
  ...readdirSync('node_modules/gatsby/dist/internal-plugins').map(
    (name) => `gatsby/dist/internal-plugins/${name}/gatsby-browser`,
  ),
];

test.each(unused)('%s still stands for something', (request) => {
  expect(named.filter((name) => request.test(name))).not.toEqual([]);
});

test.each(unused)('%s gives way to a module that is there: %s', (_, replacement) => {
  expect(existsSync(join('src/gatsby', replacement))).toBe(true);
});
