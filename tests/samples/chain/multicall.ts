// SPDX-License-Identifier: MIT
import { join } from 'node:path';
import type { Hex } from 'viem';
import { packagesRoot } from '../toolchain/paths.ts';
import type { TestChain } from './context.ts';

/** Where Multicall3 is on most chains, as the chain definitions of viem have it. */
export const MULTICALL3 = '0xcA11bde05977b3631167028862bE2a173976CA11';

/**
 * Puts Multicall3 at its usual address: the build that viem carries to run it where it is not deployed. The deployed one
 * comes from the same source, through an optimizer.
 */
export async function placeMulticall({ provider }: Pick<TestChain, 'provider'>): Promise<void> {
  const { multicall3Bytecode } = (await import(
    join(packagesRoot, 'viem/_esm/constants/contracts.js')
  )) as { multicall3Bytecode: Hex };
  // A call that creates a contract returns the code that it would have.
  const code = (await provider.send('eth_call', [{ data: multicall3Bytecode }, 'latest'])) as Hex;
  await provider.send('anvil_setCode', [MULTICALL3, code]);
}
