import { Address } from '@ethereumjs/util';

/** What running code may know of its block. */
export interface Header {
  number: bigint;
  /** Seconds since 1970. */
  timestamp: bigint;
  /** In wei. */
  baseFeePerGas: bigint;
  gasLimit: bigint;
  coinbase: Address;
  difficulty: bigint;
  prevRandao: Uint8Array;
  getBlobGasPrice(): bigint;
}

/** As in the private chain: a block holds whatever a reader runs. */
export const BLOCK_GAS_LIMIT = 1_000_000_000n;

/** A header, of which nobody is the miner and nothing is random. */
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
