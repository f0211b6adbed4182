import { expect, test, vi } from 'vitest';
import { temporaryFolder, writeFiles } from '../../../tests/temporary-folder';
import { mdxParser } from '../../site/content/mdx-parser';
import { formatProblem } from '../../site/sources/content-problem';
import { termProblems } from './term-problems';

const DICTIONARY = 'words: [Renderize]\ninstead: { smallest units?: base unit }\n';
const DOC = '---\ntitle: Amounts\n---\n\nThe `smallest unit` is\nthe smallest unit.\n';

const { root } = temporaryFolder();

const reported = (files: Record<string, string>) => {
  writeFiles(root, files);
  return termProblems(root, Object.keys(files)).map(formatProblem);
};

test('reports words of docs and data files, but not those in code and in other files', () => {
  expect(
    reported({
      'content/dictionary.yml': DICTIONARY,
      'content/docs/amounts.mdx': DOC,
      'content/errors.yml': "- code: smallest unit\n  fix: 'Pass smallest units.'\n",
      'content/synonyms.yml': '- [smallest unit, wei]\n',
    }),
  ).toEqual([
    'content/docs/amounts.mdx:6:5 write "base unit", not "smallest unit"',
    'content/errors.yml:2:14 write "base unit", not "smallest units"',
  ]);
});

test('reports American spelling, except of words in the dictionary', () => {
  const files = {
    'content/dictionary.yml': DICTIONARY,
    'content/docs/a.mdx': 'Renderize and initialize.\n',
  };
  expect(reported(files)).toEqual(['content/docs/a.mdx:1:15 write "initialise", not "initialize"']);
});

test('reports nothing without a dictionary, or in a file whose syntax is wrong', () => {
  expect(reported({ 'content/docs/amounts.mdx': DOC })).toEqual([]);
  expect(
    reported({ 'content/dictionary.yml': 'instead: [\n', 'content/docs/amounts.mdx': DOC }),
  ).toEqual([]);
  expect(
    reported({
      'content/dictionary.yml': DICTIONARY,
      'content/docs/amounts.mdx': '<Open\n\nThe smallest unit.\n',
    }),
  ).toEqual([]);
});

test('does not hide a bug in the parser', () => {
  const parse = vi.spyOn(mdxParser, 'parse').mockImplementation(() => {
    throw new TypeError('a bug');
  });
  try {
    expect(() =>
      reported({ 'content/dictionary.yml': DICTIONARY, 'content/docs/amounts.mdx': DOC }),
    ).toThrow('a bug');
  } finally {
    parse.mockRestore();
  }
});
