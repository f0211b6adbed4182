import { expect, test } from 'vitest';
import { compileText, mistakesIn } from '../../../tests/compile-text';
import { problemsOf } from '../../../tests/problems-of';

test.each([
  [':::note Title\nText.\n:::', "1:1 this line doesn't open an admonition: write :::note[Title]"],
  [
    ':::note Title\n\nText.\n\n:::',
    "1:1 this line doesn't open an admonition: write :::note[Title]",
  ],
  ['::: note\nText.\n:::', "1:1 this line doesn't open an admonition: write :::note"],
  [
    'Text.\n\n:::',
    "3:1 this line doesn't close an admonition: remove it, or open one above with :::note",
  ],
  [
    'A :note[x] here.',
    '1:3 an admonition opens with three colons, on a line of its own: write :::note[x]',
  ],
  ['::tip[x]', '1:1 an admonition opens with three colons, on a line of its own: write :::tip[x]'],
  [
    'Text.\n\n:::note\nText.\n\n## More',
    '3:1 this admonition is never closed: write ::: on a line of its own below its text',
  ],
  [
    'Text.\n\n```text\na\n\nb',
    '3:1 this code block is never closed: write ``` on a line of its own below it',
  ],
  ['$$\na\n\nb', '1:1 this formula is never closed: write $$ on a line of its own below it'],
  ['Pay $5 and $10.', '1:5 "$5 and $" is read as a formula: for an amount of money, write \\$'],
  [
    '## A b {/* #a b */}',
    '1:8 an anchor is one word of letters, digits and hyphens: write {/* #a-b */}',
  ],
  [
    'Text. {/* #a-b */}',
    "1:7 {/* #a-b */} sets an anchor, but isn't in a heading: write it at the end of a heading",
  ],
  ['See [x]().', '1:5 the link [x]() has no address: write one in the parentheses'],
  [
    'See [](/y).',
    '1:5 the link [](/y) has no text: write the name of the target between its brackets',
  ],
  [
    'See [x](https://).',
    '1:5 the link [x](https://) has no host: write the whole address, such as https://example.com',
  ],
  [
    'See\n[the fees][fees].',
    '2:1 the link [the fees][fees] has no address: write [the fees](/address), or add a line "[fees]: /address" to the page; to show the brackets as text, write \\[',
  ],
  [
    'Fees[^1] are low.',
    '1:5 the footnote [^1] has no text: at the end of the page, add a line "[^1]: The text of the note."',
  ],
  ['{/* nothing yet */}', '1:1 the page has no text: write some below the front matter'],
  ['', '1:1 the page has no text: write some below the front matter'],
])('%j is reported', (text, mistake) => {
  expect(mistakesIn(text)).toEqual([mistake]);
});

test.each([
  ':::note[Title]\nText.\n:::',
  '> :::note\n> Text.\n> :::',
  '- one\n\n  ```text\n  a\n  ```\n',
  '> ```text\n> a\n> ```',
  '~~~text\na\n~~~',
  '````text\n```\n````',
  '$$\na\n$$',
  'It costs \\$5 and \\$10, or $x$ and $y + 1$.',
  'It costs $5.',
  '## A {/* #a-b */}',
  'Text. {/* #1 is first, as of today */ }',
  '[the fees][fees]\n\n[fees]: /fees',
  'Fees[^1] are low.\n\n[^1]: A note.',
  'Read `a[i][j]` and a\\[i]\\[j] and uint256[] here, [sic].',
  '[a file](https://a.example/b.mdx)',
  '[here](#c)',
])('%j is accepted', (text) => {
  expect(mistakesIn(text)).toEqual([]);
});

test('a mistake with an unambiguous correction has a fix for `npm run check -- --fix`', () => {
  const problems = problemsOf(() => compileText('::: note Title\n\nText.\n\n:::'));
  expect(problems).toMatchObject([{ fix: { from: '::: note Title', to: ':::note[Title]' } }]);
});
