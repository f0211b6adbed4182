import {
  FeeAmount,
  POOL_INIT_CODE_HASH,
  Pool,
  Position,
  TickMath,
  computePoolAddress,
} from '@uniswap/v3-sdk';
import { encodePacked, type Hex } from 'viem';
import { describe, expect, it } from 'vitest';
import { poolHash } from './overview-page';
import { fileText, grouped } from './page-text';
import { big, USDC, WETH } from './tokens';
import { page, rowsOf } from './v3-reference-page';

describe('the numbers on the reference pages of the periphery libraries', () => {
  it('include the hash of the published pool, which the reference shows too', () => {
    expect(POOL_INIT_CODE_HASH).toBe(poolHash);
    expect(
      fileText('node_modules/@uniswap/v3-periphery/contracts/libraries/PoolAddress.sol'),
    ).toContain(`POOL_INIT_CODE_HASH = ${poolHash};`);
    const shown = page('periphery/libraries/PoolAddress').match(/0x[\da-f]{64}/g);
    expect(shown).toEqual([poolHash, expect.not.stringMatching(poolHash)]);
  });

  it('include a pool to compare with', () => {
    const address = computePoolAddress({
      factoryAddress: '0x1F98431c8aD98523631AE4a59f267346ea31F984',
      tokenA: WETH,
      tokenB: USDC,
      fee: FeeAmount.MEDIUM,
    });
    expect(page('periphery/libraries/PoolAddress')).toContain(
      `at fee 3000, which is \`${address}\``,
    );
  });

  it('include the number of bytes of a path', () => {
    const [, pools, bytes] = rowsOf('periphery/libraries/Path').map((row) => row.slice(1));
    expect(pools).toEqual(['---:', '---:', '---:']);
    const hop = encodePacked(['uint24', 'address'], [500, USDC.address as Hex]).length / 2 - 1;
    expect(bytes).toEqual([1, 2, 3].map((count) => `${20 + count * hop}`));
    expect(page('periphery/libraries/Path')).toContain(`\`${encodePacked(['uint24'], [500])}\``);
  });

  it('include the number of bytes of a position key', () => {
    const packed = encodePacked(['address', 'int24', 'int24'], [USDC.address as Hex, -60, 60]);
    const key = page('periphery/libraries/PositionKey');
    expect(key).toContain(`of ${packed.length / 2 - 1} packed bytes`);
    expect(key).toContain(`\`-60\` is \`${encodePacked(['int24'], [-60])}\``);
  });

  it('include the values of a position in the SDK', () => {
    const liquidity = 1_000_000_000;
    const amounts = (tick: number) => {
      const sqrt = TickMath.getSqrtRatioAtTick(tick);
      const pool = new Pool(USDC, WETH, FeeAmount.MEDIUM, sqrt, 0, tick);
      const position = new Position({ pool, liquidity, tickLower: -600, tickUpper: 600 });
      return [position.amount0, position.amount1].map(({ quotient }) => grouped(big(quotient)));
    };
    const shown = rowsOf('periphery/libraries/LiquidityAmounts')
      .filter(([price]) => price?.startsWith('at tick'))
      .map((row) => row.slice(1));
    expect(shown).toEqual([-600, 0, 600].map(amounts));
    expect(page('periphery/libraries/LiquidityAmounts')).toContain(
      `liquidity of ${grouped(liquidity)} between ticks −600 and 600`,
    );
  });
});
