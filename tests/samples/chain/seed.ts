// SPDX-License-Identifier: MIT
import { constants } from 'ethers';
import { addresses } from './addresses.ts';
import { at, type Chain } from './deploy.ts';
import { seedPool } from './pools.ts';
import { fund, token, units } from './tokens.ts';

const { dai, usdc, weth9 } = addresses;

/**
 * Seeds a small market: 1 WETH = 2,000 USDC = 2,000 DAI in every pool.
 *
 * v3: DAI/USDC 0.01%, USDC/WETH 0.05% and 0.3%, DAI/WETH 0.3%. v1: DAI/WETH, USDC/WETH.
 */
export async function seedMarket(chain: Chain): Promise<void> {
  const { deployer } = chain;
  const owner = await deployer.getAddress();
  await fund(chain, owner, {
    dai: units.dai(100_000_000),
    usdc: units.usdc(100_000_000),
    weth: units.weth(50_000),
  });
  for (const address of [dai, usdc, weth9]) {
    for (const spender of [addresses.positionManager, addresses.v2Router02]) {
      await (await token(address, deployer).approve(spender, constants.MaxUint256)).wait();
    }
  }
  const million = { dai: units.dai(2_000_000), usdc: units.usdc(2_000_000) };
  const thousand = units.weth(1_000);
  await seedPool(chain, [dai, usdc], 100, [million.dai, million.usdc]);
  await seedPool(chain, [usdc, weth9], 500, [million.usdc, thousand]);
  await seedPool(chain, [usdc, weth9], 3000, [million.usdc, thousand]);
  await seedPool(chain, [dai, weth9], 3000, [million.dai, thousand]);
  const router = at('v2Router02', deployer);
  for (const [address, amount] of [
    [dai, million.dai],
    [usdc, million.usdc],
  ] as const) {
    const deadline = constants.MaxUint256;
    await (
      await router.addLiquidity(address, weth9, amount, thousand, 0, 0, owner, deadline)
    ).wait();
  }
}
