import { type Pool, Tick, TickList, TickListDataProvider } from '@uniswap/v3-sdk';
import JSBI from 'jsbi';
import { describe, expect, it } from 'vitest';
import { row, says } from './page-text';
import { negative, pageOf, poolOf, position, usdcWeth } from './sdk-v3-pools';
import { USDC, whole } from './tokens';

const list = pageOf('TickList');
const provider = pageOf('TickListDataProvider');
const { liquidity } = position;

describe('the pages of ticks', () => {
  const ticks = [-120, 0, 600].map(
    (index, at) => new Tick({ index, liquidityGross: 10, liquidityNet: [5, 5, -10][at] ?? 0 }),
  );

  it('show the results of the searches', () => {
    const word = (from: number, lte: boolean) =>
      `\`[${TickList.nextInitializedTickWithinOneWord(ticks, from, lte, 60).join(', ')}]\``;
    const next = (lte: boolean) => TickList.nextInitializedTick(ticks, 0, lte).index;
    const called = 'nextInitializedTickWithinOneWord(ticks, ';
    says(
      list,
      row('`nextInitializedTick(ticks, 0, true)`', next(true)),
      row('`nextInitializedTick(ticks, 0, false)`', next(false)),
      row(`\`${called}0, false, 60)\``, word(0, false)),
      row(`\`${called}-121, true, 60)\``, word(-121, true)),
      row(`\`${called}600, false, 60)\``, word(600, false)),
    );
  });

  it('show the errors of lists and searches', () => {
    const validate =
      (given: Tick[], spacing = 60) =>
      () =>
        TickList.validateList(given, spacing);
    expect(validate(ticks, 0)).toThrow('TICK_SPACING_NONZERO');
    expect(validate(ticks, 200)).toThrow('TICK_SPACING');
    expect(validate(ticks.slice(1))).toThrow('ZERO_NET');
    expect(validate(ticks.toReversed())).toThrow('SORTED');
    expect(validate([])).not.toThrow();
    const [first, , last] = ticks;
    expect(validate([first, first, last].flatMap((tick) => tick ?? []))).not.toThrow();
    expect(() => TickList.getTick(ticks, 1)).toThrow('NOT_CONTAINED');
    expect(() => TickList.getTick(ticks, -180)).toThrow('BELOW_SMALLEST');
    expect(() => TickList.nextInitializedTick(ticks, 600, false)).toThrow('AT_OR_ABOVE_LARGEST');
    expect(() => TickList.isBelowSmallest([], 0)).toThrow('LENGTH');
    expect(() => new Tick({ index: 887273, liquidityGross: 1, liquidityNet: 1 })).toThrow('TICK');
    for (const code of ['NOT_CONTAINED', 'BELOW_SMALLEST', 'AT_OR_ABOVE_LARGEST', 'LENGTH'])
      says(list, `\`${code}\``);
  });

  it('close the ends of a part of the ticks so that a swap has the same result', async () => {
    // Three nested ranges around the price, which have six ticks. Only the three in the middle are passed.
    const net = (index: number, liquidityNet: JSBI) => ({
      index,
      liquidityNet,
      liquidityGross: liquidity,
    });
    const inner = [
      net(199310, liquidity),
      net(200210, liquidity),
      net(200410, negative(liquidity)),
    ];
    const all = [
      net(198310, liquidity),
      ...inner,
      net(202310, negative(liquidity)),
      net(202410, negative(liquidity)),
    ];
    const inRange = JSBI.multiply(liquidity, JSBI.BigInt(3));
    const sum = (given: typeof inner) =>
      given.reduce((total, tick) => JSBI.add(total, tick.liquidityNet), JSBI.BigInt(0));
    const below = sum(inner.filter(({ index }) => index <= usdcWeth.tickCurrent));
    const above = sum(inner.filter(({ index }) => index > usdcWeth.tickCurrent));
    const closed = [
      net(-887270, JSBI.subtract(inRange, below)),
      ...inner,
      net(887270, negative(JSBI.add(inRange, above))),
    ];
    expect(() => new TickListDataProvider(inner, 10)).toThrow('ZERO_NET');
    const [[full], [part, after]] = await Promise.all(
      [all, closed].map((ticksOf) =>
        poolOf(inRange, ticksOf).getOutputAmount(whole(USDC, 1000n)),
      ) as [ReturnType<Pool['getOutputAmount']>, ReturnType<Pool['getOutputAmount']>],
    );
    expect(after.tickCurrent).toBeLessThan(200210);
    expect(part.equalTo(full)).toBe(true);
    says(
      provider,
      '| below all loaded ticks | $L - S_-$ |',
      '| above all loaded ticks | $-(L + S_+)$ |',
    );
  });

  it('show that a swap over an empty list is rejected', async () => {
    const empty = poolOf(liquidity, []);
    await expect(empty.getOutputAmount(whole(USDC, 1n))).rejects.toThrow('LENGTH');
  });
});
