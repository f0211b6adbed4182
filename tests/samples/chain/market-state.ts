// SPDX-License-Identifier: MIT
import { createHash } from 'node:crypto';
import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Start } from '../../../src/run/engine/chain.ts';
import { repositoryRoot } from '../toolchain/paths.ts';
import { type Anvil, startAnvil } from './anvil.ts';
import { placeProtocol } from './deploy.ts';
import { seedMarket } from './seed.ts';

/** Path of the committed market state that the engines in readers' browsers start from. */
export const MARKET_FILE = join(repositoryRoot, 'src/run/market/market.json');

/**
 * The contract that stores the hash of each parent block (EIP-2935). Its storage is not exported, because a node's
 * block hashes differ from run to run.
 */
const HASH_HISTORY = '0x0000f90827f1c53a10cb7a02335b175320002935';

type Dumped = Record<
  string,
  { nonce: number; balance: string; code: string; storage: Record<`0x${string}`, `0x${string}`> }
>;

/**
 * Deploys the protocol to a new private chain and seeds the market. The chain's blocks are 12 s apart, from a fixed
 * start time.
 */
export async function createMarket(): Promise<Anvil> {
  const anvil = await startAnvil(['--timestamp', '1767225600']);
  const { provider } = anvil;
  try {
    await provider.send('anvil_setBlockTimestampInterval', [12]);
    const chain = { provider, deployer: provider.getSigner(0) };
    await placeProtocol(chain);
    await seedMarket(chain);
    await provider.send('anvil_removeBlockTimestampInterval', []);
  } catch (error) {
    await anvil.stop();
    throw error;
  }
  return anvil;
}

/** Returns the state of a private chain, as JSON for `anvil --load-state`. */
async function dumpState({ provider }: Anvil): Promise<string> {
  const dump = (await provider.send('anvil_dumpState', [])) as string;
  return gunzipSync(Buffer.from(dump.slice(2), 'hex')).toString();
}

/** Creates the market and saves its state to a file. The file appears only when it is complete. */
export async function saveMarket(path: string): Promise<void> {
  const anvil = await createMarket();
  const unfinished = `${path}.${process.pid}`;
  try {
    writeFileSync(unfinished, await dumpState(anvil));
    renameSync(unfinished, path);
  } finally {
    await anvil.stop();
  }
}

/** Exports all accounts of a private chain and its latest block. */
export async function exportMarket(anvil: Anvil): Promise<Start> {
  const { provider } = anvil;
  const { accounts: dumped } = JSON.parse(await dumpState(anvil)) as { accounts: Dumped };
  const accounts: Start['accounts'] = {};
  for (const address of Object.keys(dumped).sort()) {
    const { nonce, balance, code, storage } = dumped[address]!;
    const slots = Object.entries(address === HASH_HISTORY ? {} : storage).sort();
    accounts[address.toLowerCase()] = {
      ...(BigInt(balance) > 0n && { balance: balance as `0x${string}` }),
      ...(nonce > 0 && { nonce }),
      ...(code.length > 4 && { code: code as `0x${string}` }),
      ...(slots.length > 0 && {
        storage: Object.fromEntries(slots) as (typeof dumped)[string]['storage'],
      }),
    };
  }
  const { number, timestamp, baseFeePerGas, gasUsed } = (await provider.send(
    'eth_getBlockByNumber',
    ['latest', false],
  )) as Start['block'];
  const digest = createHash('sha256').update(JSON.stringify(accounts)).digest('hex');
  return { block: { number, timestamp, baseFeePerGas, gasUsed, hash: `0x${digest}` }, accounts };
}
