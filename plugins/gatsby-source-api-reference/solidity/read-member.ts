import type { ApiMember, ApiMemberKind, ApiValue } from '../../../src/lib/reference/api-symbol';
import type { FunctionDefinition, MemberDeclaration, TypeName, VariableDeclaration } from './ast';
import { commentOfField, commentOfMember, type MemberComment } from './comments';
import type { Declarations, Placed } from './declarations';
import { selectorOf, topicOf } from './digest';
import { getterOf } from './getter';
import { writeBlock, writeSignature } from './signature';
import { canonicalTypes, namedTypes, onOneLine, typeText } from './types';

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

/** Reads a member's declaration; undefined for what nobody else can name. */
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

interface Context {
  declarations: Declarations;
  source: string;
  comment: MemberComment;
}

const textOfType = (type: TypeName, { declarations, source }: Context): string =>
  typeText(declarations, source, type);

const textOf = (node: { src: string } | null | undefined, context: Context): string[] =>
  node ? [onOneLine(context.declarations.slice(context.source, node.src))] : [];

function typesOf(
  values: readonly Pick<VariableDeclaration, 'typeName'>[],
  declarations: Declarations,
): string[] {
  return [...new Set(values.flatMap(({ typeName }) => namedTypes(declarations, typeName)))];
}

function blank(kind: ApiMemberKind, name: string, { comment }: Context): DeclaredMember['member'] {
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
function written(value: VariableDeclaration, context: Context): string {
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

const valuesOf = (
  values: readonly VariableDeclaration[],
  comments: readonly (string | null)[],
  context: Context,
): ApiValue[] =>
  values.map((value, place) => ({
    name: value.name,
    type: textOfType(value.typeName, context),
    comment: comments[place] ?? null,
  }));

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

function readFunction(node: FunctionDefinition, context: Context): DeclaredMember {
  const { declarations, comment } = context;
  const { parameters } = node.parameters;
  const returns = node.returnParameters.parameters;
  const isConstructor = node.kind === 'constructor';
  const named = node.kind === 'function' || node.kind === 'freeFunction';
  const name = named ? node.name : node.kind;
  const outside = node.visibility === 'external' || node.visibility === 'public';
  const types = canonicalTypes(declarations, parameters);
  // Arguments for the bases' constructors are part of the body in all but place.
  const modifiers = node.modifiers.filter(
    ({ modifierName }) =>
      declarations.find(modifierName.referencedDeclaration)?.node.nodeType !== 'ContractDefinition',
  );
  const selector = (): string | null => {
    if (!named || !outside) return null;
    // A library's selectors are hashes of other names for structs and storage: the compiler knows them.
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
          ...textOf(node.overrides, context),
          ...modifiers.flatMap((modifier) => textOf(modifier, context)),
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

function readVariable(node: VariableDeclaration, context: Context): DeclaredMember {
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
