import ts from 'typescript';
import type { ApiMember, ApiMemberKind, ApiValue } from '../../../src/site/data/api-symbol';
import { declarationText } from './declaration-text';
import { namedTypes } from './declared-symbols';
import type { OpenedPackages } from './opened-packages';
import { apiComment, tsdocComment, type TsdocComment } from './tsdoc-comment';

/** The fields that differ between kinds of members. */
interface MemberParts {
  kind: ApiMemberKind;
  name: string;
  signature: string;
  value?: string | null;
}

/** Returns a member without parameters, from its declaration and the comment before it. */
export function apiMember(reading: OpenedPackages, node: ts.Node, parts: MemberParts): ApiMember {
  return {
    anchor: parts.name,
    inheritedFrom: null,
    selector: null,
    topic: null,
    value: null,
    parameters: [],
    returns: [],
    comment: apiComment(tsdocComment(node)),
    types: namedTypes(reading, node),
    ...parts,
  };
}

interface CallableParts {
  kind: ApiMemberKind;
  name: string;
  /** The node that has the comment, if it is not the node with the parameters. */
  declaration?: ts.Node;
  signature?: string;
}

/** Returns the member for one overload of a constructor, method or function. */
export function callableMember(
  reading: OpenedPackages,
  node: ts.SignatureDeclaration,
  { kind, name, declaration = node, signature = memberText(node) }: CallableParts,
): ApiMember {
  const comment = tsdocComment(declaration);
  const parameters = node.parameters.flatMap((parameter) =>
    parameterValues(reading, parameter, comment),
  );
  const shown = new Set(parameters.map((parameter) => bareName(parameter.name)));
  return {
    ...apiMember(reading, node, { kind, name, signature }),
    parameters,
    returns: returned(node, comment),
    comment: apiComment(comment, shown),
  };
}

/**
 * Returns the values of a parameter, named as in the source: `amount?` is optional, and `...args` accepts several
 * values. A destructured parameter has no name, so it becomes one value per field.
 */
function parameterValues(
  { checker }: OpenedPackages,
  parameter: ts.ParameterDeclaration,
  comment: TsdocComment,
): ApiValue[] {
  const optional = parameter.questionToken !== undefined;
  const value = (name: string, type: string, before = '', after = ''): ApiValue => ({
    name: before + name + after,
    type,
    comment: comment.parameters.get(name) ?? null,
  });
  if (!ts.isObjectBindingPattern(parameter.name)) {
    const before = parameter.dotDotDotToken ? '...' : '';
    return [value(parameter.name.getText(), typeText(parameter), before, optional ? '?' : '')];
  }
  const type = checker.getTypeAtLocation(parameter);
  return parameter.name.elements.map(({ propertyName, name }) => {
    const field = (propertyName ?? name).getText();
    const declared = checker
      .getNonNullableType(type)
      .getProperty(field)
      ?.declarations?.find(ts.isPropertySignature);
    if (!declared)
      throw new Error(
        `The reference can't show the parameter ${parameter.getText()}, because its type has no property ${field} that members.ts can read`,
      );
    return value(field, typeText(declared), '', optional || declared.questionToken ? '?' : '');
  });
}

const memberText = (node: ts.SignatureDeclaration): string =>
  declarationText(node, { parameters: node.parameters, typeParameters: node.typeParameters });

function returned(node: ts.SignatureDeclaration, comment: TsdocComment): ApiValue[] {
  if (ts.isConstructorDeclaration(node) || !node.type) return [];
  if (node.type.kind === ts.SyntaxKind.VoidKeyword) return [];
  return [{ name: '', type: declarationText(node.type), comment: comment.returns }];
}

const typeText = ({ type }: ts.ParameterDeclaration | ts.PropertySignature): string =>
  type ? declarationText(type) : 'any';

const bareName = (name: string): string => name.replace(/^\.\.\.|\?$/g, '');

/** A member in the body of a class, interface or object type. */
export type MemberNode = ts.ClassElement | ts.TypeElement;

/**
 * Reads one member of a class or interface.
 *
 * @param value value of a static property, from the installed module
 * @throws Error for a kind of member that the reference cannot show, so that it is not left out unnoticed
 */
export function ownMember(
  reading: OpenedPackages,
  node: MemberNode,
  value: string | null = null,
): ApiMember {
  if (ts.isConstructorDeclaration(node)) {
    return callableMember(reading, node, { kind: 'constructor', name: 'constructor' });
  }
  if (ts.isMethodDeclaration(node) || ts.isMethodSignature(node)) {
    return callableMember(reading, node, { kind: 'method', name: node.name.getText() });
  }
  if (ts.isIndexSignatureDeclaration(node)) {
    const name = node.parameters[0]?.name.getText() ?? '';
    return apiMember(reading, node, {
      kind: 'property',
      name: `[${name}]`,
      signature: declarationText(node),
    });
  }
  if (ts.isPropertyDeclaration(node) || ts.isPropertySignature(node) || ts.isAccessor(node)) {
    return apiMember(reading, node, {
      kind: 'property',
      name: node.name.getText(),
      signature: declarationText(node),
      value,
    });
  }
  const { line } = ts.getLineAndCharacterOfPosition(node.getSourceFile(), node.getStart());
  throw new Error(
    `${node.getSourceFile().fileName}:${line + 1}: the reference can't show “${node.getText()}”, because members.ts doesn't support its kind of declaration.`,
  );
}
