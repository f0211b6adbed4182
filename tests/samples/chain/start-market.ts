// SPDX-License-Identifier: MIT
import { existsSync, readFileSync } from 'node:fs';
import { inject } from 'vitest';
import { type Anvil, startAnvil } from './anvil.ts';
import { saveMarket } from './market-state.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Path of the file with the market's state. In each run, the first test file that needs it creates it. */
    marketFile: string;
  }
}

/**
 * Starts a private chain from this run's market, because loading a market is much faster than deploying it. The chain's
 * clock starts 12 s after the market's last block.
 */
export async function startMarket(): Promise<Anvil> {
  const path = inject('marketFile');
  if (!existsSync(path)) await saveMarket(path);
  const { block } = JSON.parse(readFileSync(path, 'utf8')) as { block: { timestamp: string } };
  const timestamp = Number(block.timestamp) + 12;
  return startAnvil(['--load-state', path, '--timestamp', `${timestamp}`]);
}
