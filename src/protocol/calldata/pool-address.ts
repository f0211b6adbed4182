import {
  type Address,
  concatHex,
  encodeAbiParameters,
  encodePacked,
  getAddress,
  type Hex,
  keccak256,
  sliceHex,
} from 'viem';

/** The inputs that determine the address of a pair or pool before it exists. */
export interface PoolKey {
  readonly tokenA: Address;
  readonly tokenB: Address;
  /** In hundredths of a basis point; absent for a v1 pair. */
  readonly fee?: number;
  readonly factory: Address;
  readonly initCodeHash: Hex;
}

/** An address computed by CREATE2 (EIP-1014), with the intermediate values. */
export interface PoolAddress {
  readonly token0: Address;
  readonly token1: Address;
  /** The bytes that the factory hashes into the salt. */
  readonly saltInput: Hex;
  readonly salt: Hex;
  readonly address: Address;
}

/** Whether `a` is a smaller number than `b`. Lower-case hex strings of the same length sort like the numbers. */
const sorts = (a: Address, b: Address): boolean => a.toLowerCase() < b.toLowerCase();

/**
 * Computes the address of a v1 pair or v3 pool like `UniswapV2Library.pairFor` and `PoolAddress.computeAddress`. The
 * salt of a pair is the hash of the two packed token addresses. The salt of a pool is the hash of the ABI-encoded token
 * addresses and fee.
 */
export function computePoolAddress(key: PoolKey): PoolAddress {
  const { tokenA, tokenB, fee, factory, initCodeHash } = key;
  const [token0, token1] = sorts(tokenA, tokenB) ? [tokenA, tokenB] : [tokenB, tokenA];
  const saltInput =
    fee === undefined
      ? encodePacked(['address', 'address'], [token0, token1])
      : encodeAbiParameters(
          [{ type: 'address' }, { type: 'address' }, { type: 'uint24' }],
          [token0, token1, fee],
        );
  const salt = keccak256(saltInput);
  const hash = keccak256(concatHex(['0xff', factory, salt, initCodeHash]));
  return { token0, token1, saltInput, salt, address: getAddress(sliceHex(hash, 12)) };
}

/**
 * Ethereum mainnet's factories, and the init code hashes of the contracts that they deploy. The v2 and v3 SDKs export
 * the same values.
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

/** Init code hash in the 0.8 branch of v3-periphery's PoolAddress.sol. It doesn't match any deployed pool. */
export const WRONG_POOL_HASH: Hex =
  '0xa598dd2fba360510c5a8f02f44423a4468e902df5857dbce3ca162a43a3a31ff';
