// SPDX-License-Identifier: MIT
import { BigNumber, constants } from 'ethers';
import { beforeEach } from 'vitest';
import { addresses } from '../../chain/addresses.ts';
import { useChain } from '../../chain/context.ts';
import { at } from '../../chain/deploy.ts';
import { approveAll, fund, units } from '../../chain/tokens.ts';

const { dai, weth9, positionManager } = addresses;

/** No deadline, and no limit. */
export const late = constants.MaxUint256;
/** The recipient that stands for the contract itself. */
export const zero = constants.AddressZero;
/** An account that starts with nothing. */
export const stranger = '0x000000000000000000000000000000000000dEaD';

/** A chain with a trader who has 10,000 DAI and 10 WETH9, and the calls that the tests of the pages make. */
export function usePeriphery() {
  const chain = useChain();

  beforeEach(async () => {
    await fund(chain, chain.traderAddress, { dai: units.dai(10_000), weth: units.weth(10) });
  });

  const router = () => at('swapRouter', chain.trader);
  const manager = () => at('positionManager', chain.trader);
  const single = (overrides: Record<string, unknown> = {}) => ({
    tokenIn: weth9,
    tokenOut: dai,
    fee: 3000,
    recipient: chain.traderAddress,
    deadline: late,
    amountIn: units.weth(1),
    amountOutMinimum: 0,
    amountOut: units.dai(100),
    amountInMaximum: units.weth(1),
    sqrtPriceLimitX96: 0,
    ...overrides,
  });
  const etherOf = (account: string) => chain.provider.getBalance(account);
  const position = (recipient = chain.traderAddress) => ({
    token0: dai,
    token1: weth9,
    fee: 3000,
    tickLower: -887220,
    tickUpper: 887220,
    amount0Desired: units.dai(2_000),
    amount1Desired: units.weth(1),
    amount0Min: 0,
    amount1Min: 0,
    recipient,
    deadline: late,
  });
  const mint = async (recipient?: string) => {
    await approveAll(chain.trader, positionManager, [dai, weth9]);
    const { tokenId } = await manager().callStatic.mint!(position(recipient));
    await (await manager().mint(position(recipient))).wait();
    return tokenId as BigNumber;
  };

  return { chain, router, manager, single, etherOf, position, mint };
}
