// SPDX-License-Identifier: MIT
import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs';
import type { Address, Hex } from 'viem';

// #region intent
/** A transaction that was signed for a swap. */
export interface Signed {
  hash: Hex;
  raw: Hex;
  /** Sends nothing: it only uses the nonce up. */
  cancels: boolean;
  /** In wei per unit of gas. */
  maxFeePerGas: string;
  maxPriorityFeePerGas: string;
  /** The latest block when it was signed. */
  block: number;
}

/** A swap that may happen once. All its transactions have the same nonce. */
export interface Intent {
  id: string;
  chainId: number;
  account: Address;
  nonce: number;
  to: Address;
  data: Hex;
  /** In wei, as hex. */
  value: Hex;
  gasLimit: string;
  /** Seconds since 1970, by the clock of the chain. */
  deadline: number;
  /** Oldest first. */
  signed: Signed[];
  /** What the node said to the last of them. It proves nothing. */
  problem?: string | undefined;
  /** Missing while the swap is open. */
  outcome?: 'swapped' | 'reverted' | 'expired' | 'displaced';
}
// #endregion intent

/** Where intents outlive the process. */
export interface Journal {
  read(): Intent[];
  write(intent: Intent): void;
}

/** A journal in a file. A crash leaves the old file or the new one, never half of one. */
export function fileJournal(path: string): Journal {
  const read = (): Intent[] =>
    existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Intent[]) : [];
  const write = (intent: Intent): void => {
    const others = read().filter(({ id }) => id !== intent.id);
    const file = openSync(`${path}.new`, 'w');
    writeSync(file, JSON.stringify([...others, intent], null, 2));
    fsyncSync(file);
    closeSync(file);
    renameSync(`${path}.new`, path);
  };
  return { read, write };
}
