// SPDX-License-Identifier: MIT
import { join } from 'node:path';
import type { Hex } from 'viem';
import { packagesRoot } from '../toolchain/paths.ts';
import type { TestChain } from './context.ts';

/** Address of Multicall3 on most chains, as in viem's chain definitions. */
export const MULTICALL3 = '0xcA11bde05977b3631167028862bE2a173976CA11';

/**
 * Places Multicall3 at its usual address. This is the build that viem bundles for chains without Multicall3. The
 * deployed build is compiled from the same source, but with the optimizer.
 */
export async function placeMulticall({ provider }: Pick<TestChain, 'provider'>): Promise<void> {
  const { multicall3Bytecode } = (await import(
    join(packagesRoot, 'viem/_esm/constants/contracts.js')
  )) as { multicall3Bytecode: Hex };
  // A call that creates a contract returns the code to deploy.
  const code = (await provider.send('eth_call', [{ data: multicall3Bytecode }, 'latest'])) as Hex;
  await provider.send('anvil_setCode', [MULTICALL3, code]);
}
