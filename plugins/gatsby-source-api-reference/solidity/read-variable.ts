import type { VariableDeclaration } from './ast';
import { selectorOf } from './digest';
import { getterOf } from './getter';
import {
  blank,
  textOf,
  textOfType,
  typesOf,
  type Context,
  type DeclaredMember,
} from './member-parts';

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
        ...textOf(node.overrides, context),
        node.name,
      ]
        .filter(Boolean)
        .join(' '),
      selector: isPublic ? selectorOf(canonical) : null,
      value: node.constant ? (textOf(node.value, context)[0] ?? null) : null,
      parameters: values(getter.parameters, comment.parameters),
      returns: values(getter.returns, comment.returns),
      types: typesOf([node], declarations),
    },
    key: `call ${canonical}`,
    reach: isPublic ? 'everyone' : 'heirs',
  };
}
