import { bytesToHex, hexToBytes, type PrefixedHexString } from '@ethereumjs/util';

/** A hex string that starts with `0x`: a quantity without leading zeros, or bytes. */
export type Hex = PrefixedHexString;

/** Returns a number in the format of JSON-RPC. */
export const quantity = (value: bigint | number): Hex => `0x${value.toString(16)}`;

/** Returns a number as 32 bytes. */
export const word = (value: bigint | number): Hex => `0x${value.toString(16).padStart(64, '0')}`;

/** Returns the bytes of a hex string. An odd number of digits is padded with a leading zero. */
export const bytesOf = (hex: Hex): Uint8Array =>
  hexToBytes(hex.length % 2 === 0 ? hex : `0x0${hex.slice(2)}`);

export { bytesToHex as hexOf };
