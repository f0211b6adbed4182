// SPDX-License-Identifier: MIT
import type { BigNumber } from 'ethers';
import { addresses } from './addresses.ts';
import { testContract } from './compiled.ts';
import { IN_TIME, type TestChain } from './context.ts';
import { at } from './deploy.ts';
import { pair } from './pools.ts';
import { approveAll, fund, units } from './tokens.ts';

const { weth9, v2Router02 } = addresses;

/** Creates a pair of WETH9 and a token that calls its recipients. The trader deposits 1,000 of each. */
export async function hookedPair(chain: TestChain) {
  const odd = await chain.deploy(testContract('odd-token.sol', 'OddToken'));
  const amount = units.weth(1_000);
  await (await odd.mint(chain.traderAddress, amount)).wait();
  await fund(chain, chain.traderAddress, { weth: amount });
  await approveAll(chain.trader, v2Router02, [weth9]);
  const both = [odd.address, weth9, amount, amount, 0, 0, chain.traderAddress, IN_TIME];
  await (await at('v2Router02', chain.trader).addLiquidity(...both)).wait();
  const market = await pair(chain.trader, odd.address, weth9);
  const supply = (await market.totalSupply()) as BigNumber;
  return { odd, market, amount, supply };
}
