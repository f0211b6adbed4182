import type { Finding } from '../../../src/site/sources/report-problems';

/** The state of the overlay, which shows one finding when open, and the number of findings when closed. */
export interface OverlayState {
  findings: readonly Finding[];
  /** Index of the finding that is shown. */
  at: number;
  closed: boolean;
}

export const empty: OverlayState = { findings: [], at: 0, closed: true };

/**
 * Updates the state with the current findings, mistakes first. A new finding is shown at once. Otherwise, the shown
 * finding stays as long as it exists. When a page is opened, only a finding that would fail a build is shown.
 *
 * @param isFirst whether these are the first findings since the page was opened
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
  // The finding that was shown has been fixed, so show the mistake that takes its position. Warnings are only counted.
  const mistakes = findings.filter(({ stops }) => stops).length;
  const at = Math.max(0, Math.min(state.at, mistakes - 1));
  return { findings, at, closed: state.closed || mistakes === 0 };
}

/** Identifies a finding by its content, so it stays the same when lines added above move it. */
const keyOf = ({ file, message, stops }: Finding): string => `${stops} ${file} ${message}`;

/** Returns the index of the first finding that is new; -1 if there is none. */
function firstFresh(before: readonly Finding[], findings: readonly Finding[]): number {
  const known = before.map(keyOf);
  return findings.findIndex((finding) => {
    const at = known.indexOf(keyOf(finding));
    if (at >= 0) known.splice(at, 1);
    return at < 0;
  });
}

/** Returns whether two states show the same finding, even if its position changed. */
export function showsSame(one: OverlayState, other: OverlayState): boolean {
  const [a, b] = [one, other].map(({ findings, at }) => findings[at]);
  return a !== undefined && b !== undefined && keyOf(a) === keyOf(b);
}

/** Moves to the next or previous finding, wrapping around at the ends. */
export function step(state: OverlayState, by: 1 | -1): OverlayState {
  const { length } = state.findings;
  return length === 0 ? state : { ...state, at: (state.at + by + length) % length };
}

/** Counts findings: "2 mistakes, 1 warning". */
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
