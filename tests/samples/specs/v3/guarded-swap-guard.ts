// SPDX-License-Identifier: MIT
import { BigNumber, type Contract, utils } from 'ethers';
import { addresses } from '../../chain/addresses.ts';
import { sampleContract } from '../../chain/compiled.ts';
import type { TestChain } from '../../chain/context.ts';
import { pool, trade } from '../../chain/pools.ts';
import { fund, units } from '../../chain/tokens.ts';

const { swapRouter, usdc, weth9 } = addresses;

/** Half an hour, in seconds. */
export const WINDOW = 1_800;
/** 1%, in basis points. */
export const TOLERANCE = 100;
/** The recipient of the output. */
export const recipient = '0x00000000000000000000000000000000000000A1';

/** Both directions of the USDC/WETH9 pool: USDC is token0 with 6 decimals, WETH9 token1 with 18. */
export const directions = [
  { from: usdc, to: weth9, amount: units.usdc(2_000), fair: units.weth(1) },
  { from: weth9, to: usdc, amount: units.weth(1), fair: units.usdc(2_000) },
] as const;

/** Returns a guard for a pool, with half of its current liquidity as the floor. */
export const guardOf = async (market: Contract, change: Partial<Record<string, unknown>> = {}) => ({
  window: WINDOW,
  leastLiquidity: ((await market.liquidity()) as BigNumber).div(2),
  tolerance: TOLERANCE,
  ...change,
});

/** Returns a USDC/WETH9 pool with a full window of oracle history. */
export async function watchedPool(chain: TestChain): Promise<Contract> {
  const market = await pool(chain.deployer, [usdc, weth9], 3000);
  await (await market.increaseObservationCardinalityNext(50)).wait();
  await trade(chain, usdc, weth9, 3000, units.usdc(1));
  await chain.wait(WINDOW);
  return market;
}

/** Deploys the sample for two tokens and a fee tier. */
export const guardedSwap = (
  chain: TestChain,
  from: string,
  to: string,
  fee: number,
  guard: object,
): Promise<Contract> =>
  chain.deploy(
    sampleContract('v3/guarded-swap.sol', 'GuardedSwap'),
    ...[swapRouter, from, to, fee, recipient, guard],
  );

/** Funds an account with USDC or WETH9. */
export const give = (chain: TestChain, account: string, token: string, amount: BigNumber) =>
  fund(chain, account, token === usdc ? { usdc: amount } : { weth: amount });

const decimals = (token: string) => (token === usdc ? 6 : 18);
/** Returns the output as a share of the fair amount: 1 if they are equal. */
export const share = (actual: BigNumber, fair: BigNumber, token: string) =>
  Number(utils.formatUnits(actual, decimals(token))) /
  Number(utils.formatUnits(fair, decimals(token)));
