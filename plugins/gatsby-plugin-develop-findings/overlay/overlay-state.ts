import type { Finding } from '../../../src/site/sources/findings';

/** What the overlay shows: one finding of all, or, closed, how many there are. */
export interface OverlayState {
  findings: readonly Finding[];
  /** Which of them, counted from 0. */
  at: number;
  closed: boolean;
}

export const empty: OverlayState = { findings: [], at: 0, closed: true };

/**
 * Takes in the present findings, mistakes first. A finding that is shown stays shown as long as it holds. A new one is
 * shown at once. Of those that a page has when it is opened, only the ones that would end a build are shown.
 */
export function take(
  state: OverlayState,
  findings: readonly Finding[],
  isFirst: boolean,
): OverlayState {
  const fresh = isFirst
    ? findings.findIndex(({ stops }) => stops)
    : firstFresh(state.findings, findings);
  if (fresh >= 0) return { findings, at: fresh, closed: false };
  const shown = state.findings[state.at];
  const same = shown ? findings.findIndex((finding) => keyOf(finding) === keyOf(shown)) : -1;
  if (same >= 0) return { findings, at: same, closed: state.closed };
  // It is mended: the mistake in its place is shown. Warnings alone are but counted.
  const mistakes = findings.filter(({ stops }) => stops).length;
  const at = Math.max(0, Math.min(state.at, mistakes - 1));
  return { findings, at, closed: state.closed || mistakes === 0 };
}

/** What a finding says: a line that is written above it moves it, and makes it no other. */
const keyOf = ({ file, message, stops }: Finding): string => `${stops} ${file} ${message}`;

/** Where the first finding stands that was not there before; -1 where all were. */
function firstFresh(before: readonly Finding[], findings: readonly Finding[]): number {
  const known = before.map(keyOf);
  return findings.findIndex((finding) => {
    const at = known.indexOf(keyOf(finding));
    if (at >= 0) known.splice(at, 1);
    return at < 0;
  });
}

/** Whether two states show the same finding, wherever it stands by now. */
export function showsSame(one: OverlayState, other: OverlayState): boolean {
  const [a, b] = [one, other].map(({ findings, at }) => findings[at]);
  return a !== undefined && b !== undefined && keyOf(a) === keyOf(b);
}

/** The next finding, or the one before; after the last comes the first. */
export function step(state: OverlayState, by: 1 | -1): OverlayState {
  const { length } = state.findings;
  return length === 0 ? state : { ...state, at: (state.at + by + length) % length };
}

/** "2 mistakes, 1 warning" */
export function countInWords(findings: readonly Finding[]): string {
  const mistakes = findings.filter(({ stops }) => stops).length;
  const parts = [
    [mistakes, 'mistake'],
    [findings.length - mistakes, 'warning'],
  ] as const;
  return parts
    .filter(([count]) => count > 0)
    .map(([count, word]) => `${count} ${word}${count === 1 ? '' : 's'}`)
    .join(', ');
}
