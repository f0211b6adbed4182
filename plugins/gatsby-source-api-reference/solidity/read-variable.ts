import type { TypeName, VariableDeclaration } from './ast';
import { abiType, type Declarations, typeText } from './declarations';
import {
  blank,
  type Context,
  type DeclaredMember,
  sourceText,
  textOfType,
  typesOf,
} from './member-parts';
import { selectorOf } from './signature';

/** A parameter or result of a public variable's getter. */
interface GetterValue {
  name: string;
  type: string;
  canonical: string | null;
}

/** The getter that the compiler generates for a public variable. */
export interface Getter {
  parameters: GetterValue[];
  returns: GetterValue[];
}

/**
 * Returns the getter of a variable. It accepts a key for each mapping and an index for each array. The getter of a
 * struct returns the struct's fields, except arrays and mappings.
 *
 * @see https://docs.soliditylang.org/en/v0.8.17/contracts.html#getter-functions
 */
function getterOf(declarations: Declarations, source: string, type: TypeName): Getter {
  const value = (name: string, part: TypeName, from = source): GetterValue => ({
    name,
    type: typeText(declarations, from, part),
    canonical: abiType(declarations, part),
  });
  if (type.nodeType === 'Mapping') {
    const rest = getterOf(declarations, source, type.valueType);
    return { ...rest, parameters: [value('', type.keyType), ...rest.parameters] };
  }
  if (type.nodeType === 'ArrayTypeName') {
    const rest = getterOf(declarations, source, type.baseType);
    const index = { name: '', type: 'uint256', canonical: 'uint256' };
    return { ...rest, parameters: [index, ...rest.parameters] };
  }
  if (type.nodeType === 'UserDefinedTypeName') {
    const found = declarations.find(type.referencedDeclaration);
    if (found?.node.nodeType === 'StructDefinition') {
      const fields = found.node.members.filter(
        ({ typeName }) => typeName.nodeType !== 'ArrayTypeName' && typeName.nodeType !== 'Mapping',
      );
      return {
        parameters: [],
        returns: fields.map(({ name, typeName }) => value(name, typeName, found.source)),
      };
    }
  }
  return { parameters: [], returns: [value('', type)] };
}

/** Reads a constant or a variable and, if it is public, the parameters and results of its getter. */
export function readVariable(node: VariableDeclaration, context: Context): DeclaredMember {
  const { comment, declarations, source } = context;
  const isPublic = node.visibility === 'public';
  const getter = getterOf(declarations, source, node.typeName);
  const canonical = `${node.name}(${getter.parameters.map((value) => value.canonical).join(',')})`;
  const values = (from: typeof getter.parameters, comments: readonly (string | null)[]) =>
    isPublic
      ? from.map(({ name, type }, place) => ({ name, type, comment: comments[place] ?? null }))
      : [];
  return {
    member: {
      ...blank(node.constant ? 'constant' : 'variable', node.name, context),
      signature: [
        textOfType(node.typeName, context),
        node.visibility,
        node.constant ? 'constant' : '',
        node.mutability === 'immutable' ? 'immutable' : '',
        ...sourceText(node.overrides, context),
        node.name,
      ]
        .filter(Boolean)
        .join(' '),
      selector: isPublic ? selectorOf(canonical) : null,
      value: node.constant ? (sourceText(node.value, context)[0] ?? null) : null,
      parameters: values(getter.parameters, comment.parameters),
      returns: values(getter.returns, comment.returns),
      types: typesOf([node], declarations),
    },
    key: `call ${canonical}`,
    reach: isPublic ? 'everyone' : 'heirs',
  };
}
