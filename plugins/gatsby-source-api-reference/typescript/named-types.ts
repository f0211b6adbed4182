import ts from 'typescript';
import { ownerOf, type OpenedPackages } from './opened-packages';

/** Returns those types that a declaration mentions and that one of the packages declares, in source order. */
export function namedSymbols(reading: OpenedPackages, node: ts.Node): ts.Symbol[] {
  const { checker } = reading;
  const found = new Set<ts.Symbol>();
  const visit = (child: ts.Node): void => {
    if (isPrivate(child)) return;
    const name = typeName(child);
    const symbol = name && checker.getSymbolAtLocation(name);
    if (symbol) {
      const target =
        symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      const declaration = target.declarations?.[0];
      const isTypeParameter = (target.flags & ts.SymbolFlags.TypeParameter) !== 0;
      if (declaration && !isTypeParameter && ownerOf(reading, declaration)) found.add(target);
    }
    ts.forEachChild(child, visit);
  };
  visit(node);
  return [...found];
}

/** Returns the names of {@link namedSymbols}, without duplicates. */
export const namedTypes = (reading: OpenedPackages, node: ts.Node): string[] => [
  ...new Set(namedSymbols(reading, node).map(({ name }) => name)),
];

/** Returns whether a class member is private or protected, so users of the class cannot access it. */
export const isPrivate = (node: ts.Node): boolean =>
  ts.isClassElement(node) &&
  !ts.isConstructorDeclaration(node) &&
  (ts.getCombinedModifierFlags(node) & (ts.ModifierFlags.Private | ts.ModifierFlags.Protected)) !==
    0;

/** Returns the identifier with which a node refers to a type: `TradeType` in `TradeType.EXACT_INPUT`. */
function typeName(node: ts.Node): ts.Node | undefined {
  if (ts.isTypeReferenceNode(node)) return leftmost(node.typeName);
  if (ts.isExpressionWithTypeArguments(node)) return node.expression;
  if (ts.isImportTypeNode(node) && node.qualifier) return leftmost(node.qualifier);
  return undefined;
}

const leftmost = (name: ts.EntityName): ts.Identifier =>
  ts.isIdentifier(name) ? name : leftmost(name.left);
