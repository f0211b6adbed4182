import { type Hex, keccak256, stringToBytes } from 'viem';

const WIDTH = 80;

/** The parts of a declaration with parameters. */
export interface SignatureParts {
  /** The start of the declaration: `function swap`, `event Swap`, `constructor`. */
  head: string;
  parameters: readonly string[];
  /** Visibility, mutability and modifiers, in the order of the Solidity style guide. */
  attributes: readonly string[];
  returns: readonly string[];
}

/**
 * Writes a declaration on one line if it is short, otherwise with one parameter per line as in the Solidity style
 * guide.
 */
export function writeSignature({ head, parameters, attributes, returns }: SignatureParts): string {
  const tail = attributes.map((attribute) => ` ${attribute}`).join('');
  const result = returns.length > 0 ? ` returns (${returns.join(', ')})` : '';
  const line = `${head}(${parameters.join(', ')})${tail}${result}`;
  if (line.length <= WIDTH) return line;
  const opened = parameters.length > 0 ? `${head}(${listed(parameters)})` : `${head}()`;
  const closing = `)${tail}${result}`;
  if (closing.length <= WIDTH || returns.length === 0) return `${opened}${tail}${result}`;
  return `${opened}${tail} returns (${listed(returns)})`;
}

/** Writes `struct Name { … }` and `enum Name { … }` with one member per line. */
export const writeBlock = (head: string, members: readonly string[], end: string): string =>
  `${head} {\n${members.map((member) => `    ${member}`).join(`${end}\n`)}${end === ';' ? end : ''}\n}`;

const listed = (items: readonly string[]): string => `\n    ${items.join(',\n    ')}\n`;

/**
 * Returns the selector of `name(types)`, which is the first four bytes of its hash. The data of a call or a custom
 * error starts with the selector.
 */
export const selectorOf = (canonical: string): Hex => {
  const hash = topicOf(canonical);
  return `0x${hash.slice(2, 10)}`;
};

/** Returns the hash of `name(types)`, which is the first topic of an event. */
export const topicOf = (canonical: string): Hex => keccak256(stringToBytes(canonical));

/** Returns the hash of a contract's creation code. CREATE2 computes the contract's address from this hash. */
export const initCodeHashOf = (bytecode: string): Hex =>
  keccak256(`0x${bytecode.replace('0x', '')}`);

/** A parameter or return value of an ABI. Older compilers do not write `internalType`. */
export interface AbiValue {
  name: string;
  type: string;
  internalType?: string;
  indexed?: boolean;
  components?: AbiValue[];
}

/** An entry of a JSON ABI. */
export interface AbiItem {
  type: 'function' | 'event' | 'error' | 'constructor' | 'receive' | 'fallback';
  name?: string;
  inputs?: AbiValue[];
  outputs?: AbiValue[];
  stateMutability?: string;
  anonymous?: boolean;
}

/** Returns a type in the canonical form that selectors are computed from. */
const canonicalAbiType = ({ type, components }: AbiValue): string =>
  type.startsWith('tuple')
    ? `(${(components ?? []).map(canonicalAbiType).join(',')})${type.slice('tuple'.length)}`
    : type;

/** Returns `name(types)`. Selectors and topics are computed from the hash of this text. */
export const canonicalAbiItem = ({ name = '', inputs = [] }: AbiItem): string =>
  `${name}(${inputs.map(canonicalAbiType).join(',')})`;
