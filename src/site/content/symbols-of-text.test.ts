import { expect, test } from 'vitest';
import { symbolsOfText } from './symbols-of-text';

test('the symbols of a doc are found in its text, in order and once', () => {
  const text = [
    '<ApiReference package="@made/core" symbol="Vault">',
    '<Member name="deposit">Words.</Member>',
    '</ApiReference>',
    '<ApiReference symbol="Token"\n  package="@made/core" members={["a"]} />',
    '<ApiReference package="@made/core" symbol="Vault" />',
  ].join('\n\n');
  expect(symbolsOfText(text)).toEqual(['@made/core/Vault', '@made/core/Token']);
});

test('what a fence shows, or what lacks a name, is no symbol of the doc', () => {
  expect(
    symbolsOfText(
      '```mdx\n<ApiReference package="a" symbol="B" />\n```\n\n<ApiReference package="a" />',
    ),
  ).toEqual([]);
});
