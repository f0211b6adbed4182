import type { FunctionDefinition, MemberDeclaration, VariableDeclaration } from './ast';
import { commentOfField, commentOfMember } from './comments';
import { canonicalTypes, type Declarations, type Placed } from './declarations';
import {
  blank,
  type Context,
  type DeclaredMember,
  sourceText,
  textOfType,
  typesOf,
  valuesOf,
  written,
} from './member-parts';
import { readVariable } from './read-variable';
import { selectorOf, topicOf, writeBlock, writeSignature } from './signature';

/** Reads a function, a constructor, a `receive` function or a `fallback` function. */
function readFunction(node: FunctionDefinition, context: Context): DeclaredMember {
  const { declarations, comment } = context;
  const { parameters } = node.parameters;
  const returns = node.returnParameters.parameters;
  const isConstructor = node.kind === 'constructor';
  const named = node.kind === 'function' || node.kind === 'freeFunction';
  const name = named ? node.name : node.kind;
  const outside = node.visibility === 'external' || node.visibility === 'public';
  const types = canonicalTypes(declarations, parameters);
  // Skip calls to base constructors. The compiler lists them as modifiers, but they are part of the implementation.
  const modifiers = node.modifiers.filter(
    ({ modifierName }) =>
      declarations.find(modifierName.referencedDeclaration)?.node.nodeType !== 'ContractDefinition',
  );
  const selector = (): string | null => {
    if (!named || !outside) return null;
    // Use the compiler's selector if there is one, because the selectors of a library's functions are computed from
    // other names for structs and storage references than those in an ABI.
    if (node.functionSelector) return `0x${node.functionSelector}`;
    return types && selectorOf(node.name + types);
  };
  const texts = parameters.map(({ typeName }) => textOfType(typeName, context)).join();
  return {
    member: {
      ...blank(isConstructor ? 'constructor' : 'function', name, context),
      signature: writeSignature({
        head: named ? `function ${name}` : name,
        parameters: parameters.map((value) => written(value, context)),
        attributes: [
          ...(isConstructor || node.kind === 'freeFunction' ? [] : [node.visibility]),
          ...(node.stateMutability === 'nonpayable' ? [] : [node.stateMutability]),
          ...(node.virtual ? ['virtual'] : []),
          ...sourceText(node.overrides, context),
          ...modifiers.flatMap((modifier) => sourceText(modifier, context)),
        ],
        returns: returns.map((value) => written(value, context)),
      }),
      selector: selector(),
      parameters: valuesOf(parameters, comment.parameters, context),
      returns: valuesOf(returns, comment.returns, context),
      types: typesOf([...parameters, ...returns], declarations),
    },
    key: `call ${name}${types ?? `(${texts})`}`,
    reach: isConstructor ? 'own' : outside ? 'everyone' : 'heirs',
  };
}

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
      const attributes = [
        ...(node.virtual ? ['virtual'] : []),
        ...sourceText(node.overrides, context),
      ];
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
