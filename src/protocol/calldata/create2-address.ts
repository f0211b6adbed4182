import {
  concatHex,
  encodeAbiParameters,
  encodePacked,
  getAddress,
  keccak256,
  sliceHex,
  type Address,
  type Hex,
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

/** Whether `a` sorts before `b` as a number. In lower case, comparing the strings gives the same order. */
const sorts = (a: Address, b: Address): boolean => a.toLowerCase() < b.toLowerCase();

/**
 * Computes the address of a v1 pair (the salt hashes the packed tokens) or of a v3 pool (it hashes the encoded tokens
 * and fee), the same way as `UniswapV2Library.pairFor` and `PoolAddress.computeAddress`.
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
