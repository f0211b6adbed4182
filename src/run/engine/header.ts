import { Address } from '@ethereumjs/util';

/** The properties of a block that running code can read. */
export interface Header {
  number: bigint;
  /** Unix timestamp. */
  timestamp: bigint;
  /** In wei. */
  baseFeePerGas: bigint;
  gasLimit: bigint;
  coinbase: Address;
  difficulty: bigint;
  prevRandao: Uint8Array;
  getBlobGasPrice(): bigint;
}

/** Gas limit of a block, the same as on the private chain. It leaves room for anything that a reader runs. */
export const BLOCK_GAS_LIMIT = 1_000_000_000n;

/** Returns a header without a miner or randomness. */
export function headerOf(block: {
  number: bigint;
  timestamp: bigint;
  baseFeePerGas: bigint;
}): Header {
  return {
    ...block,
    gasLimit: BLOCK_GAS_LIMIT,
    coinbase: new Address(new Uint8Array(20)),
    difficulty: 0n,
    prevRandao: new Uint8Array(32),
    getBlobGasPrice: () => 1n,
  };
}
