import { expect, test } from 'vitest';
import { mistakesIn } from '../../../tests/compile-text';

/** Parser jargon, which messages must not contain. */
const JARGON = /acorn|U\+|Unexpected|attribute|local name|expected a/;

test.each([
  ['If a <3 then.', '1:7 MDX: this < begins a tag'],
  ['If {a then.', '1:4 MDX: this brace is never closed'],
  ['Text.\n\n{/* a', '3:1 MDX: this brace is never closed'],
  ['<RangeOrder a={] />', '1:15 MDX: this brace is never closed'],
  ['If {a b}.', '1:6 MDX: what stands between these braces cannot be read'],
  ['Text.\n\n<Details summary="A">\n\nText.', '3:1 MDX: <Details> is not closed'],
  ['> <Details summary="A">\n\nText.', '1:3 MDX: <Details> is not closed'],
  ['A<br>line.', '1:2 MDX: the HTML element <br> is not part of our Markdown'],
  ['Text.\n\n</Details>', '3:2 MDX: this closes a tag that is not open'],
  [
    '<Details summary="A">\n\nText.\n\n</Detail>',
    '5:1 MDX: </Detail> closes a tag that is not open: write </Details>, for that of line 1',
  ],
  ['<!-- later -->', '1:2 MDX: a comment is written {/* … */}'],
  ['<https://a.example>', '1:8 MDX: a link is written [text](address)'],
  ['<a@b.example>', '1:3 MDX: a link is written [text](address)'],
  ['<RangeOrder a=b />', '1:15 MDX: the value of a prop stands in quotes or braces'],
  ['<RangeOrder a={} />', '1:16 MDX: there is nothing between the braces of this prop'],
  ['<RangeOrder {a} />', '1:14 MDX: a prop is written name="text" or name={1}'],
  ['<RangeOrder', '1:12 MDX: this tag is never closed'],
  ['<RangeOrder a="b', '1:17 MDX: the quote of this prop is never closed'],
  ['import the file', '1:1'],
])('%j is told in words for writers', (text, told) => {
  const mistakes = mistakesIn(text);
  expect(mistakes).toEqual([expect.stringContaining(told)]);
  expect(mistakes.join()).not.toMatch(JARGON);
});
