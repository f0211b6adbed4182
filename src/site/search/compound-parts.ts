import { createRequire } from 'node:module';
import { join } from 'node:path';
import type german from 'hyphen/de';

/** Languages that write compounds as one word, with the name of their hyphenation rules. */
const HYPHENATED = new Map([
  ...['da', 'de', 'fi', 'hu', 'nb', 'nl', 'sv'].map((code) => [code, code] as const),
  ['no', 'nb'],
]);

/** Loads packages. The rules of a language take time to load, and few sites need any. */
const load = createRequire(join(process.cwd(), 'package.json'));

/** Returns the hyphenation rules of a language; undefined if it writes compounds as separate words. */
function rulesFor(language: string): typeof german | undefined {
  const name = HYPHENATED.get(language.split('-')[0] ?? '');
  return name === undefined ? undefined : (load(`hyphen/${name}`) as typeof german);
}

/** Minimum lengths in characters. Shorter words are not compounds, and shorter endings are not words. */
const SHORTEST_WORD = 8;
const SHORTEST_END = 4;

const BREAK = '\u00ad';

/**
 * Returns the endings of a word from each hyphenation point, so that a compound is found by the words inside it.
 * Returns none in languages that write compounds as separate words.
 *
 * `handelspaar`, `de` → `delspaar`, `paar`
 *
 * @param word in lower case
 */
export function compoundParts(word: string, language: string): string[] {
  const rules = rulesFor(language);
  if (!rules || word.length < SHORTEST_WORD || !/^\p{L}+$/u.test(word)) return [];
  const syllables = rules.hyphenateSync(word, { hyphenChar: BREAK }).split(BREAK);
  return syllables
    .map((_, index) => syllables.slice(index).join(''))
    .slice(1)
    .filter((end) => end.length >= SHORTEST_END);
}
