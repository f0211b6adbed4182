import type { DocSection } from '../content/content-tree';
import { versionOfPath } from '../navigation/docs-version';
import { renamer, withProductName } from '../settings/product-text';
import type { Settings } from '../settings/schema';
import type { ContentProblem } from '../sources/content-problem';
import { significantWords, stemOf, tokenize } from './words';

/** A doc with the questions from its front matter, as returned by `docFields`. */
export interface AskingDoc {
  file: string;
  path: string;
  asks: readonly string[];
  /** Position of each question in the file. */
  askPlaces: readonly { line: number; column: number }[];
}

/** The readable content of a page. */
export interface ReadablePage {
  title: string;
  description: string;
  sections: readonly Pick<DocSection, 'heading' | 'text' | 'code'>[];
}

/**
 * Reports questions that a page leaves unanswered. A question is answered if the page contains, in any form, at least
 * half of its significant words.
 */
export function unansweredAsks(
  { file, asks, askPlaces }: AskingDoc,
  { title, description, sections }: ReadablePage,
): ContentProblem[] {
  if (asks.length === 0) return [];
  const parts = sections.flatMap(({ heading, text, code }) => [heading, text, ...code]);
  const read = new Set([title, description, ...parts].flatMap(tokenize).map(stemOf));
  return asks.flatMap((ask, index) => {
    const lacking = significantWords(ask).filter((word) => !read.has(stemOf(word)));
    if (2 * lacking.length <= significantWords(ask).length) return [];
    const words = lacking.map((word) => `"${word}"`).join(', ');
    const message = `the page doesn't seem to answer "${ask}", because it lacks the ${lacking.length === 1 ? 'word' : 'words'} ${words}: add the answer to the page, or reword the question so that at least half of its words are on the page`;
    return [{ file, line: 1, column: 1, ...askPlaces[index], message }];
  });
}

/**
 * Reports questions that occur twice within a docs version, or among the pages without a version. Word order, word form
 * and stop words are ignored. The second one, in order of file names, is reported.
 */
export function sameAsks(
  docs: readonly AskingDoc[],
  versions: readonly { path: string }[],
): ContentProblem[] {
  const met = new Map<string, string>();
  return docs
    .toSorted((a, b) => (a.file < b.file ? -1 : 1))
    .flatMap(({ file, path, asks, askPlaces }) =>
      asks.flatMap((ask, index) => {
        const version = versionOfPath(versions, path)?.path ?? '';
        const words = new Set(significantWords(ask).map(stemOf));
        const key = [version, ...[...words].sort()].join(' ');
        const place = { file, line: 1, column: 1, ...askPlaces[index] };
        const other = met.get(key);
        met.set(key, other ?? `${file}:${place.line}`);
        const message = `"${ask}" is also asked in ${other ?? ''}, in the same words: keep it only on the page that answers it best`;
        return other === undefined ? [] : [{ ...place, message }];
      }),
    );
}

/**
 * Returns a page's questions with the site's names for the product and for published identifiers, as shown on the page.
 */
export function brandedAsks(
  asks: readonly string[],
  { product, identifiers }: Pick<Settings, 'product' | 'identifiers'>,
): string[] {
  const rename = renamer(identifiers);
  return asks.map((ask) => rename(withProductName(ask, product)));
}
