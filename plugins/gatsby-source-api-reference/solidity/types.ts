import type { TypeName, VariableDeclaration } from './ast';
import type { Declarations } from './declarations';

/** Collapses white space and removes comments, because a type or a modifier may span several lines. */
export const onOneLine = (text: string): string =>
  text
    .replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Returns a type as written in the source, without its data location. */
export const typeText = (declarations: Declarations, source: string, type: TypeName): string =>
  onOneLine(declarations.slice(source, type.src));

/**
 * Returns a type in the canonical form for selectors: `(address,uint24)[]`. Null if an ABI cannot contain it.
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

/** Returns the canonical types of parameters in parentheses: `(uint256,address)`. */
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
