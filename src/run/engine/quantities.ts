import { bytesToHex, hexToBytes, type PrefixedHexString } from '@ethereumjs/util';

/** `0x…`: a quantity without leading zeros, or bytes. */
export type Hex = PrefixedHexString;

/** A number as JSON-RPC writes it. */
export const quantity = (value: bigint | number): Hex => `0x${value.toString(16)}`;

/** 32 bytes of a number. */
export const word = (value: bigint | number): Hex => `0x${value.toString(16).padStart(64, '0')}`;

/** Bytes of a hex string, of which an odd number of digits is read as if a zero stood before. */
export const bytesOf = (hex: Hex): Uint8Array =>
  hexToBytes(hex.length % 2 === 0 ? hex : `0x0${hex.slice(2)}`);

export { bytesToHex as hexOf };
