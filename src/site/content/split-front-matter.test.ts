import { expect, test } from 'vitest';
import { splitFrontMatter } from './split-front-matter';

test.each<[text: string, parts: [open: string, yaml: string, close: string, body: string]]>([
  ['---\na: 1\n---\n\nText.\n', ['---\n', 'a: 1\n', '---\n', '\nText.\n']],
  ['---\r\na: 1\r\n--- \r\nText.', ['---\r\n', 'a: 1\r\n', '--- \r\n', 'Text.']],
  ['---\na: b --- c\nd: |\n  ---\n---', ['---\n', 'a: b --- c\nd: |\n  ---\n', '---', '']],
  ['---\n---\nText.\n\n---\n', ['---\n', '', '---\n', 'Text.\n\n---\n']],
])('%j is split at its --- lines', (text, [open, yaml, close, body]) => {
  expect(splitFrontMatter(text)).toEqual({ open, yaml, close, body });
});

test.each(['', 'Text.\n', '---\na: 1\n\nText.\n', '\n---\na: 1\n---\n', '\uFEFF---\na: 1\n---\n'])(
  '%j has no front matter',
  (text) => {
    expect(splitFrontMatter(text)).toBeUndefined();
  },
);
