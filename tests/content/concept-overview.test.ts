import {
  computePairAddress,
  FACTORY_ADDRESS as V1_FACTORY_ADDRESS,
  INIT_CODE_HASH,
} from '@uniswap/v2-sdk';
import {
  FeeAmount,
  computePoolAddress,
  FACTORY_ADDRESS,
  POOL_INIT_CODE_HASH,
} from '@uniswap/v3-sdk';
import { describe, it } from 'vitest';
import { reserves, sell } from './concept-page';
import { grouped, row, says } from './page-text';
import { USDC, usdt, WETH } from './tokens';

describe('overview', () => {
  it('shows the output of selling 10 WETH to a v1 pair, and the price afterwards', () => {
    const out = sell(10n);
    const left = reserves.usdt - out;
    says(
      'concepts/overview',
      `${usdt(out)} USDT`,
      `${grouped(Number(out) / 1e7, 2)} USDT per WETH`,
      row('You sell 10 WETH', '1,010', usdt(left), grouped(Number(left) / 1e6 / 1010, 2)),
    );
  });
});

describe('the protocol', () => {
  it('shows the address of the USDC/WETH pool and the hash that it is computed from', () => {
    const tokens = { tokenA: USDC, tokenB: WETH, fee: FeeAmount.LOW };
    const address = computePoolAddress({ factoryAddress: FACTORY_ADDRESS, ...tokens });
    says('concepts/protocol', `0.05%: \`${address}\``, `\`${POOL_INIT_CODE_HASH}\``);
  });

  it('shows the address of the v1 pair of USDC and WETH and the hash that it is computed from', () => {
    const tokens = { tokenA: USDC, tokenB: WETH };
    const address = computePairAddress({ factoryAddress: V1_FACTORY_ADDRESS, ...tokens });
    says(
      'concepts/protocol',
      `| \`${INIT_CODE_HASH}\` | \`${POOL_INIT_CODE_HASH}\` |`,
      `| \`${address}\` |`,
    );
  });
});
