import type { Address, Hex } from 'viem';

/**
 * The factories on Ethereum mainnet and the init code hashes of the contracts they deploy; the packages export the same
 * values.
 */
export const DEPLOYMENTS = {
  v1: {
    factory: '0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f',
    initCodeHash: '0x96e8ac4277198ff8b6f785478aa9a39f403cb768dd02cbee326c3e7da348845f',
  },
  v3: {
    factory: '0x1F98431c8aD98523631AE4a59f267346ea31F984',
    initCodeHash: '0xe34f199b19b2b4f47f68442619d555527d244f78a3297ea89325f843f87b8b54',
  },
} as const satisfies Record<string, { factory: Address; initCodeHash: Hex }>;

/** A protocol version that has a factory. */
export type FactoryVersion = keyof typeof DEPLOYMENTS;

/** The init code hash in the 0.8 branch of v3-periphery's PoolAddress.sol, which matches no deployed pool. */
export const WRONG_POOL_HASH: Hex =
  '0xa598dd2fba360510c5a8f02f44423a4468e902df5857dbce3ca162a43a3a31ff';
