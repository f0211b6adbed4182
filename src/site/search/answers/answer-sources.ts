import type { Deployments } from '../../data/deployments';
import type { CatalogueError } from '../../data/error-catalogue';
import type { GlossaryTerm } from '../../data/glossary';
import type { Releases } from '../../data/releases';
import { DEFAULT_LOCALE, localPath } from '../../locales/locale';
import { type ApiMember, type ApiSymbol, apiSymbolId } from '../../data/api-symbol';
import type { SearchRecord } from '../record';

/** A page with the ids of the documented symbols that it shows. */
export interface SymbolPage {
  path: string;
  symbols: readonly string[];
}

/** Looks up where things are documented, so that every answer leads to a place that exists. */
export interface AnswerPlaces {
  /**
   * Converts an address of the default locale to the address of the same place in this locale. Returns undefined if the
   * search index does not contain that place.
   */
  find: (path: string) => string | undefined;
  /** Returns the address where a symbol, or one of its members, is documented. */
  ofSymbol: (symbol: ApiSymbol, member?: ApiMember) => string | undefined;
  /**
   * Returns the address of the first section that contains a piece of code.
   *
   * @param anchor of the section, if several may contain the code
   */
  ofCode: (code: string, anchor?: string) => string | undefined;
}

/**
 * Builds the lookup for one locale.
 *
 * @param records of all pages of a locale, in any order
 * @param pages of the locale
 */
export function answerPlaces(
  records: readonly SearchRecord[],
  pages: readonly SymbolPage[],
  locale: string = DEFAULT_LOCALE,
): AnswerPlaces {
  const paths = new Set(records.map(({ objectID }) => objectID));
  const byCode = new Map<string, SearchRecord[]>();
  for (const record of records) {
    for (const code of record.code) {
      const holders = byCode.get(code);
      if (holders) holders.push(record);
      else byCode.set(code, [record]);
    }
  }
  // If a symbol is on several pages, prefer the one with the fewest symbols.
  const alone = pages.toSorted((a, b) => a.symbols.length - b.symbols.length);
  return {
    find(path) {
      const own = localPath(locale, path);
      return paths.has(own) ? own : undefined;
    },
    ofSymbol(symbol, member) {
      const id = apiSymbolId(symbol.package, symbol.name);
      const own = symbol.name.toLowerCase();
      for (const { path, symbols } of alone) {
        if (!symbols.includes(id)) continue;
        // Use the same anchors as `<ApiReference>`, which start with the symbol's name if a page has several symbols.
        const single = symbols.length === 1;
        const anchors = [
          ...(member ? [single ? member.anchor : `${own}-${member.anchor}`] : []),
          // A symbol that is not a class, such as a function, is its own only member. That member has no heading, so
          // use the symbol's anchor.
          ...(!member || member.name === symbol.name ? [single ? 'declaration' : own] : []),
        ];
        const found = anchors.map((anchor) => `${path}#${anchor}`).find((each) => paths.has(each));
        if (found !== undefined) return found;
      }
      return undefined;
    },
    ofCode(code, anchor) {
      const holders = byCode.get(code) ?? [];
      const holder = holders.find((record) => anchor === undefined || record.anchor === anchor);
      return holder?.objectID.replace(/~\d+$/, '');
    },
  };
}

/** Data that answers are built from. Lists are empty if a site has no such data. */
export interface AnswerSources {
  symbols: readonly ApiSymbol[];
  errors: readonly CatalogueError[];
  /** With `{product}` replaced. */
  terms: readonly GlossaryTerm[];
  deployments: Pick<Deployments, 'chains'>;
  releases: Releases;
  places: AnswerPlaces;
  /** Replaces published identifiers by the names that the settings define for them. */
  rename: (code: string) => string;
}
