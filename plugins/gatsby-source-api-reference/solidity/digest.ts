import { keccak256, stringToBytes, type Hex } from 'viem';

/** Returns the first four bytes of the hash of `name(types)`, with which a call or a custom error starts. */
export const selectorOf = (canonical: string): Hex => {
  const hash = topicOf(canonical);
  return `0x${hash.slice(2, 10)}`;
};

/** Returns the hash of `name(types)`: the first topic of an event. */
export const topicOf = (canonical: string): Hex => keccak256(stringToBytes(canonical));

/** Returns the hash for CREATE2 of creation code without constructor arguments. */
export const initCodeHashOf = (bytecode: string): Hex =>
  keccak256(`0x${bytecode.replace('0x', '')}`);
