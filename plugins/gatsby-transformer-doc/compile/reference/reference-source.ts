import { groupBy } from '../../../../src/site/sources/group-by';
import { apiSymbolId, type ApiSymbol } from '../../../../src/site/reference/api-symbol';

/** The documented symbols, and where their pages are: what `<ApiReference>` draws from. */
export interface ReferenceSource {
  /** A symbol by {@link apiSymbolId}. */
  symbol(id: string): ApiSymbol | undefined;
  /** Names of the packages that were read. */
  packages(): string[];
  /** Names of a package's symbols. */
  names(packageName: string): string[];
  /**
   * Where the symbol that a package calls by a name is drawn: a path, with an anchor where the page draws several.
   * Undefined when no page draws it, or when several packages declare the name and none is the one meant.
   */
  addressOf(name: string, packageName: string): string | undefined;
}

/** A page that draws symbols. */
export interface SymbolPage {
  path: string;
  /** Ids of the symbols, in the order of the page. */
  symbols: readonly string[];
}

/** How far from the language of the asking package a name may be looked for: the packages that it depends on. */
export type Dependencies = (packageName: string) => readonly string[];

/** Anchor of a symbol on a page that draws several, and the beginning of its members' anchors there. */
export const symbolAnchor = (name: string): string => name.toLowerCase();

/** @param dependencies names of the packages that a package depends on: they come before others of the same name */
export function createReferenceSource(
  symbols: Iterable<ApiSymbol>,
  pages: readonly SymbolPage[],
  dependencies: Dependencies = () => [],
): ReferenceSource {
  const all = [...symbols];
  const byId = new Map(all.map((symbol) => [apiSymbolId(symbol.package, symbol.name), symbol]));
  const byPackage = groupBy(all, (symbol) => symbol.package);
  const addresses = addressesOf(pages);

  return {
    symbol: (id) => byId.get(id),
    packages: () => [...byPackage.keys()].sort(),
    names: (packageName) => (byPackage.get(packageName) ?? []).map(({ name }) => name),
    addressOf(name, packageName) {
      const language = byId.get(
        apiSymbolId(packageName, byPackage.get(packageName)?.[0]?.name ?? ''),
      );
      const near = [packageName, ...dependencies(packageName)];
      for (const candidate of near) {
        if (byId.has(apiSymbolId(candidate, name))) {
          return addresses.get(apiSymbolId(candidate, name));
        }
      }
      const others = [...byPackage.keys()]
        .map((other) => apiSymbolId(other, name))
        .filter((id) => byId.get(id)?.language === language?.language);
      return others.length === 1 ? addresses.get(others[0] ?? '') : undefined;
    },
  };
}

/** A symbol drawn on several pages is linked to the one that is most about it. */
function addressesOf(pages: readonly SymbolPage[]): Map<string, string> {
  const addresses = new Map<string, string>();
  const ordered = [...pages].sort(
    (a, b) => a.symbols.length - b.symbols.length || a.path.localeCompare(b.path),
  );
  for (const { path, symbols } of ordered) {
    for (const id of symbols) {
      if (addresses.has(id)) continue;
      const name = id.slice(id.lastIndexOf('/') + 1);
      addresses.set(id, symbols.length > 1 ? `${path}#${symbolAnchor(name)}` : path);
    }
  }
  return addresses;
}
