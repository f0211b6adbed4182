import { expect, test } from 'vitest';
import { mistakesIn } from '../../../tests/compile-text';

/** Parser jargon, which messages must not contain. */
const JARGON = /acorn|U\+|Unexpected|attribute|local name|expected a/;

test.each([
  ['If a <3 then.', '1:7 MDX: this < begins a tag'],
  ['If {a then.', '1:4 MDX: this brace is never closed'],
  ['Text.\n\n{/* a', '3:1 MDX: this brace is never closed'],
  ['<RangeOrder a={] />', '1:15 MDX: this brace is never closed'],
  ['If {a b}.', "1:6 MDX: the code in these braces isn't valid"],
  ['Text.\n\n<Details summary="A">\n\nText.', '3:1 MDX: <Details> is not closed'],
  ['> <Details summary="A">\n\nText.', '1:3 MDX: <Details> is not closed'],
  ['A<br>line.', "1:2 MDX: the HTML element <br> isn't allowed"],
  ['Text.\n\n</Details>', '3:2 MDX: this closing tag has no opening tag'],
  [
    '<Details summary="A">\n\nText.\n\n</Detail>',
    "5:1 MDX: </Detail> doesn't match the open tag: write </Details> to close the tag of line 1",
  ],
  ['<!-- later -->', "1:2 MDX: an HTML comment isn't supported: write {/* … */}"],
  [
    '<https://a.example>',
    "1:8 MDX: a link in angle brackets isn't supported: write [text](address)",
  ],
  ['<a@b.example>', "1:3 MDX: a link in angle brackets isn't supported: write [text](address)"],
  ['<RangeOrder a=b />', '1:15 MDX: put the value of a prop in quotes or braces'],
  ['<RangeOrder a={} />', '1:16 MDX: the braces of this prop are empty'],
  ['<RangeOrder {a} />', '1:14 MDX: write a prop as name="text" or name={1}'],
  ['<RangeOrder', '1:12 MDX: this tag is never closed'],
  ['<RangeOrder a="b', '1:17 MDX: the quote in this prop is never closed'],
  ['import the file', '1:1'],
])('the message for %j avoids parser jargon', (text, told) => {
  const mistakes = mistakesIn(text);
  expect(mistakes).toEqual([expect.stringContaining(told)]);
  expect(mistakes.join()).not.toMatch(JARGON);
});
