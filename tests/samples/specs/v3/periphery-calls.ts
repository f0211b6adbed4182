// SPDX-License-Identifier: MIT
import { constants } from 'ethers';
import { beforeEach } from 'vitest';
import { addresses } from '../../chain/addresses.ts';
import { useChain } from '../../chain/context.ts';
import { at } from '../../chain/deploy.ts';
import { swapParams } from '../../chain/pools.ts';
import { mintParams, mintPosition } from '../../chain/positions.ts';
import { approveAll, fund, units } from '../../chain/tokens.ts';

const { dai, weth9, positionManager } = addresses;

/** The largest integer, used as "no deadline" and "no limit". */
export const late = constants.MaxUint256;
/** The recipient address that means the contract itself. */
export const zero = constants.AddressZero;
/** An account with no initial balance. */
export const stranger = '0x000000000000000000000000000000000000dEaD';

/** Sets up a trader with 10,000 DAI and 10 WETH9, and returns the calls that the tests of the pages make. */
export function usePeriphery() {
  const chain = useChain();

  beforeEach(async () => {
    await fund(chain, chain.traderAddress, { dai: units.dai(10_000), weth: units.weth(10) });
  });

  const router = () => at('swapRouter', chain.trader);
  const manager = () => at('positionManager', chain.trader);
  const single = (overrides: Record<string, unknown> = {}) =>
    swapParams(weth9, dai, 3000, units.weth(1), chain.traderAddress, {
      amountOut: units.dai(100),
      amountInMaximum: units.weth(1),
      ...overrides,
    });
  const etherOf = (account: string) => chain.provider.getBalance(account);
  const position = (recipient = chain.traderAddress) =>
    mintParams([dai, weth9], 3000, [units.dai(2_000), units.weth(1)], recipient);
  const mint = async (recipient?: string) => {
    await approveAll(chain.trader, positionManager, [dai, weth9]);
    return mintPosition(chain.trader, position(recipient));
  };

  return { chain, router, manager, single, etherOf, position, mint };
}
