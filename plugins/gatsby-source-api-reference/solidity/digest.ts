import { keccak256, stringToBytes, type Hex } from 'viem';

/** The first four bytes of the hash of `name(types)`: what a call or a custom error starts with. */
export const selectorOf = (canonical: string): Hex => {
  const hash = topicOf(canonical);
  return `0x${hash.slice(2, 10)}`;
};

/** The hash of `name(types)`: the first topic of an event. */
export const topicOf = (canonical: string): Hex => keccak256(stringToBytes(canonical));

/** The hash that CREATE2 takes: of the creation code, when the constructor has no arguments. */
export const initCodeHashOf = (bytecode: string): Hex =>
  keccak256(`0x${bytecode.replace('0x', '')}`);
