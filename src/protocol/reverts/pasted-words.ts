import type { KnownRevert } from './revert';

/** An error of the catalogue whose name occurs in a text. */
export interface FoundWord {
  code: string;
  start: number;
  end: number;
  /** Whether the surrounding words show that it's the reason of a revert. */
  named: boolean;
}

/**
 * Matches text directly before a reason, such as `reverted: `, `reason="`, `with error '`, `[FAIL: ` or `← [Revert] `.
 */
const BEFORE =
  /(?:revert(?:ed)?(?: with)?(?: reason)?:?|reason(?: string)?\\{0,4}"?[:=]?|reason:?\n|with error|custom error|error:?|reverts?\] |FAIL[^\n]{0,12}:|Reason given:)\s{0,3}[\\"'`]{0,4}$/i;

/** Matches text directly after a reason. */
const AFTER = /^\s{0,2}(?:[\\"'`.,;)\]\n(]|$|\[)/;

/**
 * Matches codes that don't occur in a sentence by chance, such as `UniswapV2: K`, `TRANSFER_FAILED`, `STF` or `Too
 * little received`.
 */
const TELLING = /[:_-]|^[A-Z]{3,}$|\w+ \w+ \w+/;

/**
 * Maximum occurrences of a code to check. Without a limit there can be very many, because short codes are part of many
 * words.
 */
const MAX_PLACES = 200;

/**
 * Finds the errors of the catalogue whose names occur in a text. Returns each error once, without names that are part
 * of a longer name found in the text.
 */
export function findWords(text: string, catalogue: readonly KnownRevert[]): FoundWord[] {
  const lower = text.toLowerCase();
  const codes = new Map(catalogue.map((known) => [known.code, known]));
  const found = [...codes.values()].flatMap((known) => {
    const word = known.selector ? known.code.slice(0, known.code.indexOf('(')) : known.code;
    return best(known.by === 'client' ? lower : text, known, word);
  });
  return found.filter(
    (one) =>
      !found.some(
        (other) =>
          other.start <= one.start &&
          other.end >= one.end &&
          other.end - other.start > one.end - one.start,
      ),
  );
}

/**
 * Returns the best occurrence of a word: one that the text calls the reason, otherwise the first one if the word is
 * unlikely to occur by chance. The list is empty if there is neither.
 */
function best(text: string, { code, selector, by }: KnownRevert, word: string): FoundWord[] {
  let first: FoundWord | undefined;
  let start = text.indexOf(word);
  for (let places = 0; start !== -1 && places < MAX_PLACES; places += 1) {
    const end = start + word.length;
    if (stands(text, start, end)) {
      const named =
        BEFORE.test(text.slice(Math.max(0, start - 60), start)) &&
        AFTER.test(text.slice(end, end + 3));
      if (named) return [{ code, start, end, named }];
      if (!first && (selector ?? by ?? TELLING.test(code))) first = { code, start, end, named };
    }
    start = text.indexOf(word, end);
  }
  return first ? [first] : [];
}

/** Whether the match is a whole word, not part of a longer one. */
const stands = (text: string, start: number, end: number): boolean =>
  !/[\w-]/.test(text.charAt(start - 1)) && !/\w/.test(text.charAt(end));

/**
 * Matches the start of a request that an error text repeats, such as `transaction={`, `"params":[`, `requestBody="{` or
 * `Request body: {`.
 */
const REQUEST =
  /\b(?:transaction|tx|request|params|request ?body)\\{0,4}["']?\s{0,4}[:=]\s{0,4}\\{0,4}["']?(?=[{[])/gi;

/** Matches the sections in which viem repeats the request. A blank line ends each section. */
const SECTIONS =
  /^[ \t]*(?:Raw Call|Request|Estimate Gas|Contract Call)(?: Arguments)?:[ \t]*\n(?:[ \t]*\S[^\n]*(?:\n|$))+/gm;

/**
 * Removes the call that an error text repeats. Its calldata looks like revert data, and its function or an argument may
 * have the same name as an error.
 */
export function withoutRequest(text: string): string {
  const rest: string[] = [];
  const lines = text.replace(/\r\n?/g, '\n').replace(SECTIONS, '\n');
  let kept = 0;
  for (const { index, 0: match } of lines.matchAll(REQUEST)) {
    if (index < kept) continue;
    const end = closing(lines, index + match.length);
    // The text is truncated, so the end of the call is unknown.
    if (end === undefined) break;
    rest.push(lines.slice(kept, index));
    kept = end;
  }
  return [...rest, lines.slice(kept)].join(' ');
}

/** Returns the index after the bracket that closes the one at `start`; undefined if it isn't closed. */
function closing(text: string, start: number): number | undefined {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    const one = text.charAt(at);
    if (one === '{' || one === '[') depth += 1;
    if (one === '}' || one === ']') depth -= 1;
    if (depth === 0) return at + 1;
  }
  return undefined;
}
