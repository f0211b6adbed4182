import ts from 'typescript';
import type { ApiMember } from '../../../src/site/reference/api-symbol';
import { apiMember } from './api-member';
import { callableMember } from './callable-member';
import { declarationText } from './declaration-text';
import type { OpenedPackages } from './opened-packages';

/** What a class, interface or object type declares between its braces. */
export type MemberNode = ts.ClassElement | ts.TypeElement;

/**
 * Reads one member of a class or interface.
 *
 * @param value of a static property, as the installed module has it
 * @throws at a shape that the reference has no place for, rather than leaving it out unsaid
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
