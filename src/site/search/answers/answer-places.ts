import { apiSymbolId, type ApiMember, type ApiSymbol } from '../../reference/api-symbol';
import { DEFAULT_LOCALE, localPath } from '../../locales/locale';
import type { SearchRecord } from '../record';

/** A page with the documented symbols that it draws, by their ids. */
export interface SymbolPage {
  path: string;
  symbols: readonly string[];
}

/** Where things stand that are found: no answer leads to what the site does not have. */
export interface AnswerPlaces {
  /** The records' own address of a place in the default locale; undefined where search does not find it. */
  find: (path: string) => string | undefined;
  /** Where a symbol is drawn, or one of its members. */
  ofSymbol: (symbol: ApiSymbol, member?: ApiMember) => string | undefined;
  /** The first section that shows a piece of code. @param anchor of the section, where several may */
  ofCode: (code: string, anchor?: string) => string | undefined;
}

/**
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
  // A symbol that is drawn on several pages is explained best where it stands alone.
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
        // As `<ApiReference>` names them: a page of several symbols puts the symbol's name before.
        const single = symbols.length === 1;
        const anchors = [
          ...(member ? [single ? member.anchor : `${own}-${member.anchor}`] : []),
          // What is no part of a class is its own and only member, and has no heading for that.
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
