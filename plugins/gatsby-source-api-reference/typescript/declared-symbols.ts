import ts from 'typescript';
import type { InstalledPackage } from './installed-package';
import { namedSymbols } from './named-types';
import { ownerOf, type OpenedPackages } from './opened-packages';

/** A symbol of a package and how far its users can reach it. */
export interface DeclaredSymbol {
  name: string;
  symbol: ts.Symbol;
  /** Whether it can be imported by name; else it is only met in the declaration of one that can. */
  exported: boolean;
}

/**
 * Lists what a package declares for its users: all it exports, then what the exported declarations name or inherit
 * from without its being exported. What it exports of another package is left to that one.
 */
export function declaredSymbols(
  reading: OpenedPackages,
  owner: InstalledPackage,
): DeclaredSymbol[] {
  const { checker, program } = reading;
  const entry = program.getSourceFile(owner.entry);
  const module = entry && checker.getSymbolAtLocation(entry);
  if (!module) throw new Error(`${owner.entry} exports nothing.`);
  const isOwn = (symbol: ts.Symbol) =>
    symbol.declarations?.some((node) => ownerOf(reading, node) === owner) ?? false;

  const found = new Map<ts.Symbol, DeclaredSymbol>();
  for (const item of checker.getExportsOfModule(module)) {
    const symbol = resolved(checker, item);
    if (isOwn(symbol)) found.set(symbol, { name: item.name, symbol, exported: true });
  }
  // The map grows while it is walked: what a found symbol names is looked through in its turn.
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
