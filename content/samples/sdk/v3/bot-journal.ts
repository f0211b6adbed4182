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

// #region intent
/** A transaction signed for a swap. */
export interface Signed {
  hash: string;
  raw: string;
  /** True if the transaction does nothing but use up the nonce. */
  cancels: boolean;
  /** In wei per unit of gas. */
  maxFeePerGas: string;
  maxPriorityFeePerGas: string;
  /** The latest block at the time of signing. */
  block: number;
}

/** A swap that may happen only once, because all its transactions share one nonce. */
export interface Intent {
  id: string;
  chainId: number;
  account: string;
  nonce: number;
  to: string;
  data: string;
  /** In wei, as hex. */
  value: string;
  gasLimit: string;
  /** Unix timestamp in seconds, by the chain's clock. */
  deadline: number;
  /** Oldest first. */
  signed: Signed[];
  /** The node's error for the last transaction. It proves nothing. */
  problem?: string | undefined;
  /** Missing while the swap is open. */
  outcome?: 'swapped' | 'reverted' | 'expired' | 'displaced';
}
// #endregion intent

// #region journal
/** Stores intents, so that they outlive the process. */
export interface Journal {
  read(): Intent[];
  write(intent: Intent): void;
}

/** Keeps a journal in a file. A crash leaves either the old or the new file intact. */
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
// #endregion journal
