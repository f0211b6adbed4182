import { expect, test } from 'vitest';
import { compileText } from '../../../tests/compile-text';

const htmlOf = (text: string) =>
  compileText(text)
    .body.map((node) => (typeof node === 'object' && 'html' in node ? node.html : ''))
    .join('');

test.each([
  ['code in a line', 'Call `mint`.', '<code translate="no">mint</code>'],
  ['a block of code', '```ts sketch\nlet a;\n```', /<pre[^>]*><code translate="no">/],
  ['the title of a block', '```ts title="pool.ts" sketch\nlet a;\n```', /translate="no">pool\.ts</],
  ['a formula in a line', 'Of $x$.', '<span class="math-inline" translate="no">'],
  ['a formula of its own', '$$\nx\n$$', /<div class="math-block"[^>]*translate="no"/],
])('a browser that translates the page leaves %s as it is', (_, text, marked) => {
  expect(htmlOf(text)).toMatch(marked);
});
