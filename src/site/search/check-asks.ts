import type { DocSection } from '../content/content-tree';
import { versionOfPath } from '../navigation/docs-version';
import type { ContentProblem } from '../sources/content-problem';
import { tellingWords } from './telling-words';
import { stemOf, tokenize } from './tokenize';

/** A doc with the questions of its front matter, as `docFields` gives it. */
export interface AskingDoc {
  file: string;
  path: string;
  asks: readonly string[];
  /** Where the file asks each. */
  askPlaces: readonly { line: number; column: number }[];
}

/** What a reader can read on a page. */
export interface ReadablePage {
  title: string;
  description: string;
  sections: readonly Pick<DocSection, 'heading' | 'text' | 'code'>[];
}

/**
 * Questions that a page does not answer: of the words that say what is asked, at least half stand on a page that does,
 * in whatever form.
 */
export function unansweredAsks(
  { file, asks, askPlaces }: AskingDoc,
  { title, description, sections }: ReadablePage,
): ContentProblem[] {
  if (asks.length === 0) return [];
  const parts = sections.flatMap(({ heading, text, code }) => [heading, text, ...code]);
  const read = new Set([title, description, ...parts].flatMap(tokenize).map(stemOf));
  return asks.flatMap((ask, index) => {
    const lacking = tellingWords(ask).filter((word) => !read.has(stemOf(word)));
    if (2 * lacking.length <= tellingWords(ask).length) return [];
    const words = lacking.map((word) => `"${word}"`).join(', ');
    const message =
      `the page does not answer "${ask}": it lacks ${words}; ` +
      'ask in words of which at least half stand on the page';
    return [{ file, line: 1, column: 1, ...askPlaces[index], message }];
  });
}

/**
 * Questions that stand twice in a docs version, or twice among the pages of no version: in the same words, in whatever
 * form and order. Of two the second is told, by the names of their files.
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
        const words = new Set(tellingWords(ask).map(stemOf));
        const key = [version, ...[...words].sort()].join(' ');
        const place = { file, line: 1, column: 1, ...askPlaces[index] };
        const other = met.get(key);
        met.set(key, other ?? `${file}:${place.line}`);
        const message = `"${ask}" is asked in ${other ?? ''} already, in the same words: leave it to the page that answers it best`;
        return other === undefined ? [] : [{ ...place, message }];
      }),
    );
}
