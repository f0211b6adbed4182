import { expect, test } from 'vitest';
import { formatProblem } from '../../src/site/sources/content-problem';
import { syntaxProblems } from './front-matter-syntax';
import { temporaryFolder } from '../../tests/temporary-folder';

const { root, write } = temporaryFolder();

const found = (text: string) => {
  write('content/docs/guides/a.mdx', text);
  return syntaxProblems(root).map(formatProblem);
};

const fields =
  'title: A\ndescription: What the vault keeps and gives, and to whom, and when, and why.\n';

test('front matter that is not closed is named with its file, and what to write', () => {
  expect(found(`---\n${fields}\nText: [of\n`)).toEqual([
    'content/docs/guides/a.mdx:1:1 the front matter is not closed: write --- on a line of its own after its last field',
  ]);
});

test('a mistake of YAML is named with its line', () => {
  expect(found(`---\n${fields}slug: "/a\n---\n\nText.\n`)).toEqual([
    expect.stringMatching(/^content\/docs\/guides\/a\.mdx:[45]:\d+ YAML: .*quote/),
  ]);
});

test('what the YAML of gatsby-plugin-mdx alone refuses is named with its line too', () => {
  expect(found(`---\n${fields}slug: !odd /a\n---\n\nText.\n`)).toEqual([
    expect.stringMatching(/^content\/docs\/guides\/a\.mdx:4:\d+ YAML: unknown tag/),
  ]);
});

test.each([
  ['a doc in order', `---\n${fields}---\n\nText.\n`],
  ['a doc without front matter', 'Text: [of\n'],
  ['a field that is wrong, but YAML', `---\n${fields}slug: 7\n---\n\nText.\n`],
])('%s is left to the checks that name every mistake at once', (_, text) => {
  expect(found(text)).toEqual([]);
});
