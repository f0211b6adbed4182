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

/** Returns `name(types)`, which selectors and topics are hashes of. */
export const canonicalAbiItem = ({ name = '', inputs = [] }: AbiItem): string =>
  `${name}(${inputs.map(canonicalAbiType).join(',')})`;
