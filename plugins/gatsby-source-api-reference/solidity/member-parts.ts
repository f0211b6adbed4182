import type { ApiMember, ApiMemberKind, ApiValue } from '../../../src/site/reference/api-symbol';
import type { TypeName, VariableDeclaration } from './ast';
import type { MemberComment } from './comments';
import type { Declarations } from './declarations';
import { namedTypes, onOneLine, typeText } from './types';

/** A member as one contract declares it. */
export interface DeclaredMember {
  member: Omit<ApiMember, 'anchor' | 'inheritedFrom'>;
  /** The same for a declaration and what overrides it. */
  key: string;
  /**
   * Who can name it: everyone, contracts that inherit, or the contract alone. Constructors and modifiers concern
   * readers of the contract that has them.
   */
  reach: 'everyone' | 'heirs' | 'own';
}

/** What the parts of a member are written with. */
export interface Context {
  declarations: Declarations;
  source: string;
  comment: MemberComment;
}

/** A type as its source names it. */
export const textOfType = (type: TypeName, { declarations, source }: Context): string =>
  typeText(declarations, source, type);

/** A piece of the source on one line; nothing where there is none. */
export const textOf = (node: { src: string } | null | undefined, context: Context): string[] =>
  node ? [onOneLine(context.declarations.slice(context.source, node.src))] : [];

/** Names of the types that a member is made of, each once. */
export function typesOf(
  values: readonly Pick<VariableDeclaration, 'typeName'>[],
  declarations: Declarations,
): string[] {
  return [...new Set(values.flatMap(({ typeName }) => namedTypes(declarations, typeName)))];
}

/** A member of which only the name and the comment are known. */
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

/** `uint256[] calldata amounts`, `address indexed owner`. */
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

/** Parameters or results, each with what is said of it. */
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
