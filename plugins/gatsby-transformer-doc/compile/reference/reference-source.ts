import { groupBy } from '../../../../src/site/sources/group-by';
import { apiSymbolId, type ApiSymbol } from '../../../../src/site/data/api-symbol';

/** The documented symbols and the addresses of their pages: the data source of `<ApiReference>`. */
export interface ReferenceSource {
  /** Returns the symbol with this id, which {@link apiSymbolId} makes from the package and the name. */
  symbol(id: string): ApiSymbol | undefined;
  /** Returns the names of the packages that were read. */
  packages(): string[];
  /** Returns the names of a package's symbols. */
  names(packageName: string): string[];
  /**
   * Returns the address of the symbol that a package refers to by a name: a path, with an anchor if the page shows
   * several symbols. Undefined if no page shows the symbol, or if the name is ambiguous because several other packages
   * declare it.
   */
  addressOf(name: string, packageName: string): string | undefined;
}

/** A page that shows symbols. */
export interface SymbolPage {
  path: string;
  /** Ids of the symbols, in page order. */
  symbols: readonly string[];
}

/** Returns the packages that a package depends on. Their symbols take precedence when a name is resolved. */
export type Dependencies = (packageName: string) => readonly string[];

/**
 * Returns the anchor of a symbol on a page that shows several symbols. It is also the prefix of the anchors of the
 * symbol's members on that page.
 */
export const symbolAnchor = (name: string): string => name.toLowerCase();

/**
 * Creates a reference from symbols and the pages that show them.
 *
 * @param dependencies returns the names of the packages that a package depends on; their symbols take precedence over
 * others of the same name
 */
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

/**
 * Returns the address of each symbol by its id. If several pages show a symbol, the address is that of the page with
 * the fewest symbols.
 */
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
