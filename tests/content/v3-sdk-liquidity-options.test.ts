import { CurrencyAmount, type Currency, Ether, Percent } from '@uniswap/sdk-core';
import {
  ADDRESS_ZERO,
  type AddLiquidityOptions,
  FeeAmount,
  NonfungiblePositionManager as Manager,
  Pool,
  Position,
} from '@uniswap/v3-sdk';
import { describe, expect, it } from 'vitest';
import {
  callsOf,
  common,
  ether,
  namesOf,
  nothing,
  owner,
  page,
  position,
  signature,
} from './option-encoding';
import { says } from './page-text';
import { USDC, WETH } from './tokens';

const mint = (extra: object = {}) =>
  Manager.addCallParameters(position, { ...common, recipient: owner, ...extra });

describe('adding liquidity', () => {
  it('increases a position if the options have its key', () => {
    const increase = { ...common, tokenId: 7, createPool: true };
    expect(namesOf(Manager.addCallParameters(position, increase))).toEqual(['increaseLiquidity']);
    expect(() => Manager.addCallParameters(position, common as AddLiquidityOptions)).toThrow(
      'Cannot convert undefined to a BigInt',
    );
  });

  it('creates the pool and applies permits before the mint, and refunds after it', () => {
    const token0Permit = { ...signature, amount: 5, deadline: 9 };
    const all = mint({ createPool: true, token0Permit, useNative: ether });
    expect(namesOf(all)).toEqual([
      'createAndInitializePoolIfNecessary',
      'selfPermit',
      'mint',
      'refundETH',
    ]);
    expect(BigInt(all.value)).toBe(BigInt(position.mintAmounts.amount1.toString()));
  });

  it('shows how far a tolerance of 0.5% moves both minimums in a range of 600 ticks', () => {
    const least = position.mintAmountsWithSlippage(common.slippageTolerance);
    const [below0, below1] = (['amount0', 'amount1'] as const).map((side) =>
      (100 * (1 - Number(least[side]) / Number(position.mintAmounts[side]))).toFixed(1),
    );
    says(
      page('CommonAddLiquidityOptions'),
      `the minimums are ${below0}% (token0) and ${below1}% (token1) below the desired`,
    );
    const none = position.mintAmountsWithSlippage(new Percent(1));
    expect([none.amount0, none.amount1].map(String)).toEqual(['0', '0']);
  });

  it('shows that in a range as narrow as the tolerance both minimums are 0', () => {
    const { tickCurrent, sqrtRatioX96 } = position.pool;
    const pool = new Pool(USDC, WETH, FeeAmount.LOWEST, sqrtRatioX96, 0, tickCurrent);
    const minimums = (ticks: number) => {
      const range = { tickLower: tickCurrent - ticks, tickUpper: tickCurrent + ticks };
      const narrow = new Position({ pool, ...range, liquidity: 1e15 });
      const least = narrow.mintAmountsWithSlippage(common.slippageTolerance);
      return [least.amount0, least.amount1].map(String);
    };
    expect(common.slippageTolerance.toFixed(1)).toBe('0.5');
    expect(minimums(49)).toEqual(['0', '0']);
    expect(minimums(55)).not.toContain('0');
    says(
      page('CommonAddLiquidityOptions'),
      'about 50 ticks or fewer on each side, both minimums are 0 at 0.5%',
    );
    says('sdk/v3/guides/liquidity/minting', 'about 50 ticks or fewer on each side, 0.50% takes');
  });

  it.each([
    ['Invariant failed: NEGATIVE', { slippageTolerance: new Percent(50) }],
    ['Invariant failed: WRAPPED', { useNative: Ether.onChain(137) }],
    ["Cannot read properties of undefined (reading 'isToken')", { useNative: true }],
  ])('names the error %s', (message, extra) => {
    expect(() => mint(extra)).toThrow(message);
    says(page('CommonAddLiquidityOptions'), `\`${message}\``);
  });
});

describe('collecting and removing', () => {
  const expected = (currency: Currency, amount: number) =>
    CurrencyAmount.fromRawAmount(currency, amount);
  const collect = (currency1: Currency) =>
    callsOf(
      Manager.collectCallParameters({
        tokenId: 1,
        expectedCurrencyOwed0: expected(USDC, 5),
        expectedCurrencyOwed1: expected(currency1, 6),
        recipient: owner,
      }),
    );
  const whole = {
    ...common,
    tokenId: 1,
    liquidityPercentage: new Percent(1),
    collectOptions: {
      expectedCurrencyOwed0: nothing(USDC),
      expectedCurrencyOwed1: nothing(WETH),
      recipient: owner,
    },
  };
  const remove = (extra: object) => Manager.removeCallParameters(position, { ...whole, ...extra });

  it('limits the collected amounts only with ether', () => {
    const [direct, ...more] = collect(WETH);
    expect(more).toEqual([]);
    expect(direct?.args[0]?.split(',').slice(0, 2)).toEqual(['1', owner]);
    const [first, unwrap, sweep] = collect(ether);
    expect(first?.args[0]?.split(',')[1]).toBe(ADDRESS_ZERO);
    expect(unwrap).toEqual({ name: 'unwrapWETH9', args: ['6', owner] });
    expect(sweep).toEqual({ name: 'sweepToken', args: [USDC.address, '5', owner] });
  });

  it('encodes more than 100% without an error, and a permit first', () => {
    const tooMuch = callsOf(remove({ liquidityPercentage: new Percent(3, 2) }))[0];
    expect(tooMuch?.args[0]).toContain('1500000000000000');
    const permit = { ...signature, deadline: 9, spender: owner };
    expect(namesOf(remove({ permit }))).toEqual(['permit', 'decreaseLiquidity', 'collect']);
  });

  it('selects the kind of transfer by the data', () => {
    const transfer = (data?: string) =>
      callsOf(
        Manager.safeTransferFromParameters({
          sender: owner,
          recipient: owner,
          tokenId: 3,
          ...(data === undefined ? {} : { data }),
        }),
      )[0]?.args.length;
    expect([transfer(), transfer(''), transfer('0x')]).toEqual([3, 3, 4]);
  });
});
