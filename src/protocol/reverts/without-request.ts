/**
 * Matches the start of a request that an error text repeats: `transaction={`, `"params":[`, `requestBody="{`,
 * `Request body: {`.
 */
const REQUEST =
  /\b(?:transaction|tx|request|params|request ?body)\\{0,4}["']?\s{0,4}[:=]\s{0,4}\\{0,4}["']?(?=[{[])/gi;

/** Matches the sections in which viem repeats the request; each ends at a blank line. */
const SECTIONS =
  /^[ \t]*(?:Raw Call|Request|Estimate Gas|Contract Call)(?: Arguments)?:[ \t]*\n(?:[ \t]*\S[^\n]*(?:\n|$))+/gm;

/**
 * Removes the call that an error text repeats, because calldata looks like revert data, and a function or argument may
 * have the same name as an error.
 */
export function withoutRequest(text: string): string {
  const rest: string[] = [];
  const lines = text.replace(/\r\n?/g, '\n').replace(SECTIONS, '\n');
  let kept = 0;
  for (const { index, 0: match } of lines.matchAll(REQUEST)) {
    if (index < kept) continue;
    const end = closing(lines, index + match.length);
    // The text was truncated, so the end of the call is unknown.
    if (end === undefined) break;
    rest.push(lines.slice(kept, index));
    kept = end;
  }
  return [...rest, lines.slice(kept)].join(' ');
}

/** Returns the index after the bracket that closes the one at `start`; undefined if none does. */
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
