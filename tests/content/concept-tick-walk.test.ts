import { FeeAmount, Pool, SwapMath, Tick, TickMath } from '@uniswap/v3-sdk';
import JSBI from 'jsbi';
import { describe, expect, it } from 'vitest';
import { draws, sqrtAt, statedOn, tickAt } from './concept-page';
import { fileText, grouped, row } from './page-text';
import { big, raw, USDT, usdt, wei, WETH } from './tokens';

const priceOf = (sqrtRatioX96: JSBI) => (Number(sqrtRatioX96.toString()) / 2 ** 96) ** 2 * 1e12;

describe('the walk of a swap through ticks', () => {
  const states = statedOn('protocol/swaps');
  const ranges = [
    { lower: -202560, upper: -198060, liquidity: 20_000n * 10n ** 12n },
    { lower: -200580, upper: -200040, liquidity: 80_000n * 10n ** 12n },
  ];
  const active = 100_000n * 10n ** 12n;

  /** Sells 50 WETH step by step, down to one target price after another. */
  function walk(targets: { sqrtRatioX96: JSBI; liquidity: bigint }[]) {
    let [remaining, sqrtRatioX96] = [50n * wei, sqrtAt(2000)];
    return targets.map((target) => {
      const [next, input, output, fee] = SwapMath.computeSwapStep(
        sqrtRatioX96,
        target.sqrtRatioX96,
        JSBI.BigInt(String(target.liquidity)),
        JSBI.BigInt(String(remaining)),
        FeeAmount.MEDIUM,
      ).map((value) => JSBI.BigInt(value.toString())) as [JSBI, JSBI, JSBI, JSBI];
      const step = {
        from: priceOf(sqrtRatioX96),
        to: priceOf(next),
        input: big(input),
        output: big(output),
        fee: big(fee),
      };
      remaining -= step.input + step.fee;
      sqrtRatioX96 = next;
      return step;
    });
  }

  const afterTick = active - 80_000n * 10n ** 12n;
  const crossing = { sqrtRatioX96: TickMath.getSqrtRatioAtTick(-200580), liquidity: active };

  it("sells 50 WETH across a tick, like the SDK's pool", async () => {
    const steps = walk([
      crossing,
      { sqrtRatioX96: TickMath.getSqrtRatioAtTick(-202560), liquidity: afterTick },
    ]);
    const weth = (raw: bigint) => (Number(raw) / 1e18).toFixed(6);
    const arrow = (from: number, to: number) => `${grouped(from, 2)} → ${grouped(to, 2)}`;
    steps.forEach((step, index) => {
      const held = grouped(index === 0 ? 100_000 : 20_000);
      const cells = [weth(step.input), weth(step.fee), usdt(step.output)];
      states(row(index + 1, held, arrow(step.from, step.to), ...cells));
    });
    const total = steps.reduce(
      (sum, { input, fee, output }) => ({
        input: sum.input + input,
        fee: sum.fee + fee,
        output: sum.output + output,
      }),
      { input: 0n, fee: 0n, output: 0n },
    );
    const end = steps.at(-1)?.to ?? Number.NaN;
    states(
      `| ${arrow(2000, end)} | ${weth(total.input)} | ${weth(total.fee)} | ${usdt(total.output)} |`,
    );
    const crossed = steps[0]?.to ?? Number.NaN;
    const [before, after] = [active, afterTick].map((raw) => grouped(Number(raw / 10n ** 12n)));
    draws('tick-walk', grouped(end, 2), grouped(crossed, 2), `L = ${before}`, `L = ${after}`);
    draws('tick-walk', `tick ${ranges[1]?.lower}`);
    const drawing = fileText('content/figures/tick-walk.svg');
    const placeOf = (price: number, digits = 2) =>
      Number(new RegExp(`x="([\\d.]+)"[^>]*>${grouped(price, digits)}<`).exec(drawing)?.[1]);
    const unit = (placeOf(2000, 0) - placeOf(end)) / (2000 - end);
    expect((placeOf(crossed) - placeOf(end)) / unit).toBeCloseTo(crossed - end, -1);
    const [low, high] = [...drawing.matchAll(/<rect [^>]*height="(\d+)" fill="url/g)]
      .map(([, height]) => Number(height))
      .sort((one, other) => one - other);
    expect((high ?? 0) / (low ?? 0)).toBe(Number(active) / Number(afterTick));

    const ticks = ranges
      .flatMap(({ lower, upper, liquidity }) => [
        { index: lower, net: liquidity },
        { index: upper, net: -liquidity },
      ])
      .sort((a, b) => a.index - b.index)
      .map(
        ({ index, net }) =>
          new Tick({
            index,
            liquidityGross: String(net < 0n ? -net : net),
            liquidityNet: String(net),
          }),
      );
    const pool = new Pool(
      WETH,
      USDT,
      FeeAmount.MEDIUM,
      sqrtAt(2000),
      String(active),
      tickAt(2000),
      ticks,
    );
    const [output] = await pool.getOutputAmount(raw(WETH, 50n * wei));
    expect(big(output.quotient)).toBe(total.output);
    const average = Number(output.toExact()) / 50;
    states(
      `average, you receive ${grouped(average, 2)} USDT per WETH, which is ${((1 - average / 2000) * 100).toFixed(2)}% below`,
    );
  });

  it('stops at a price limit of 1,900', () => {
    const steps = walk([crossing, { sqrtRatioX96: sqrtAt(1900), liquidity: afterTick }]);
    const used = steps.reduce((sum, { input, fee }) => sum + input + fee, 0n);
    const output = steps.reduce((sum, step) => sum + step.output, 0n);
    states(`uses ${(Number(used) / 1e18).toFixed(6)} WETH, pays out ${usdt(output)} USDT`);
  });
});
