import da from 'hyphen/da';
import de from 'hyphen/de';
import fi from 'hyphen/fi';
import hu from 'hyphen/hu';
import nb from 'hyphen/nb';
import nl from 'hyphen/nl';
import sv from 'hyphen/sv';

/** Hyphenation rules of languages that write compounds as one word. */
const HYPHENATION = new Map<string, typeof de>([
  ...[['da', da] as const, ['de', de] as const, ['fi', fi] as const, ['hu', hu] as const],
  ...[['nb', nb] as const, ['nl', nl] as const, ['no', nb] as const, ['sv', sv] as const],
]);

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
  const rules = HYPHENATION.get(language.split('-')[0] ?? '');
  if (!rules || word.length < SHORTEST_WORD || !/^\p{L}+$/u.test(word)) return [];
  const syllables = rules.hyphenateSync(word, { hyphenChar: BREAK }).split(BREAK);
  return syllables
    .map((_, index) => syllables.slice(index).join(''))
    .slice(1)
    .filter((end) => end.length >= SHORTEST_END);
}
