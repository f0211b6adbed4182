import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'zod';
import type { ApiMember, ApiSymbol, ApiValue } from '../../../src/site/data/api-symbol';
import {
  type AbiItem,
  type AbiValue,
  canonicalAbiItem,
  initCodeHashOf,
  selectorOf,
  topicOf,
  writeSignature,
} from './signature';
import { withAnchors } from '../anchors';
import type { PackageFacts } from './read-symbols';

/** A compiler's artifact of one contract, in the format of Hardhat or Waffle. */
export interface Artifact {
  name: string;
  /** Path inside the package. */
  file: string;
  abi: AbiItem[];
  /** Whether the contract has no creation code. */
  abstract: boolean;
  /** Creation code in hexadecimal, without `0x`. Empty if there is none, or if libraries must be linked in first. */
  bytecode: string;
}

const schema = z.object({
  contractName: z.string().optional(),
  abi: z.array(z.custom<AbiItem>((item) => typeof item === 'object' && item !== null)),
  bytecode: z.string().default(''),
});

/** Reads an artifact; undefined for a JSON file that is not an artifact. */
export function readArtifact(folder: string, file: string): Artifact | undefined {
  const parsed = schema.safeParse(JSON.parse(readFileSync(join(folder, file), 'utf8')));
  if (!parsed.success) return undefined;
  const { abi, bytecode, contractName } = parsed.data;
  const code = bytecode.replace('0x', '');
  return {
    name: contractName ?? basename(file, '.json'),
    file,
    abi,
    abstract: code === '',
    bytecode: /^[\da-f]+$/i.test(code) ? code : '',
  };
}

/**
 * Returns the hash of the creation code. Null if there is no code, or if the constructor has arguments, because these
 * would be appended to the code and change the hash.
 */
export function initCodeHash({ abi, bytecode }: Artifact): string | null {
  const inputs = abi.find(({ type }) => type === 'constructor')?.inputs ?? [];
  return bytecode && inputs.length === 0 ? initCodeHashOf(bytecode) : null;
}

/**
 * Returns the symbol of a contract whose source is not published, from its ABI. Comments come from the package's
 * interfaces: first the one named after the contract (`IQuoter` for `Quoter`), then any that declares the same selector
 * or topic.
 */
export function symbolOfArtifact(
  artifact: Artifact,
  symbols: readonly ApiSymbol[],
  facts: PackageFacts,
): ApiSymbol {
  const { name, file, abi } = artifact;
  const kind = artifact.abstract ? 'abstract contract' : 'contract';
  const own = symbols.find((symbol) => symbol.name === `I${name}`);
  const interfaces = symbols.filter((symbol) => symbol.kind === 'interface' && symbol !== own);
  const described = [...(own ? [own] : []), ...interfaces].flatMap(({ members }) => members);
  return {
    name,
    language: 'solidity',
    kind,
    ...facts,
    file,
    signature: `${kind} ${name}`,
    inherits: [],
    comment: own?.comment ?? null,
    members: withAnchors(abi.map((item) => readItem(item, described))),
    initCodeHash: initCodeHash(artifact),
  };
}

function readItem(item: AbiItem, described: readonly ApiMember[]): Omit<ApiMember, 'anchor'> {
  const { type, inputs = [], outputs = [], stateMutability = 'nonpayable' } = item;
  const name = item.name ?? type;
  const canonical = canonicalAbiItem(item);
  const selector = type === 'function' || type === 'error' ? selectorOf(canonical) : null;
  const topic = type === 'event' && !item.anonymous ? topicOf(canonical) : null;
  const twins = described.filter(
    (member) =>
      (selector !== null && member.selector === selector) ||
      (topic !== null && member.topic === topic),
  );
  const twin = twins.find(({ comment }) => comment) ?? twins[0];
  const outside = type === 'constructor' || type === 'event' || type === 'error';
  return {
    kind: type === 'receive' || type === 'fallback' ? 'function' : type,
    name,
    signature: writeSignature({
      head: item.name ? `${type} ${name}` : type,
      parameters: inputs.map((value) =>
        written(value, type === 'function' ? 'calldata' : 'memory', type),
      ),
      attributes: [
        ...(outside ? [] : ['external']),
        ...(type === 'event' || type === 'error' || stateMutability === 'nonpayable'
          ? []
          : [stateMutability]),
        ...(item.anonymous ? ['anonymous'] : []),
      ],
      returns: outputs.map((value) => written(value, 'memory', type)),
    }),
    inheritedFrom: null,
    selector,
    topic,
    value: null,
    parameters: valuesOf(inputs, twin?.parameters),
    returns: valuesOf(outputs, twin?.returns),
    comment: twin?.comment ?? null,
    types: [...new Set([...inputs, ...outputs].flatMap(namedType))],
  };
}

/** Returns a type without its keyword: `struct ISwapRouter.ExactInputParams[]` → `ISwapRouter.ExactInputParams[]`. */
const typeText = ({ type, internalType }: AbiValue): string =>
  (internalType ?? type).replace(/^(?:struct|contract|enum) /, '');

const namedType = ({ internalType = '' }: AbiValue): string[] => {
  const name = /^(?:struct|contract|enum) ([\w.$]+)/.exec(internalType)?.[1];
  return name ? [name] : [];
};

/**
 * Returns a parameter as Solidity declares it, with a data location if its type needs one. The caller passes the
 * location, because an ABI does not contain it.
 */
function written(value: AbiValue, location: string, item: AbiItem['type']): string {
  const isReference = /^(?:tuple|bytes$|string$)|\]$/.test(value.type);
  const inLog = item === 'event' || item === 'error';
  return [
    typeText(value),
    isReference && !inLog ? location : '',
    value.indexed ? 'indexed' : '',
    value.name,
  ]
    .filter(Boolean)
    .join(' ');
}

/**
 * Returns parameters or results with their names and types in the ABI. Comments, and names that the ABI leaves empty,
 * come from the value of the interface at the same position.
 */
const valuesOf = (values: readonly AbiValue[], twins: readonly ApiValue[] = []): ApiValue[] =>
  values.map((value, place) => ({
    name: value.name || (twins[place]?.name ?? ''),
    type: typeText(value),
    comment: twins[place]?.comment ?? null,
  }));
