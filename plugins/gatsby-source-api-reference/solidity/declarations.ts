import type {
  ContractDefinition,
  Declaration,
  MemberDeclaration,
  SourceUnit,
  TypeName,
  VariableDeclaration,
} from './ast';
import type { CompilerOutput } from './compiler';

/** A declaration and its location. */
export interface Placed<T extends Declaration = Declaration> {
  node: T;
  /** Import name of the source that contains it. */
  source: string;
  /** The contract that contains it; undefined at file level. */
  owner: ContractDefinition | undefined;
}

/** All declarations of the compiled sources, by id, and the text of the sources. */
export interface Declarations {
  units: ReadonlyMap<string, SourceUnit>;
  find(id: number): Placed | undefined;
  /** Returns the contracts that a contract inherits from, nearest first. */
  basesOf(contract: ContractDefinition): Placed<ContractDefinition>[];
  /** Returns the text of a range of a source. */
  slice(source: string, src: string): string;
  /** Returns the text from the start of a source to a position. */
  before(source: string, src: string): string;
}

/** Returns the declarations in the compiler's output, indexed by id. */
export function indexDeclarations(
  output: CompilerOutput,
  texts: ReadonlyMap<string, string>,
): Declarations {
  const units = new Map(Object.entries(output.sources ?? {}).map(([name, { ast }]) => [name, ast]));
  const bytes = new Map([...texts].map(([name, text]) => [name, Buffer.from(text)]));
  const placed = new Map<number, Placed>();
  for (const [source, unit] of units) {
    for (const node of unit.nodes) {
      placed.set(node.id, { node, source, owner: undefined });
      if (node.nodeType !== 'ContractDefinition') continue;
      for (const member of node.nodes) placed.set(member.id, { node: member, source, owner: node });
    }
  }
  const text = (source: string, start: number, end: number) =>
    bytes.get(source)?.subarray(start, end).toString('utf8') ?? '';
  const isContract = (found: Placed | undefined): found is Placed<ContractDefinition> =>
    found?.node.nodeType === 'ContractDefinition';
  return {
    units,
    find: (id) => placed.get(id),
    basesOf: (contract) =>
      contract.linearizedBaseContracts
        .filter((id) => id !== contract.id)
        .map((id) => placed.get(id))
        .filter(isContract),
    slice(source, src) {
      const [start = 0, length = 0] = src.split(':').map(Number);
      return text(source, start, start + length);
    },
    before: (source, src) => text(source, 0, Number(src.split(':')[0])),
  };
}

/** Returns whether a declaration can be a member of a contract. */
export function isMember(node: Declaration): node is MemberDeclaration {
  return (
    node.nodeType !== 'ContractDefinition' &&
    node.nodeType !== 'ImportDirective' &&
    node.nodeType !== 'PragmaDirective' &&
    node.nodeType !== 'UsingForDirective'
  );
}

/**
 * Puts the source of a type or a modifier, which may span several lines, on one line: removes comments and collapses
 * white space.
 */
export const onOneLine = (text: string): string =>
  text
    .replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Returns a type as written in the source, without its data location. */
export const typeText = (declarations: Declarations, source: string, type: TypeName): string =>
  onOneLine(declarations.slice(source, type.src));

/**
 * Returns a type in the canonical form for selectors: `(address,uint24)[]`. Null if an ABI cannot contain the type.
 *
 * @see https://docs.soliditylang.org/en/v0.8.17/abi-spec.html#function-selector-and-argument-encoding
 */
export function abiType(declarations: Declarations, type: TypeName): string | null {
  switch (type.nodeType) {
    case 'ElementaryTypeName':
      return type.typeDescriptions.typeString.replace(' payable', '');
    case 'ArrayTypeName': {
      const length = [...type.typeDescriptions.typeString.matchAll(/\[(\d*)\]/g)].at(-1)?.[1] ?? '';
      const base = abiType(declarations, type.baseType);
      return base && `${base}[${length}]`;
    }
    case 'UserDefinedTypeName': {
      const node = declarations.find(type.referencedDeclaration)?.node;
      if (node?.nodeType === 'ContractDefinition') return 'address';
      if (node?.nodeType === 'EnumDefinition') return 'uint8';
      if (node?.nodeType === 'UserDefinedValueTypeDefinition')
        return abiType(declarations, node.underlyingType);
      if (node?.nodeType === 'StructDefinition') return canonicalTypes(declarations, node.members);
      return null;
    }
    default:
      return null;
  }
}

/** Returns canonical types in parentheses: `(uint256,address)`. Null if an ABI cannot contain one of the types. */
export function canonicalTypes(
  declarations: Declarations,
  values: readonly Pick<VariableDeclaration, 'typeName'>[],
): string | null {
  const types = values.map(({ typeName }) => abiType(declarations, typeName));
  return types.includes(null) ? null : `(${types.join(',')})`;
}

/** Returns the full names of the declared types that a type uses: `PoolAddress.PoolKey`, `IUniswapV3Pool`. */
export function namedTypes(declarations: Declarations, type: TypeName): string[] {
  switch (type.nodeType) {
    case 'ArrayTypeName':
      return namedTypes(declarations, type.baseType);
    case 'Mapping':
      return [
        ...namedTypes(declarations, type.keyType),
        ...namedTypes(declarations, type.valueType),
      ];
    case 'UserDefinedTypeName': {
      const found = declarations.find(type.referencedDeclaration);
      if (!found || !('name' in found.node)) return [];
      return [found.owner ? `${found.owner.name}.${found.node.name}` : found.node.name];
    }
    default:
      return [];
  }
}
