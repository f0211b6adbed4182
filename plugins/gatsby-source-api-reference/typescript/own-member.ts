import ts from 'typescript';
import type { ApiMember } from '../../../src/site/reference/api-symbol';
import { apiMember } from './api-member';
import { callableMember } from './callable-member';
import { declarationText } from './declaration-text';
import type { OpenedPackages } from './opened-packages';

/** A member in the body of a class, interface or object type. */
export type MemberNode = ts.ClassElement | ts.TypeElement;

/**
 * Reads one member of a class or interface.
 *
 * @param value value of a static property, from the installed module
 * @throws Error for a kind of member that the reference cannot show, rather than leave it out silently
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
    `${node.getSourceFile().fileName}:${line + 1}: the reference cannot show “${node.getText()}”.`,
  );
}
