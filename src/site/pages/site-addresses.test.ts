import { expect, test } from 'vitest';
import { formatProblem } from '../sources/content-problem';
import { siteAddressProblems } from './site-addresses';

const warnings = (file: string, path: string) =>
  siteAddressProblems(
    '/nowhere',
    [{ file: `content/docs/${file}`, path, slugPlace: { line: 4, column: 1 } }],
    [],
    { name: 'Nimbus', slug: 'nimbus' },
    [],
  ).warnings.map(formatProblem);

test.each([
  ['/concepts/{product}/fees', '/concepts/nimbus/fees', '/sdk/nimbus/fees'],
  ['/fees', '/fees', '/sdk/fees'],
])('a slug outside the section of its doc is told: %s', (slug, address, meant) => {
  expect(warnings('sdk/fees.mdx', slug)).toEqual([
    `content/docs/sdk/fees.mdx:4:1 ${address} is outside the section "sdk", which the page belongs to by its folder: write ${meant}, or move the file to the folder of another section`,
  ]);
});

test('a slug within the section of its doc is right', () => {
  expect(warnings('sdk/fees.mdx', '/sdk/costs')).toEqual([]);
});
