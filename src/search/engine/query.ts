import { STOP_WORDS } from '../../site/search/stop-words';
import { isHash, partsOf, wordsOf } from '../../site/search/tokenize';

/** Nobody types more, and a pasted page must not hang the browser. */
const MAX_CHARACTERS = 256;
const MAX_WORDS = 12;

/** The part of a query that is searched for: all of it, or the first words of one that is too long. */
export function boundQuery(query: string): string {
  if (query.length <= MAX_CHARACTERS && wordsOf(query).length <= MAX_WORDS) return query;
  const start = query.slice(0, MAX_CHARACTERS);
  let end = 0;
  for (const word of wordsOf(start).slice(0, MAX_WORDS)) {
    end = start.indexOf(word, end) + word.length;
  }
  return start.slice(0, end);
}

/** A word that hits should hold. */
export interface QueryWord {
  /** In lower case. */
  text: string;
  /** Of an identifier, in lower case. */
  parts: string[];
  /** Whether the reader may still be typing it. */
  last: boolean;
  hash: boolean;
}

/** The words of a query that say something; all of them where none does. */
export function parseQuery(query: string): QueryWord[] {
  const bound = boundQuery(query).normalize('NFC');
  const all = wordsOf(bound);
  const telling = all.filter((word) => !STOP_WORDS.has(word.toLowerCase()));
  const kept = telling.length > 0 ? telling : all;
  const seen = new Set<string>();
  return kept.flatMap((word, index) => {
    const text = word.toLowerCase();
    if (seen.has(text)) return [];
    seen.add(text);
    const last = index === kept.length - 1 && /[\p{L}\p{N}_$]$/u.test(bound);
    return [{ text, parts: partsOf(word), last, hash: isHash(word) }];
  });
}
