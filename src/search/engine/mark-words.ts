import { editDistance } from './edit-distance';
import { parseQuery } from './query';
import { keyOf, partsOf, stemOf, wordsOf } from '../../site/search/tokenize';

/** A stretch of text, and whether it is what was looked for. */
export interface MarkedText {
  text: string;
  marked: boolean;
}

/** Says of a word of a text whether a query looks for it: whole, by its beginning, by a part, or with a slip. */
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

/** Cuts a text into stretches that are looked for and others. */
export function markWords(text: string, matches: (word: string) => boolean): MarkedText[] {
  const parts: MarkedText[] = [];
  let done = 0;
  for (const word of wordsOf(text)) {
    const at = text.indexOf(word, done);
    if (matches(word)) {
      if (at > done) parts.push({ text: text.slice(done, at), marked: false });
      parts.push({ text: word, marked: true });
    } else {
      parts.push({ text: text.slice(done, at + word.length), marked: false });
    }
    done = at + word.length;
  }
  if (done < text.length) parts.push({ text: text.slice(done), marked: false });
  return join(parts);
}

function join(parts: readonly MarkedText[]): MarkedText[] {
  const joined: MarkedText[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (last && !last.marked && !part.marked) last.text += part.text;
    else joined.push({ ...part });
  }
  return joined;
}
