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
])('a slug outside the section of its doc is reported: %s', (slug, address, meant) => {
  expect(warnings('sdk/fees.mdx', slug)).toEqual([
    `content/docs/sdk/fees.mdx:4:1 ${address} does not start with /sdk, although its file is in the folder of that section: write ${meant}, or move the file to the folder of another section`,
  ]);
});

test('a slug within the section of its doc is accepted', () => {
  expect(warnings('sdk/fees.mdx', '/sdk/costs')).toEqual([]);
});

test('a redirect from the address of two docs is reported with the file of the doc that gets the page', () => {
  const place = { line: 2, column: 5 };
  const { warnings: found } = siteAddressProblems(
    '/nowhere',
    [
      { file: 'content/docs/sdk/costs.mdx', path: '/sdk/fees', slugPlace: { line: 4, column: 1 } },
      { file: 'content/docs/sdk/fees.mdx', path: '/sdk/fees', slugPlace: null },
    ],
    [
      {
        fromPath: '/sdk/fees',
        toPath: '/search',
        fromPlace: { file: 'redirects.yml', ...place },
        toPlace: { file: 'redirects.yml', ...place },
      },
    ],
    { name: 'Nimbus', slug: 'nimbus' },
    [],
  );
  expect(found.map(formatProblem)).toEqual([
    expect.stringContaining('/sdk/fees is the address of content/docs/sdk/fees.mdx'),
  ]);
});
