import type { FunctionDefinition } from './ast';
import { selectorOf } from './digest';
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
import { writeSignature } from './signature';
import { canonicalTypes } from './types';

/** Reads a function, a constructor, or `receive` and `fallback`. */
export function readFunction(node: FunctionDefinition, context: Context): DeclaredMember {
  const { declarations, comment } = context;
  const { parameters } = node.parameters;
  const returns = node.returnParameters.parameters;
  const isConstructor = node.kind === 'constructor';
  const named = node.kind === 'function' || node.kind === 'freeFunction';
  const name = named ? node.name : node.kind;
  const outside = node.visibility === 'external' || node.visibility === 'public';
  const types = canonicalTypes(declarations, parameters);
  // Skip calls of base constructors. They look like modifiers, but are part of the implementation.
  const modifiers = node.modifiers.filter(
    ({ modifierName }) =>
      declarations.find(modifierName.referencedDeclaration)?.node.nodeType !== 'ContractDefinition',
  );
  const selector = (): string | null => {
    if (!named || !outside) return null;
    // Selectors of a library use other names for structs and storage references, so take them from the compiler if
    // possible.
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
