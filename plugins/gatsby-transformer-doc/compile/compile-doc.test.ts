import { expect, test } from 'vitest';
import { mistakesIn } from '../../../tests/compile-text';

test('all mistakes in a doc are reported at once, each with its line', () => {
  const text =
    '# Title\n\n:::warn\nText.\n:::\n\n<Nothing />\n\n{expression}\n\n```solidty\na\n```\n\n[x](http://a.example) and $\\frac$';
  expect(
    mistakesIn(text)
      .map((mistake) => mistake.split(':')[0])
      .sort(),
  ).toEqual(['1', '11', '15', '15', '3', '7', '9']);
});

test('a doc that does not parse is reported with the position', () => {
  expect(mistakesIn('Text.\n\n<Tabs>\n\nText')).toEqual([
    expect.stringMatching(/^\d+:\d+ MDX: .*Tabs/),
  ]);
});
