import { STOP_WORDS } from './stop-words';
import { isHash, partsOf, wordsOf } from './tokenize';

/** Longer queries are cut: nobody types more, and a pasted page must not hang the browser. */
const MAX_CHARACTERS = 256;
const MAX_WORDS = 12;

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
  const all = wordsOf(query.slice(0, MAX_CHARACTERS).normalize('NFC')).slice(0, MAX_WORDS);
  const telling = all.filter((word) => !STOP_WORDS.has(word.toLowerCase()));
  const kept = telling.length > 0 ? telling : all;
  const seen = new Set<string>();
  return kept.flatMap((word, index) => {
    const text = word.toLowerCase();
    if (seen.has(text)) return [];
    seen.add(text);
    const last = index === kept.length - 1 && /[\p{L}\p{N}_$]$/u.test(query);
    return [{ text, parts: partsOf(word), last, hash: isHash(word) }];
  });
}
