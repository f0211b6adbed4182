// SPDX-License-Identifier: MIT
import { utils } from 'ethers';
import { afterEach, beforeEach } from 'vitest';
import type { TestChain } from '../../chain/context.ts';

/** In these blocks a unit of gas costs more than what was signed before them offers. */
const DEAR = utils.parseUnits('50', 'gwei').toHexString();
const CHEAP = utils.parseUnits('1', 'gwei').toHexString();

/** Mines a block. */
export const mine = (chain: TestChain) => chain.provider.send('evm_mine', []);

/** Mines blocks that are too dear for what waits. */
export async function mineDear(chain: TestChain, blocks: number): Promise<void> {
  for (let block = 0; block < blocks; block += 1) {
    await chain.provider.send('anvil_setNextBlockBaseFeePerGas', [DEAR]);
    await mine(chain);
  }
}

/** Blocks come when we say so; before the next test they come by themselves again. */
export function useManualBlocks(chain: TestChain): void {
  beforeEach(async () => {
    await chain.provider.send('evm_setAutomine', [false]);
    await chain.provider.send('anvil_setNextBlockBaseFeePerGas', [CHEAP]);
    await mine(chain);
  });
  afterEach(async () => {
    await chain.provider.send('anvil_dropAllTransactions', []);
    await chain.provider.send('evm_setAutomine', [true]);
  });
}

/** Mines at a base fee that everybody can pay. */
export async function mineCheap(chain: TestChain): Promise<void> {
  await chain.provider.send('anvil_setNextBlockBaseFeePerGas', [CHEAP]);
  await mine(chain);
}
