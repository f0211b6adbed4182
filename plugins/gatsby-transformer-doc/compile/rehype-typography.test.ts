import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import { expect, test } from 'vitest';
import { compileText, markupOf } from '../../../tests/compile-text';
import { rehypeBreakPoints } from './rehype-typography';

const tableOf = (cell: string) => markupOf(`| A |\n| --- |\n| ${cell} |`);

test('an identifier in a table or a heading can break between its words', () => {
  expect(tableOf('`nonfungiblePositionManager`')).toContain(
    '<code>nonfungible<wbr>Position<wbr>Manager</code>',
  );
  expect(tableOf('[`MIN_SQRT_RATIO`](https://a.example)')).toContain(
    '<code>MIN_<wbr>SQRT_<wbr>RATIO</code>',
  );
  expect(markupOf('## `MIN_SQRT_RATIO`')).toContain('<code>MIN_<wbr>SQRT_<wbr>RATIO</code>');
});

test('code that is too long for a line is marked', () => {
  const hash = `0x${'ab'.repeat(32)}`;
  expect(tableOf(`\`${hash}\``)).toContain(`<code class="long">${hash}</code>`);
  expect(tableOf('`tick`')).toContain('<code>tick</code>');
});

test('a name that browsers would break stays on one line, even among other words', () => {
  expect(markupOf('`@made/v3-core`')).toContain('<code class="whole">@made/v3-core</code>');
  expect(markupOf('`npm i @made/core`')).toContain(
    '<code>npm i <span class="whole">@made/core</span></code>',
  );
  expect(tableOf('`a-nonfungiblePosition`')).toContain(
    '<code class="whole">a-nonfungible<wbr>Position</code>',
  );
  expect(markupOf(`\`${'a/'.repeat(31)}\``)).not.toContain('class=');
});

test('a version in a table stays on one line', () => {
  expect(tableOf('from 1.1.0-beta.0 on')).toContain(
    'from <span class="whole">1.1.0-beta.0</span> on',
  );
  expect(tableOf('from 1.1.0 on')).toContain('from 1.1.0 on');
});

test('in a list of values, only a very long name can break between its words', () => {
  const value = (code: string) => {
    const tree = h(null, [h('dl', h('dd', h('code', code)))]);
    rehypeBreakPoints()(tree);
    return toHtml(tree);
  };
  expect(value('removeLiquidityETHSupportingFeeOnTransferTokens')).toBe(
    '<dl><dd><code>remove<wbr>Liquidity<wbr>ETHSupporting<wbr>Fee<wbr>On<wbr>Transfer<wbr>Tokens</code></dd></dl>',
  );
  expect(value('createAndInitializePoolIfNecessary')).not.toContain('<wbr>');
});

test('running text and fences get no break points', () => {
  expect(markupOf('`nonfungiblePositionManager`')).not.toContain('<wbr>');
  expect(markupOf('```text sketch\nnonfungiblePositionManager\n```')).not.toContain('<wbr>');
});

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

test('the sign of a number stays before it in right-to-left text', () => {
  expect(markupOf('أقل من −5 أو +3 أو (-2).')).toContain('من \u200E−5 أو \u200E+3 أو (\u200E-2).');
});

test('hyphens and code are unchanged in right-to-left text', () => {
  const text = 'المعيار ERC-20 من 1-2، ثم `−5`.';
  expect(markupOf(text)).not.toContain('\u200E');
});

test('left-to-right text gets no marks', () => {
  expect(markupOf('Less than −5.')).not.toContain('\u200E');
});
