import { bytesToHex, hexToBytes, type PrefixedHexString } from '@ethereumjs/util';

/** A hex string that starts with `0x`: a quantity without leading zeros, or bytes. */
export type Hex = PrefixedHexString;

/** Returns a number as a JSON-RPC quantity: hex without leading zeros. */
export const quantity = (value: bigint | number): Hex => `0x${value.toString(16)}`;

/** Returns a number as 32 bytes. */
export const word = (value: bigint | number): Hex => `0x${value.toString(16).padStart(64, '0')}`;

/** Returns the bytes of a hex string. An odd number of digits is padded with a leading zero. */
export const bytesOf = (hex: Hex): Uint8Array =>
  hexToBytes(hex.length % 2 === 0 ? hex : `0x0${hex.slice(2)}`);

export { bytesToHex as hexOf };

/** Error codes of JSON-RPC and of Ethereum nodes. */
export const CODES = {
  reverted: 3,
  failed: -32603,
  server: -32000,
  rejected: -32003,
  methodNotFound: -32601,
  invalidParams: -32602,
} as const;

/** Error response to a request, as a node returns it. Clients read the code, the message and the revert data. */
export class RpcError extends Error {
  override readonly name = 'RpcError';

  constructor(
    readonly code: (typeof CODES)[keyof typeof CODES],
    message: string,
    readonly data?: Hex,
  ) {
    super(message);
  }
}

/** Returns an error for an invalid request. */
export const invalid = (message: string): RpcError => new RpcError(CODES.invalidParams, message);

/** Returns an error for a rejected transaction. */
export const rejected = (message: string): RpcError => new RpcError(CODES.rejected, message);
