import { encodeSqrtRatioX96, TickMath } from '@uniswap/v3-sdk';
import JSBI from 'jsbi';
import { describe, expect, it } from 'vitest';
import { fileSays, grouped, row } from './page-text';
import { big, micro, USDC, wei, WETH } from './tokens';

describe('glossary', () => {
  it('reads the price of USDC/WETH from sqrtPriceX96', () => {
    const sqrtPriceX96 = big(encodeSqrtRatioX96(String(wei), String(2000n * micro)));
    const raw = (sqrtPriceX96 * sqrtPriceX96 + (1n << 191n)) >> 192n;
    const price = Number(raw) / 1e12;
    const tick = TickMath.getTickAtSqrtRatio(JSBI.BigInt(String(sqrtPriceX96)));
    expect(USDC.sortsBefore(WETH)).toBe(true);
    fileSays(
      'content/glossary.yml',
      row('`sqrtPriceX96`', String(sqrtPriceX96)),
      row('divided by $2^{96}$', (Number(sqrtPriceX96) / 2 ** 96).toFixed(2)),
      row('squared: raw WETH per raw USDC', grouped(Number(raw))),
      `WETH per USDC | ${price} |`,
      row('inverted: USDC per WETH', grouped(1 / price)),
      row('tick', tick),
    );
  });
});
