import { editDistance } from './edit-distance';
import { parseQuery } from './query';
import { keyOf, partsOf, stemOf, wordPlaces } from '../../site/search/tokenize';

/** A part of a text, and whether it matches the query. */
export interface MarkedText {
  text: string;
  marked: boolean;
}

/** Shortest query word that also matches inside a longer word: `rice` in `price` would be misleading. */
const SHORTEST_INSIDE = 5;

/**
 * Returns a function that reports whether a word matches the query: as a whole or in another form, by its beginning, by
 * a part of it, or with a typo.
 */
export function wordMatcher(query: string): (word: string) => boolean {
  const wanted = parseQuery(query).filter(({ text, last }) => text.length > 1 || last);
  const known = new Map<string, boolean>();
  return (word) => {
    const text = keyOf(word);
    const before = known.get(text);
    if (before !== undefined) return before;
    const found = wanted.some(
      (own) =>
        text === own.text ||
        (own.text.length > 1 && text.startsWith(own.text)) ||
        stemOf(text) === stemOf(own.text) ||
        partsOf(word).includes(own.text) ||
        own.parts.includes(text) ||
        (own.text.length >= SHORTEST_INSIDE && text.includes(own.text)) ||
        isSlip(own.text, text, own.hash),
    );
    known.set(text, found);
    return found;
  };
}

function isSlip(query: string, word: string, hash: boolean): boolean {
  if (hash || query.length < 5 || !word.slice(0, 2).includes(query.charAt(0))) return false;
  const limit = Math.max(1, Math.round(query.length * 0.2));
  return editDistance(query, word, limit) <= limit;
}

/** Splits a text into parts that match and parts that do not. */
export function markWords(text: string, matches: (word: string) => boolean): MarkedText[] {
  const parts: MarkedText[] = [];
  let done = 0;
  for (const { word, at } of wordPlaces(text)) {
    if (!matches(word)) continue;
    if (at > done) parts.push({ text: text.slice(done, at), marked: false });
    const marked = text.slice(Math.max(done, at), at + word.length);
    const last = parts.at(-1);
    // If two words overlap, the rest of the second extends the mark of the first.
    if (last?.marked && at < done) last.text += marked;
    else parts.push({ text: marked, marked: true });
    done = at + word.length;
  }
  if (done < text.length) parts.push({ text: text.slice(done), marked: false });
  return parts;
}
