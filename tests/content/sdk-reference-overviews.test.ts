import { Percent, Price, WETH9 } from '@uniswap/sdk-core';
import { describe, expect, it } from 'vitest';
import { fileText, says } from './page-text';
import { raw, USDC, WETH } from './tokens';

describe('the reference overviews', () => {
  it('name the chains that have a WETH9', () => {
    const chains = Object.keys(WETH9);
    const list = `${chains.slice(0, -1).join(', ')} and ${chains.at(-1)}`;
    says('sdk/core/reference/overview', `by chain id, for ${list}`);
  });

  it('show the default rounding of each number class', () => {
    const amount = raw(USDC, 1_999_999);
    expect(amount.toFixed(2)).toBe('1.99');
    expect(amount.asFraction.divide(1_000_000).toFixed(2)).toBe('2.00');
    expect(new Percent(1_999_999, 100_000_000).toFixed(2)).toBe('2.00');
    expect(new Price(USDC, WETH, 1_000_000, String(1_999_999n * 10n ** 12n)).toFixed(2)).toBe(
      '2.00',
    );
    expect(fileText('content/docs/sdk/core/reference/enums/index.mdx')).toContain(
      'round half up; amounts round down',
    );
  });

  it.each([
    ['sdk/v3/reference', '@uniswap/v3-sdk'],
    ['sdk/core/reference', '@uniswap/sdk-core'],
  ])('list every export of the package: %s', async (folder, name) => {
    const exported = Object.keys((await import(name)) as object).filter((key) => key !== 'default');
    const text = ['overview', 'classes/index', 'enums/index']
      .map((file) => fileText(`content/docs/${folder}/${file}.mdx`))
      .join('\n');
    const missing = exported.filter((key) => !new RegExp(`\`${key}\\b`).test(text));
    expect(missing).toEqual([]);
  });
});
