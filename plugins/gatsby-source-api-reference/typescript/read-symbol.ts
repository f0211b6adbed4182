import path from 'node:path';
import ts from 'typescript';
import type { ApiSymbol } from '../../../src/site/data/api-symbol';
import { withAnchors } from '../anchors';
import { declarationText, plainValue } from './declaration-text';
import { type DeclaredSymbol, inheritedNames } from './declared-symbols';
import { apiMember, callableMember } from './members';
import type { InstalledPackage, OpenedPackages } from './opened-packages';
import { joinedMembers, structureMembers } from './structure-members';
import { apiComment, tsdocComment } from './tsdoc-comment';

type SymbolParts = Pick<ApiSymbol, 'kind' | 'signature' | 'members'>;

/**
 * Returns the fields of a symbol that depend on its kind. A function has its overloads as members, and a constant has
 * itself as its only member, because parameters and values are fields of members.
 */
function symbolParts(
  reading: OpenedPackages,
  owner: InstalledPackage,
  declared: DeclaredSymbol,
  node: ts.Declaration,
): SymbolParts {
  const prefix = declared.exported ? 'export ' : '';
  if (ts.isClassDeclaration(node) || ts.isInterfaceDeclaration(node)) {
    return {
      kind: ts.isClassDeclaration(node) ? 'class' : 'interface',
      signature: declarationText(node, {
        prefix,
        typeParameters: node.typeParameters,
        end: openingBrace(node),
      }),
      members: structureMembers(reading, owner, declared.symbol),
    };
  }
  if (ts.isEnumDeclaration(node)) {
    return {
      kind: 'enum',
      signature: declarationText(node, { prefix, end: openingBrace(node) }),
      members: node.members.map((member) =>
        apiMember(reading, member, {
          kind: 'enum member',
          name: member.name.getText(),
          signature: declarationText(member),
          value: String(reading.checker.getConstantValue(member)),
        }),
      ),
    };
  }
  if (ts.isTypeAliasDeclaration(node)) {
    return {
      kind: 'type',
      signature: declarationText(node, { prefix }),
      members: joinedMembers(reading, node),
    };
  }
  if (ts.isFunctionDeclaration(node)) return functionParts(reading, declared, prefix);
  if (ts.isVariableDeclaration(node)) {
    return variableParts(reading, owner, declared, node, `${prefix}const `);
  }
  throw new Error(
    `The reference can't show ${declared.name}, because read-symbol.ts doesn't support its kind of declaration: ${node.getSourceFile().fileName}`,
  );
}

function functionParts(
  reading: OpenedPackages,
  { symbol, name }: DeclaredSymbol,
  prefix: string,
): SymbolParts {
  const members = (symbol.declarations ?? []).filter(ts.isFunctionDeclaration).map((node) =>
    callableMember(reading, node, {
      kind: 'function',
      name,
      signature: declarationText(node, {
        prefix,
        parameters: node.parameters,
        typeParameters: node.typeParameters,
      }),
    }),
  );
  const signature = members.map((member) => member.signature).join('\n');
  return { kind: 'function', signature, members };
}

function variableParts(
  reading: OpenedPackages,
  owner: InstalledPackage,
  { name, exported }: DeclaredSymbol,
  node: ts.VariableDeclaration,
  prefix: string,
): SymbolParts {
  if (node.type && ts.isFunctionTypeNode(node.type)) {
    const { parameters, typeParameters } = node.type;
    const signature = declarationText(node, { prefix, parameters, typeParameters });
    const member = callableMember(reading, node.type, {
      kind: 'function',
      name,
      declaration: node,
      signature,
    });
    return { kind: 'function', signature, members: [member] };
  }
  const signature = declarationText(node, { prefix });
  // Read the value only if the constant is exported, because the module has no value otherwise.
  const value = exported ? plainValue(reading.runtime(owner)[name], node.type) : null;
  const member = apiMember(reading, node, { kind: 'constant', name, signature, value });
  return { kind: 'constant', signature, members: [member] };
}

const openingBrace = (
  node: ts.ClassDeclaration | ts.InterfaceDeclaration | ts.EnumDeclaration,
): number => node.members.pos - 1;

/** Reads a symbol of a package with all its members. */
export function readSymbol(
  reading: OpenedPackages,
  owner: InstalledPackage,
  declared: DeclaredSymbol,
): ApiSymbol {
  const { symbol, name } = declared;
  const node = symbol.declarations?.[0];
  if (!node)
    throw new Error(
      `The reference can't show ${name}, because the types of ${owner.name} don't declare it: update the package, or remove its entry from content/reference/packages.yml.`,
    );
  const { kind, signature, members } = symbolParts(reading, owner, declared, node);
  // The comment of a function is the comment of its first overload. Comments on parameters are shown with the
  // overloads.
  const comment = kind === 'function' ? members[0]?.comment : apiComment(tsdocComment(node));
  return {
    name,
    language: 'typescript',
    kind,
    package: owner.name,
    version: owner.version,
    licence: owner.licence,
    file: path.posix.relative(owner.folder, node.getSourceFile().fileName),
    signature,
    inherits: inheritedNames(reading, symbol),
    comment: comment ?? null,
    members: withAnchors(members),
  };
}
