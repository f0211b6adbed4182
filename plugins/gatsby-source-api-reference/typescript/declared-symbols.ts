import ts from 'typescript';
import type { InstalledPackage } from './installed-package';
import { namedSymbols } from './named-types';
import { ownerOf, type OpenedPackages } from './opened-packages';

/** A symbol of a package, and whether its users can import it. */
export interface DeclaredSymbol {
  name: string;
  symbol: ts.Symbol;
  /** Whether it can be imported by name. If not, it only occurs in the declarations of exported symbols. */
  exported: boolean;
}

/**
 * Lists what a package declares for its users: its exports, then symbols that are not exported, but that the exported
 * declarations mention or inherit from. Re-exports from other packages are left out.
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
