import type { ApiMember, ApiMemberKind, ApiValue } from '../../../src/site/data/api-symbol';
import type { TypeName, VariableDeclaration } from './ast';
import type { MemberComment } from './comments';
import { type Declarations, namedTypes, onOneLine, typeText } from './declarations';

/** A member as declared in one contract. */
export interface DeclaredMember {
  member: Omit<ApiMember, 'anchor' | 'inheritedFrom'>;
  /** A key that is the same for a declaration and its overrides. */
  key: string;
  /**
   * Which code can use the member: any code, only inheriting contracts, or only the contract itself, as with its
   * constructor.
   */
  reach: 'everyone' | 'heirs' | 'own';
}

/** Context for reading the parts of a member. */
export interface Context {
  declarations: Declarations;
  source: string;
  comment: MemberComment;
}

/** Returns a type as written in its source. */
export const textOfType = (type: TypeName, { declarations, source }: Context): string =>
  typeText(declarations, source, type);

/** Returns the source of a node on one line, as a list with one item. The list is empty if there is no node. */
export const sourceText = (node: { src: string } | null | undefined, context: Context): string[] =>
  node ? [onOneLine(context.declarations.slice(context.source, node.src))] : [];

/** Returns the names of the declared types that the types of some values use, without duplicates. */
export function typesOf(
  values: readonly Pick<VariableDeclaration, 'typeName'>[],
  declarations: Declarations,
): string[] {
  return [...new Set(values.flatMap(({ typeName }) => namedTypes(declarations, typeName)))];
}

/** Returns a member with only its kind, name and comment filled in. */
export function blank(
  kind: ApiMemberKind,
  name: string,
  { comment }: Context,
): DeclaredMember['member'] {
  return {
    kind,
    name,
    signature: '',
    selector: null,
    topic: null,
    value: null,
    parameters: [],
    returns: [],
    comment: comment.comment,
    types: [],
  };
}

/** Returns a parameter as declared: `uint256[] calldata amounts`, `address indexed owner`. */
export function written(value: VariableDeclaration, context: Context): string {
  const { indexed, name, storageLocation } = value;
  return [
    textOfType(value.typeName, context),
    storageLocation === 'default' ? '' : storageLocation,
    indexed ? 'indexed' : '',
    name,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Returns parameters or results with their comments. */
export const valuesOf = (
  values: readonly VariableDeclaration[],
  comments: readonly (string | null)[],
  context: Context,
): ApiValue[] =>
  values.map((value, place) => ({
    name: value.name,
    type: textOfType(value.typeName, context),
    comment: comments[place] ?? null,
  }));
