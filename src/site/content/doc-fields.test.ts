import { expect, test } from 'vitest';
import { docFields, symbolsOfText } from './doc-fields';
import { readDocSource } from './front-matter';

const source = (more = '') =>
  readDocSource(
    'a.mdx',
    `---\ntitle: The {product} protocol\ndescription: How {product} keeps the product of its reserves from falling.\n${more}---\n`,
  );

test('the path of a doc is that of its file, or its slug, with {product} not yet replaced', () => {
  expect(docFields('concepts/protocol.mdx', source())).toEqual({
    id: 'concepts/protocol',
    path: '/concepts/protocol',
    slugPlace: null,
    section: 'concepts',
    title: 'The {product} protocol',
    description: 'How {product} keeps the product of its reserves from falling.',
    sidebarLabel: 'The {product} protocol',
    draft: false,
    search: true,
    asks: [],
    askPlaces: [],
    file: 'content/docs/concepts/protocol.mdx',
    symbols: [],
  });
  const fields = docFields(
    'concepts/protocol.mdx',
    source('slug: /concepts/{product}-protocol\nsidebar_label: "{product}"\n'),
  );
  expect([fields.path, fields.sidebarLabel]).toEqual(['/concepts/{product}-protocol', '{product}']);
  expect(fields.slugPlace).toEqual({ line: 4, column: 1 });
});

test('the position of each question in the file is recorded', () => {
  const { asks, askPlaces } = docFields(
    'concepts/protocol.mdx',
    source('asks:\n  - What is a reserve?\n  - Why does the product not fall?\n'),
  );
  expect(asks).toEqual(['What is a reserve?', 'Why does the product not fall?']);
  expect(askPlaces).toEqual([
    { line: 5, column: 5 },
    { line: 6, column: 5 },
  ]);
});

test('the path of a file called index is that of its folder', () => {
  expect(docFields('sdk/index.mdx', source()).path).toBe('/sdk');
  expect(docFields('sdk/my-index.mdx', source()).path).toBe('/sdk/my-index');
});

test('the symbols of a doc are found in its text, in order and without duplicates', () => {
  const text = [
    '<ApiReference package="@made/core" symbol="Vault">',
    '<Member name="deposit">Words.</Member>',
    '</ApiReference>',
    '<ApiReference symbol="Token"\n  package="@made/core" members={["a"]} />',
    '<ApiReference package="@made/core" symbol="Vault" />',
  ].join('\n\n');
  expect(symbolsOfText(text)).toEqual(['@made/core/Vault', '@made/core/Token']);
});

test('a symbol in a fence or without a name is ignored', () => {
  expect(
    symbolsOfText(
      '```mdx\n<ApiReference package="a" symbol="B" />\n```\n\n<ApiReference package="a" />',
    ),
  ).toEqual([]);
});
