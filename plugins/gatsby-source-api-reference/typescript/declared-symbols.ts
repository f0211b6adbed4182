import ts from 'typescript';
import { type InstalledPackage, type OpenedPackages, ownerOf } from './opened-packages';

/** Returns the types that a declaration mentions, in source order, if one of the opened packages declares them. */
function namedSymbols(reading: OpenedPackages, node: ts.Node): ts.Symbol[] {
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

/** Returns whether a class member is private or protected, so that users of the class cannot access it. */
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

/** A symbol of a package, and whether its users can import it. */
export interface DeclaredSymbol {
  name: string;
  symbol: ts.Symbol;
  /** Whether the symbol can be imported by name. If not, it only occurs in the declarations of exported symbols. */
  exported: boolean;
}

/**
 * Returns the symbols that a package declares for its users: its exports, then symbols that are not exported, but that
 * the declarations of exports mention or inherit from. Re-exports from other packages are left out.
 */
export function declaredSymbols(
  reading: OpenedPackages,
  owner: InstalledPackage,
): DeclaredSymbol[] {
  const { checker, program } = reading;
  const entry = program.getSourceFile(owner.entry);
  const module = entry && checker.getSymbolAtLocation(entry);
  if (!module)
    throw new Error(`${owner.entry} exports nothing: correct "path", or remove the package.`);
  const isOwn = (symbol: ts.Symbol) =>
    symbol.declarations?.some((node) => ownerOf(reading, node) === owner) ?? false;

  const found = new Map<ts.Symbol, DeclaredSymbol>();
  for (const item of checker.getExportsOfModule(module)) {
    const symbol = resolved(checker, item);
    if (isOwn(symbol)) found.set(symbol, { name: item.name, symbol, exported: true });
  }
  // The loop adds to the map it iterates over, so newly found symbols are searched too.
  for (const { symbol } of found.values()) {
    for (const node of symbol.declarations ?? []) {
      for (const named of namedSymbols(reading, node)) {
        if (!found.has(named) && isOwn(named)) {
          found.set(named, { name: named.name, symbol: named, exported: false });
        }
      }
    }
  }
  return [...found.values()];
}

const resolved = (checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

/** Matches the utility types of TypeScript that modify the type in their first argument. */
const UTILITY = /^(?:Omit|Partial|Pick|Readonly|Required)$/;

/**
 * Returns the names of the types that a class or interface extends or implements. A utility type is replaced by its
 * first argument: `Omit<TradeOptions, 'ttl'>` becomes `TradeOptions`.
 */
export function inheritedNames(reading: OpenedPackages, symbol: ts.Symbol): string[] {
  const names = (symbol.declarations ?? [])
    .filter((node) => ts.isClassDeclaration(node) || ts.isInterfaceDeclaration(node))
    .flatMap((node) => node.heritageClauses ?? [])
    .flatMap((clause) => clause.types)
    .flatMap(({ expression, typeArguments }) => {
      const name = expression.getText();
      const given = UTILITY.test(name) ? typeArguments?.[0] : undefined;
      return given ? namedTypes(reading, given) : [name];
    });
  return [...new Set(names)];
}
