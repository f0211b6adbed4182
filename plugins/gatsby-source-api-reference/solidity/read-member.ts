import type { MemberDeclaration, VariableDeclaration } from './ast';
import { commentOfField, commentOfMember } from './comments';
import type { Declarations, Placed } from './declarations';
import { selectorOf, topicOf } from './digest';
import {
  blank,
  textOf,
  textOfType,
  typesOf,
  valuesOf,
  written,
  type Context,
  type DeclaredMember,
} from './member-parts';
import { readFunction } from './read-function';
import { readVariable } from './read-variable';
import { writeBlock, writeSignature } from './signature';
import { canonicalTypes } from './types';

/** Reads a member's declaration. Undefined for a private member, and for a user-defined value type. */
export function readMember(
  declarations: Declarations,
  placed: Placed<MemberDeclaration>,
): DeclaredMember | undefined {
  const { node, source } = placed;
  const comment = commentOfMember(declarations, placed);
  const context = { declarations, source, comment };
  switch (node.nodeType) {
    case 'FunctionDefinition':
      return node.visibility === 'private' ? undefined : readFunction(node, context);
    case 'VariableDeclaration':
      return node.visibility === 'private' ? undefined : readVariable(node, context);
    case 'EventDefinition': {
      const types = canonicalTypes(declarations, node.parameters.parameters) ?? '';
      const topic = node.anonymous ? null : topicOf(node.name + types);
      return {
        member: {
          ...parametrised('event', node, context, node.anonymous ? ['anonymous'] : []),
          topic,
        },
        key: `event ${node.name}${types}`,
        reach: 'everyone',
      };
    }
    case 'ErrorDefinition': {
      const canonical =
        node.name + (canonicalTypes(declarations, node.parameters.parameters) ?? '');
      return {
        member: { ...parametrised('error', node, context), selector: selectorOf(canonical) },
        key: `error ${canonical}`,
        reach: 'everyone',
      };
    }
    case 'ModifierDefinition': {
      const attributes = [...(node.virtual ? ['virtual'] : []), ...textOf(node.overrides, context)];
      return {
        member: parametrised('modifier', node, context, attributes),
        key: `modifier ${node.name}`,
        reach: 'heirs',
      };
    }
    case 'StructDefinition':
      return {
        member: {
          ...blank('struct', node.name, context),
          signature: writeBlock(
            `struct ${node.name}`,
            node.members.map((field) => `${textOfType(field.typeName, context)} ${field.name}`),
            ';',
          ),
          parameters: node.members.map((field, place) => ({
            name: field.name,
            type: textOfType(field.typeName, context),
            comment: comment.parameters[place] ?? commentOfField(declarations, source, field),
          })),
          types: typesOf(node.members, declarations),
        },
        key: `type ${node.name}`,
        reach: 'everyone',
      };
    case 'EnumDefinition':
      return {
        member: {
          ...blank('enum', node.name, context),
          signature: writeBlock(
            `enum ${node.name}`,
            node.members.map(({ name }) => name),
            ',',
          ),
        },
        key: `type ${node.name}`,
        reach: 'everyone',
      };
    default:
      return undefined;
  }
}

function parametrised(
  kind: 'event' | 'error' | 'modifier',
  node: { name: string; parameters: { parameters: VariableDeclaration[] } },
  context: Context,
  attributes: string[] = [],
): DeclaredMember['member'] {
  const { parameters } = node.parameters;
  return {
    ...blank(kind, node.name, context),
    signature: writeSignature({
      head: `${kind} ${node.name}`,
      parameters: parameters.map((value) => written(value, context)),
      attributes,
      returns: [],
    }),
    parameters: valuesOf(parameters, context.comment.parameters, context),
    types: typesOf(parameters, context.declarations),
  };
}
