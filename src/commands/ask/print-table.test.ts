import { expect, test } from 'vitest';
import { answerTables } from '../../site/queries/query-answers';
import { printTables } from './print-table';

const printed = (data: object) => printTables(answerTables(data));

test('each node is a row, with its position in a form that editors can open', () => {
  const nodes = [
    { term: 'Tick', file: 'content/glossary.yml', line: 3 },
    { term: 'Active liquidity', file: 'content/glossary.yml', line: 12 },
  ];
  expect(printed({ allGlossaryTerm: { nodes } })).toBe(
    `term              file
----------------  -----------------------
Tick              content/glossary.yml:3
Active liquidity  content/glossary.yml:12

2 rows.`,
  );
});

test('each entry of a list is a row with the fields of its node', () => {
  const links = [
    { line: 3, column: 5, href: '/a' },
    { line: 9, column: 1, href: '/b' },
  ];
  expect(answerTables({ allDoc: { nodes: [{ file: 'a.mdx', links }] } })).toEqual([
    {
      name: 'allDoc',
      rows: [
        { 'links.href': '/a', file: 'a.mdx:3:5' },
        { 'links.href': '/b', file: 'a.mdx:9:1' },
      ],
    },
  ]);
});

test('a node whose list is empty still has a row', () => {
  const nodes = [{ name: 'Pool', pages: [] }];
  expect(answerTables({ allApiSymbol: { nodes } })[0]?.rows).toEqual([{ name: 'Pool' }]);
});

test('text, numbers, booleans and lists of text are shown as they are, and null as an empty cell', () => {
  const doc = { title: 'A', words: 0, draft: false, inSidebar: ['a', 'b'], editUrl: null };
  expect(answerTables({ doc })[0]?.rows).toEqual([
    { title: 'A', words: '0', draft: 'false', inSidebar: 'a, b', editUrl: '' },
  ]);
});

test('an empty part of an answer is shown as "None.", under its name if there are several parts', () => {
  expect(printed({ doc: null })).toBe('None.');
  expect(printed({ doc: { linkedFrom: [] } })).toBe('None.');
  expect(printed({ one: { nodes: [] }, other: { nodes: [{ a: 1 }] } })).toBe(
    'one\n\nNone.\n\nother\n\na\n-\n1\n\n1 row.',
  );
});
