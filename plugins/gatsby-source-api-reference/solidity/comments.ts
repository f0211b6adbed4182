import type { ApiComment } from '../../../src/site/data/api-symbol';
import type { Documentation, MemberDeclaration, VariableDeclaration } from './ast';
import type { Declarations, Placed } from './declarations';
import { commentBefore, commentOf, commentsOfResults, parseNatspec } from './natspec';

/** The comment on a member, and the comments on its parameters and results by position. */
export interface MemberComment {
  comment: ApiComment | null;
  parameters: readonly (string | null)[];
  returns: readonly (string | null)[];
}

/** Returns the text of a comment that solc attached to a declaration. */
export const documentationText = (documentation: Documentation): string =>
  (typeof documentation === 'string' ? documentation : documentation?.text) ?? '';

/**
 * Reads a member's comment. With `@inheritdoc`, or without any comment, a member inherits the comment of the
 * declaration it overrides. Parameters are then matched by position, because an override may rename them.
 */
export function commentOfMember(
  declarations: Declarations,
  { node, source }: Placed<MemberDeclaration>,
): MemberComment {
  const attached = 'documentation' in node ? documentationText(node.documentation) : '';
  const text = attached || commentBefore(declarations.before(source, node.src));
  const own = parseNatspec(text);
  const base = text && !own.inheritdoc ? undefined : overridden(declarations, node, own.inheritdoc);
  const inherited = base && commentOfMember(declarations, base);
  const values = namesOf(node);
  return {
    comment: commentOf(own) ?? inherited?.comment ?? null,
    parameters: values.parameters.map(
      (name, place) => own.params.get(name) ?? inherited?.parameters[place] ?? null,
    ),
    returns: commentsOfResults(own.returns, values.returns).map(
      (said, place) => said ?? inherited?.returns[place] ?? null,
    ),
  };
}

/** Returns the comment before a field of a struct. */
export function commentOfField(
  declarations: Declarations,
  source: string,
  field: VariableDeclaration,
): string | null {
  const { text, details } = parseNatspec(
    commentBefore(declarations.before(source, field.src), true),
  );
  return [text, details].filter(Boolean).join(' ') || null;
}

function overridden(
  declarations: Declarations,
  node: MemberDeclaration,
  contract: string | null,
): Placed<MemberDeclaration> | undefined {
  const bases = ('baseFunctions' in node ? (node.baseFunctions ?? []) : [])
    .map((id) => declarations.find(id))
    .filter((found): found is Placed<MemberDeclaration> => found !== undefined);
  return bases.find(({ owner }) => owner?.name === contract) ?? bases[0];
}

/** Returns the names of parameters and results by position. For the getter of a variable, they are empty strings. */
function namesOf(node: MemberDeclaration): { parameters: string[]; returns: string[] } {
  const names = (values: readonly { name: string }[]) => values.map(({ name }) => name);
  switch (node.nodeType) {
    case 'FunctionDefinition':
      return {
        parameters: names(node.parameters.parameters),
        returns: names(node.returnParameters.parameters),
      };
    case 'EventDefinition':
    case 'ErrorDefinition':
    case 'ModifierDefinition':
      return { parameters: names(node.parameters.parameters), returns: [] };
    case 'StructDefinition':
      return { parameters: names(node.members), returns: [] };
    case 'VariableDeclaration':
      // These lists are longer than those of any getter in the documented packages. The caller uses as many items as it
      // needs.
      return { parameters: Array<string>(4).fill(''), returns: Array<string>(16).fill('') };
    default:
      return { parameters: [], returns: [] };
  }
}
