import { keyOf, partsOf, stemOf, wordPlaces, wordsOf } from '../../site/search/words';
import { editDistance } from './match-word';
import { parseQuery } from './query';

/** A part of a text, and whether it matches the query. */
export interface MarkedText {
  text: string;
  marked: boolean;
}

/**
 * Minimum length of a query word that also matches inside a longer word. A shorter match would be misleading, such as
 * `rice` in `price`.
 */
const SHORTEST_INSIDE = 5;

/**
 * Returns a function that reports whether a word matches the query. A word matches as a whole or in another form, by
 * its beginning, by a part of it, or with a typo.
 */
export function wordMatcher(query: string): (word: string) => boolean {
  const wanted = parseQuery(query)
    .filter(({ text, last }) => text.length > 1 || last)
    .map((own) => ({ ...own, stem: stemOf(own.text) }));
  const known = new Map<string, boolean>();
  return (word) => {
    const text = keyOf(word);
    const before = known.get(text);
    if (before !== undefined) return before;
    const stem = stemOf(text);
    const parts = partsOf(word);
    const found = wanted.some(
      (own) =>
        text === own.text ||
        (own.text.length > 1 && text.startsWith(own.text)) ||
        stem === own.stem ||
        parts.includes(own.text) ||
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

/** Splits a text into parts that match the query and parts that do not. */
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

/** Matches a sentence, or a table cell or list item that does not end with a period. */
const SENTENCE = /[^.!?·。！？]+(?:[.!?·]+(?!\s|$)[^.!?·。！？]*)*(?:[。！？]+|[.!?·]+(?=\s|$)|$)/g;

/**
 * Returns the sentence of a text that contains the most words of the query, and the following sentences as far as they
 * fit. A sentence that is too long is cut between words.
 *
 * @param length approximate length in characters
 */
export function snippet(text: string, matches: (word: string) => boolean, length: number): string {
  if (text.length <= length) return text;
  const sentences = text.match(SENTENCE) ?? [text];
  const held = sentences.map(
    (sentence) =>
      new Set(
        wordsOf(sentence)
          .filter(matches)
          .map((word) => word.toLowerCase()),
      ).size,
  );
  let at = held.indexOf(Math.max(...held));
  const before = at > 0;
  let shown = sentences[at] ?? '';
  if (shown.trim().length > length) return cutOut(shown.trim(), matches, length, before);
  while (at + 1 < sentences.length && shown.length + (sentences[at + 1] ?? '').length <= length) {
    at += 1;
    shown += sentences[at] ?? '';
  }
  const whole = shown.replace(/^[\s·]+|[\s·]+$/g, '');
  return `${before ? '… ' : ''}${whole}${at + 1 < sentences.length && !/[.!?]$/.test(whole) ? ' …' : ''}`;
}

/**
 * Returns the part of a long sentence that contains the most words of the query.
 *
 * @param before whether text before the sentence is left out
 */
function cutOut(
  text: string,
  matches: (word: string) => boolean,
  length: number,
  before: boolean,
): string {
  const places = wordPlaces(text).flatMap(({ word, at }) => (matches(word) ? [at] : []));
  let best = 0;
  let most = 0;
  for (const [index, start] of places.entries()) {
    let end = index;
    while ((places[end + 1] ?? Infinity) < start + length * 0.8) end += 1;
    if (end - index + 1 > most) {
      most = end - index + 1;
      best = start;
    }
  }
  const lead = best < length * 0.6 ? 0 : Math.max(0, best - Math.round(length * 0.15));
  const space = text.indexOf(' ', lead) + 1;
  // Texts in some scripts have no spaces to cut at.
  const from = lead === 0 ? 0 : space > 0 && space <= best ? space : lead;
  const rough = text.slice(from, from + length);
  const cut = from + length < text.length;
  const body = cut ? rough.slice(0, Math.max(rough.lastIndexOf(' '), length * 0.6)) : rough;
  const whole = closeCode(text.slice(0, from), body.replace(/^[\s·]+|[\s·]+$/g, ''));
  return `${before || from > 0 ? '… ' : ''}${whole}${cut ? ' …' : ''}`;
}

/** Adds the backticks that are missing from code that was cut. */
function closeCode(before: string, shown: string): string {
  const opened = before.split('`').length % 2 === 0 ? `\`${shown}` : shown;
  return opened.split('`').length % 2 === 0 ? `${opened}\`` : opened;
}
