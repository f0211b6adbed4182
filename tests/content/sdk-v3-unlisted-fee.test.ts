import { CurrencyAmount, Percent, Token } from '@uniswap/sdk-core';
import {
  nearestUsableTick,
  NonfungiblePositionManager,
  Pool,
  Position,
  TICK_SPACINGS,
  TickListDataProvider,
  TickMath,
} from '@uniswap/v3-sdk';
import { afterEach, describe, expect, it } from 'vitest';
import { addTier } from '../../content/samples/sdk/v3/add-tier';
import { fileText, rowsOf } from './page-text';

const page = fileText('content/docs/sdk/v3/reference/enums/FeeAmount.mdx');
/** The tiers in the page's table: fee, tick spacing, step size and widest range. */
const tiers = rowsOf(page).flatMap(([fee = '', , spacing, step = '', range = '']) => {
  const [, amount, percent] = /^(\d+), or ([\d.]+)%$/.exec(fee) ?? [];
  return amount ? [{ fee: Number(amount), percent, spacing: Number(spacing), step, range }] : [];
});

const tokens = [1, 2].map((n) => new Token(1, `0x${String(n).padStart(40, '0')}`, 18)) as [
  Token,
  Token,
];
const price = TickMath.getSqrtRatioAtTick(0);
const ticks = (spacing: number) => [
  { index: -spacing, liquidityNet: 1_000_000, liquidityGross: 1_000_000 },
  { index: spacing, liquidityNet: -1_000_000, liquidityGross: 1_000_000 },
];

describe('a fee that FeeAmount does not list', () => {
  it('is in the table of the page', () => {
    expect(tiers.map(({ fee }) => fee)).toEqual([200, 300, 400, 2500]);
  });

  describe.each(tiers)('$fee', ({ fee, percent, spacing, step, range }) => {
    const tier = fee as never;
    const swap = (pool: Pool) => pool.getOutputAmount(CurrencyAmount.fromRawAmount(tokens[0], 100));
    const position = () =>
      new Position({
        pool: new Pool(...tokens, tier, price, 1_000_000, 0),
        liquidity: 1_000,
        tickLower: -spacing,
        tickUpper: spacing,
      });
    const withArray = () => new Pool(...tokens, tier, price, 1_000_000, 0, ticks(spacing));
    afterEach(() => {
      Reflect.deleteProperty(TICK_SPACINGS, fee);
    });

    it('has the numbers on the page', () => {
      expect(Number(percent)).toBe(fee / 10_000);
      expect(step).toBe(`${((1.0001 ** spacing - 1) * 100).toFixed(2)}%`);
      expect(range).toBe(`±${nearestUsableTick(TickMath.MAX_TICK, spacing)}`);
    });

    it('fails as the page describes, until its spacing is added', async () => {
      expect(new Pool(...tokens, tier, price, 1, 0).tickSpacing).toBeUndefined();
      expect(position).toThrow('Invariant failed: TICK_LOWER');
      expect(withArray).toThrow('Invariant failed: TICK_SPACING_NONZERO');
      const provider = new TickListDataProvider(ticks(spacing), spacing);
      const pool = new Pool(...tokens, tier, price, 1_000_000, 0, provider);
      await expect(swap(pool)).rejects.toThrow('Invariant failed: TICK');
      for (const check of ['TICK_LOWER', 'TICK_SPACING_NONZERO', 'TICK'])
        expect(page).toContain(`| \`Invariant failed: ${check}\``);

      addTier(fee, spacing);
      expect(position().liquidity.toString()).toBe('1000');
      const [received] = await swap(withArray());
      expect(Number(received.quotient.toString())).toBeGreaterThan(90);
      const { calldata } = NonfungiblePositionManager.addCallParameters(position(), {
        recipient: tokens[0].address,
        slippageTolerance: new Percent(50, 10_000),
        deadline: 1_700_000_000,
      });
      expect(calldata).toMatch(/^0x/);
    });
  });
});
