import { expect, test } from 'vitest';
import { compileText, markupOf, mistakesIn } from '../../../tests/compile-text';

const product = { name: 'Nimbus & Co', slug: 'nimbus' };

test('{product} becomes the name in prose, headings and descriptions of figures', () => {
  const files = { 'content/figures/a.svg': '<svg viewBox="0 0 480 10"><path d="M0 0"/></svg>' };
  const text =
    '{product}\n\n## What {product} is\n\nIn **{product}**.\n\n![How {product} works](figures/a.svg)';
  const { headings } = compileText(text, { product, files });
  expect(headings).toEqual([{ id: 'what-nimbus--co-is', depth: 2, text: 'What Nimbus & Co is' }]);
  const html = markupOf(text, { product, files });
  expect(html).toContain('<p>Nimbus &#x26; Co</p>');
  expect(html).toContain('<strong>Nimbus &#x26; Co</strong>');
  expect(html).toContain('aria-label="How Nimbus &amp; Co works"');
  expect(html).not.toContain('{product}');
});

test('{product} becomes the slug in an address', () => {
  const text = '[one](/concepts/{product}-protocol) and [two][ref]\n\n[ref]: /{product}';
  expect(compileText(text, { product }).links.map(({ href }) => href)).toEqual([
    '/concepts/nimbus-protocol',
    '/nimbus',
  ]);
});

test('a comment is removed', () => {
  expect(markupOf('Text {/* a note */} goes on.\n\n{/* alone */}')).toBe('<p>Text  goes on.</p>');
});

test.each([
  ['Text {name}.', '1:6 the expression {name} is not allowed: only {product} and comments are'],
  ['{1 + 1}', '1:1 the expression {1 + 1} is not allowed'],
  ['Text.\n\nimport a from "a"', "3:1 a page can't import or export"],
  ['export const a = 1', "1:1 a page can't import or export"],
])('%j is reported', (text, mistake) => {
  expect(mistakesIn(text)).toEqual([expect.stringContaining(mistake)]);
});

test('the message for an unescaped brace explains how to escape it', () => {
  expect(mistakesIn('Text { not code.')).toEqual([
    expect.stringMatching(/^1:6 MDX: this brace is never closed: .*write \\< or \\\{/),
  ]);
  expect(mistakesIn('Line.\n\nIf 1 <2 then')).toEqual([
    expect.stringMatching(/^3:7 MDX: this < begins a tag.*write \\< or \\\{/),
  ]);
});

const identifiers = {
  packageScopes: { '@uniswap': '@nimbus', '@web3-react': '@web3-react' },
  contractPrefixes: { Uniswap: 'Nimbus' },
};

test('published names in code are replaced by those in the settings', () => {
  const html = markupOf(
    'Call `UniswapV3Pool` or `IUniswapV3Pool` of `@uniswap/v3-sdk`, not `PreUniswapper`.\n\n```text sketch\nUniswapV3Factory\n```',
    { identifiers },
  ).replaceAll('<wbr>', '');
  for (const shown of ['NimbusV3Pool', 'INimbusV3Pool', '@nimbus/v3-sdk', 'NimbusV3Factory']) {
    expect(html).toContain(shown);
  }
  expect(html).toContain('PreUniswapper');
});
