import ts from 'typescript';
import type { ApiMember } from '../../../src/site/data/api-symbol';
import { type InstalledPackage, type OpenedPackages, ownerOf } from './opened-packages';
import { isPrivate } from './declared-symbols';
import { ownMember, type MemberNode } from './members';
import { plainValue } from './declaration-text';

type Structure = ts.ClassDeclaration | ts.InterfaceDeclaration;

/**
 * Returns the public members of a class or interface: its own in source order, then inherited ones, nearest first. A
 * constructor is always included, because its signature shows whether it is public.
 */
export function structureMembers(
  reading: OpenedPackages,
  owner: InstalledPackage,
  symbol: ts.Symbol,
): ApiMember[] {
  const structures = (symbol.declarations ?? []).filter(
    (node): node is Structure => ts.isClassDeclaration(node) || ts.isInterfaceDeclaration(node),
  );
  const own = structures.flatMap((node) => [...node.members] as MemberNode[]);
  const isOwn = new Set<ts.Node>(own);
  const inherited = structures
    .flatMap((node) => reachableMembers(reading, node, symbol))
    .filter((node) => !isOwn.has(node) && ownerOf(reading, node) !== undefined);

  return [...new Set([...own, ...inherited])]
    .filter((node) => !isPrivate(node) && !isMarkedInternal(node))
    .map((node) => {
      const member = ownMember(reading, node, staticValue(reading, owner, symbol, node));
      return isOwn.has(node) ? member : { ...member, inheritedFrom: declaringName(node) };
    });
}

/** Returns the declarations of every member that the type checker finds on a class and its instances. */
function reachableMembers(
  { checker }: OpenedPackages,
  node: Structure,
  symbol: ts.Symbol,
): MemberNode[] {
  const nodes: ts.Node[] = [];
  if (ts.isClassDeclaration(node)) {
    const type = checker.getTypeOfSymbolAtLocation(symbol, node);
    nodes.push(
      ...type.getConstructSignatures().flatMap((signature) => signature.declaration ?? []),
    );
    nodes.push(...type.getProperties().flatMap((property) => property.declarations ?? []));
  }
  const instance = checker.getDeclaredTypeOfSymbol(symbol);
  nodes.push(...instance.getProperties().flatMap((property) => property.declarations ?? []));
  return nodes.filter(
    (child): child is MemberNode => ts.isClassElement(child) || ts.isTypeElement(child),
  );
}

/**
 * Returns the fields of an object type or an intersection of object types. A field from another type is marked as
 * inherited from that type.
 */
export function joinedMembers(reading: OpenedPackages, node: ts.TypeAliasDeclaration): ApiMember[] {
  if (!ts.isIntersectionTypeNode(node.type) && !ts.isTypeLiteralNode(node.type)) return [];
  const own = node.type;
  return reading.checker
    .getTypeAtLocation(node.type)
    .getProperties()
    .flatMap((property) => property.declarations ?? [])
    .filter(ts.isTypeElement)
    .map((field) => {
      const member = ownMember(reading, field);
      const isOwn = field.pos >= own.pos && field.end <= own.end;
      return isOwn ? member : { ...member, inheritedFrom: declaringName(field) };
    });
}

function staticValue(
  reading: OpenedPackages,
  owner: InstalledPackage,
  symbol: ts.Symbol,
  node: MemberNode,
): string | null {
  if (!ts.isPropertyDeclaration(node)) return null;
  if ((ts.getCombinedModifierFlags(node) & ts.ModifierFlags.Static) === 0) return null;
  const structure: unknown = reading.runtime(owner)[symbol.name];
  if (typeof structure !== 'function') return null;
  return plainValue(Reflect.get(structure, node.name.getText()), node.type);
}

const isMarkedInternal = (node: ts.Node): boolean =>
  ts.getJSDocTags(node).some(({ tagName }) => ['internal', 'private'].includes(tagName.text));

const declaringName = ({ parent }: ts.Node): string | null =>
  ts.isClassDeclaration(parent) || ts.isInterfaceDeclaration(parent)
    ? (parent.name?.text ?? null)
    : null;
