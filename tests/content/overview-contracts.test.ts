import {
  FACTORY_ADDRESS,
  POOL_INIT_CODE_HASH,
  SwapRouter,
  TICK_SPACINGS,
  TickMath,
  nearestUsableTick,
} from '@uniswap/v3-sdk';
import { describe, expect, it } from 'vitest';
import { fieldsOf, swapRouter02 } from './calldata-functions';
import { pairHash, permit2, poolHash, selector, v1Contracts, v3Contracts } from './overview-page';
import { fileText, grouped, rowsOf } from './page-text';
import { tiers } from './tokens';

describe('the numbers on the overview pages of contracts', () => {
  it('show the hash of the published pair, and the results of a v1 swap and a repayment', () => {
    expect(v1Contracts).toContain(pairHash);
    const [reserve, amount] = [1_000_000n, 1_000n];
    const out = (amount * 997n * reserve) / (reserve * 1000n + amount * 997n);
    const paid = (reserve * amount * 1000n) / ((reserve - amount) * 997n) + 1n;
    expect(v1Contracts).toContain(
      `${grouped(reserve)} base units each, an input of ${grouped(amount)} returns ${out}, and an output of ${grouped(amount)} costs ${grouped(paid)}.`,
    );
    const pair = fileText('node_modules/@uniswap/v2-core/contracts/UniswapV2Pair.sol');
    expect(pair).toContain('MINIMUM_LIQUIDITY = 10**3');
    expect(v1Contracts).toContain(`locks ${grouped(10 ** 3)} base units of LP tokens`);
    expect(pair).toContain('sub(amount0In.mul(3))');
    expect(v1Contracts).toContain(`one fee of ${(3 / 10).toFixed(2)}%`);
    expect(v1Contracts).toContain(String.raw`\cdot 1000 / ${1000 - 3} \rceil`);
    const fixedPoint = fileText('node_modules/@uniswap/v2-core/contracts/libraries/UQ112x112.sol');
    expect(fixedPoint).toContain('Q112 = 2**112');
    expect(v1Contracts).toContain('112 fractional bits');
  });

  it('show the factory, the hash of the published pool and the selectors of both routers', () => {
    expect(poolHash).toBe(POOL_INIT_CODE_HASH);
    for (const shown of [FACTORY_ADDRESS, poolHash, selector.router, selector.router02]) {
      expect(v3Contracts).toContain(shown);
    }
    const [first, second] = [SwapRouter.INTERFACE, swapRouter02].map((router) =>
      fieldsOf(router, 'exactInputSingle'),
    );
    const row = rowsOf(v3Contracts).find(([head]) => head === 'Fields of its struct');
    expect(row).toEqual([
      'Fields of its struct',
      `${first?.length}, with \`deadline\``,
      `${second?.length}, without`,
    ]);
    expect(first).toContain('deadline');
    expect(second).not.toContain('deadline');
  });

  it('show the tick spacing and the widest range of each fee tier', () => {
    for (const [percent, fee] of tiers) {
      const spacing = TICK_SPACINGS[fee];
      const widest = nearestUsableTick(TickMath.MAX_TICK, spacing);
      expect(rowsOf(v3Contracts)).toContainEqual([
        `${fee}, or ${percent}`,
        String(spacing),
        `±${widest}`,
      ]);
    }
  });

  it('show the nonces, amounts and steps of Permit2', () => {
    expect(2n ** 248n * 2n ** 8n).toBe(2n ** 256n);
    expect(permit2).toContain(`$2^{248}$ words of $2^{8} = ${2 ** 8}$ bits`);
    expect(permit2).toContain('each of the $2^{256}$ nonces');
    expect(permit2).toContain(`nonce 1000 is word ${1000 >> 8}, bit ${1000 & 255}`);
    expect(permit2).toContain(`at most ${2 ** 16 - 1} ahead`);
    expect(permit2).toContain('An amount of $2^{160} - 1$');
  });
});
