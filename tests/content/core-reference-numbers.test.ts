import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { Token, WETH9 } from '@uniswap/sdk-core';
import {
  FeeAmount,
  POOL_INIT_CODE_HASH,
  Pool,
  Position,
  SwapMath,
  TICK_SPACINGS,
  TickMath,
  computePoolAddress,
  nearestUsableTick,
} from '@uniswap/v3-sdk';
import JSBI from 'jsbi';
import { encodePacked, keccak256, type Hex } from 'viem';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const text = (path: string) => readFileSync(join(root, path), 'utf8');
const docs = 'content/docs/contracts/v3/reference';
const page = (path: string) => text(`${docs}/${path}.mdx`);

/** Rows of a page's tables, their cells trimmed, minus signs as in code. */
const rowsOf = (path: string) =>
  page(path)
    .replaceAll('−', '-')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
/** Runs the TypeScript sketch of a page, and returns the values of three of its names. */
const sketchOf = (of: string, given: Record<string, unknown>, names: string) => {
  const code = /```ts sketch\n([^`]+)```/.exec(of)?.[1] ?? '';
  return Array.from(runInNewContext(`${code}; [${names}]`, given) as [number, number, number]) as [
    number,
    number,
    number,
  ];
};
const grouped = (value: string) => BigInt(value).toLocaleString('en-GB');
const two = JSBI.BigInt(2);
const q96 = JSBI.exponentiate(two, JSBI.BigInt(96));
const usdc = new Token(1, '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', 6, 'USDC');
const weth = new Token(1, WETH9[1]?.address ?? '', 18, 'WETH');
const tiers = [FeeAmount.LOWEST, FeeAmount.LOW, FeeAmount.MEDIUM, FeeAmount.HIGH];
const widest = (fee: FeeAmount) => nearestUsableTick(TickMath.MAX_TICK, TICK_SPACINGS[fee]);

describe('the numbers on the reference pages of v3 core and its libraries', () => {
  it('walks from sqrtPriceX96 to the price that the SDK has', () => {
    const state = page('core/interfaces/pool/IUniswapV3PoolState');
    const cells = Object.fromEntries(rowsOf('core/interfaces/pool/IUniswapV3PoolState')) as Record<
      string,
      string
    >;
    const sqrtPriceX96 = cells['`sqrtPriceX96`'] ?? '';
    const sqrt = JSBI.BigInt(sqrtPriceX96);
    const pool = new Pool(usdc, weth, FeeAmount.MEDIUM, sqrt, 0, TickMath.getTickAtSqrtRatio(sqrt));
    expect(pool.token0).toBe(usdc);

    const [squareRoot, wethPerUsdc, usdcPerWeth] = sketchOf(
      state,
      { sqrtPriceX96 },
      'root, wethPerUsdc, usdcPerWeth',
    );
    expect(cells['divided by $2^{96}$']).toBe(squareRoot.toFixed(6));
    expect(Number(cells['squared: wei of WETH per smallest unit of USDC'])).toBeCloseTo(
      squareRoot ** 2,
      3,
    );
    expect(Number(cells['times $10^{6-18}$: WETH per USDC'])).toBeCloseTo(wethPerUsdc, 12);
    expect(Number(cells['inverted: USDC per WETH'])).toBeCloseTo(usdcPerWeth, 6);
    expect(pool.token0Price.toSignificant(10)).toBe(cells['times $10^{6-18}$: WETH per USDC']);
    expect(pool.token1Price.toSignificant(10)).toBe(cells['inverted: USDC per WETH']);
  });

  it('has the full-range ticks and the liquidity limit of each tier', () => {
    expect(
      rowsOf('core/libraries/TickMath').filter(([fee]) => /^[\d.]+%$/.test(fee ?? '')),
    ).toEqual(
      tiers.map((fee) => [
        `${(fee / 10_000).toFixed(fee === FeeAmount.HIGH ? 0 : 2)}%`,
        `${TICK_SPACINGS[fee]}`,
        `${-widest(fee)} to ${widest(fee)}`,
      ]),
    );
    const limits = rowsOf('core/interfaces/pool/IUniswapV3PoolImmutables').filter(([spacing]) =>
      /^\d+$/.test(spacing ?? ''),
    );
    expect(limits).toEqual(
      tiers.map((fee) => {
        const ticks = (2 * widest(fee)) / TICK_SPACINGS[fee] + 1;
        return [`${TICK_SPACINGS[fee]}`, `${(2n ** 128n - 1n) / BigInt(ticks)}`];
      }),
    );
  });

  it('names the last tick that a price can have', () => {
    const last = TickMath.getTickAtSqrtRatio(
      JSBI.subtract(TickMath.MAX_SQRT_RATIO, JSBI.BigInt(1)),
    );
    expect(page('core/libraries/TickMath')).toContain(`comes back is ${last}.`);
    for (const path of ['core/pool', 'core/libraries/TickMath']) {
      expect(page(path)).toContain(`±${TickMath.MAX_TICK}`);
    }
  });

  it('writes the fixed-point scales out', () => {
    expect(page('core/libraries/FixedPoint96')).toContain(`$2^{96}$ = ${2n ** 96n}.`);
    expect(page('core/libraries/FixedPoint128')).toContain(`$2^{128}$ = ${2n ** 128n}.`);
  });

  it('finds the bits that are first', () => {
    const rows = rowsOf('core/libraries/BitMath').filter(([x]) => /^\d+$/.test(x ?? ''));
    expect(rows).toHaveLength(4);
    for (const [x, most, least] of rows) {
      const bits = Number(x).toString(2);
      expect([most, least]).toEqual([`${bits.length - 1}`, `${/0*$/.exec(bits)?.[0].length}`]);
    }
  });

  it('finds the word and the bit of a tick', () => {
    const bitmap = page('core/libraries/TickBitmap');
    const rows = rowsOf('core/libraries/TickBitmap')
      .filter(([tick]) => /^-?\d+$/.test(tick ?? ''))
      .map((row) => row.map(Number));
    expect(rows).toHaveLength(4);
    for (const [tick, spacing, ...shown] of rows) {
      expect(sketchOf(bitmap, { tick, spacing }, 'compressed, word, bit')).toEqual(shown);
      expect((shown[1] ?? 0) * 256 + (shown[2] ?? 0)).toBe((tick ?? 0) / (spacing ?? 1));
    }
  });

  it('computes the step of a swap that the page describes', () => {
    const [, amountIn, amountOut, fee] = SwapMath.computeSwapStep(
      q96,
      TickMath.getSqrtRatioAtTick(-6000),
      JSBI.exponentiate(JSBI.BigInt(10), JSBI.BigInt(18)),
      JSBI.BigInt(1_000_000),
      FeeAmount.MEDIUM,
    ).map((value) => grouped(value.toString()));
    expect(page('core/libraries/SwapMath')).toContain(
      `\`amountIn\` is ${amountIn}, \`feeAmount\` is ${fee} and \`amountOut\` is ${amountOut}.`,
    );
  });

  it('charges a flash loan what the formula says', () => {
    const fee = (10_000_000n * 500n + 999_999n) / 1_000_000n;
    expect(page('core/interfaces/callback/IUniswapV3FlashCallback')).toContain(
      `10,000,000 units at fee 500 costs ${grouped(`${fee}`)}`,
    );
  });
});

describe('the numbers on the reference pages of the periphery libraries', () => {
  it('has the hash of the published pool, and shows it in the reference too', () => {
    const artifact = JSON.parse(
      text(
        'node_modules/@uniswap/v3-core/artifacts/contracts/UniswapV3Pool.sol/UniswapV3Pool.json',
      ),
    ) as { bytecode: Hex };
    const hash = keccak256(artifact.bytecode);
    expect(POOL_INIT_CODE_HASH).toBe(hash);
    expect(
      text('node_modules/@uniswap/v3-periphery/contracts/libraries/PoolAddress.sol'),
    ).toContain(`POOL_INIT_CODE_HASH = ${hash};`);
    const shown = page('periphery/libraries/PoolAddress').match(/0x[\da-f]{64}/g);
    expect(shown).toEqual([hash, expect.not.stringMatching(hash)]);
  });

  it('gives a pool to compare with', () => {
    const address = computePoolAddress({
      factoryAddress: '0x1F98431c8aD98523631AE4a59f267346ea31F984',
      tokenA: weth,
      tokenB: usdc,
      fee: FeeAmount.MEDIUM,
    });
    expect(page('periphery/libraries/PoolAddress')).toContain(`give \`${address}\``);
  });

  it('counts the bytes of a path', () => {
    const [, pools, bytes] = rowsOf('periphery/libraries/Path').map((row) => row.slice(1));
    expect(pools).toEqual(['---:', '---:', '---:']);
    const hop = encodePacked(['uint24', 'address'], [500, usdc.address as Hex]).length / 2 - 1;
    expect(bytes).toEqual([1, 2, 3].map((count) => `${20 + count * hop}`));
    expect(page('periphery/libraries/Path')).toContain(`\`${encodePacked(['uint24'], [500])}\``);
  });

  it('counts the bytes of a position key', () => {
    const packed = encodePacked(['address', 'int24', 'int24'], [usdc.address as Hex, -60, 60]);
    const key = page('periphery/libraries/PositionKey');
    expect(key).toContain(`of ${packed.length / 2 - 1} packed bytes`);
    expect(key).toContain(`\`-60\` is \`${encodePacked(['int24'], [-60])}\``);
  });

  it('holds what a position of the SDK holds', () => {
    const liquidity = 1_000_000_000;
    const amounts = (tick: number) => {
      const sqrt = TickMath.getSqrtRatioAtTick(tick);
      const pool = new Pool(usdc, weth, FeeAmount.MEDIUM, sqrt, 0, tick);
      const position = new Position({ pool, liquidity, tickLower: -600, tickUpper: 600 });
      return [position.amount0, position.amount1].map(({ quotient }) =>
        grouped(quotient.toString()),
      );
    };
    const shown = rowsOf('periphery/libraries/LiquidityAmounts')
      .filter(([price]) => price?.startsWith('at tick'))
      .map((row) => row.slice(1));
    expect(shown).toEqual([-600, 0, 600].map(amounts));
    expect(page('periphery/libraries/LiquidityAmounts')).toContain(
      `Liquidity of ${grouped(`${liquidity}`)} between ticks −600 and 600`,
    );
  });
});
