/** A parameter or returned value of an ABI. Older compilers give no `internalType`. */
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

/** A type as selectors are computed from it. */
const canonicalAbiType = ({ type, components }: AbiValue): string =>
  type.startsWith('tuple')
    ? `(${(components ?? []).map(canonicalAbiType).join(',')})${type.slice('tuple'.length)}`
    : type;

/** `name(types)`, which selectors and topics are hashes of. */
export const canonicalAbiItem = ({ name = '', inputs = [] }: AbiItem): string =>
  `${name}(${inputs.map(canonicalAbiType).join(',')})`;
