import type { ContentProblem } from './content-problem';

/** A mistake or a warning as a writer sees it: over the page while developing, and in the output of the check. */
export interface Finding extends ContentProblem {
  /** Whether a build would fail because of it. */
  stops: boolean;
}

/** Findings by round. A round starts when `createPages` does, and ends once every check after it has run. */
interface Rounds {
  current: Finding[];
  finished: readonly Finding[];
}

/** Gatsby bundles a copy of this module into each plugin, so the copies share their state on the global object. */
const SHARED = Symbol.for('findings of the docs');

const shared = globalThis as { [SHARED]?: Rounds };

/** Starts a round: from now on `reportProblems` and `warnProblems` add to its findings, and print nothing. */
export function beginRound(): void {
  shared[SHARED] = { current: [], finished: finishedFindings() };
}

/** The findings of the current round so far; undefined outside `gatsby develop`. */
export const currentFindings = (): Finding[] | undefined => shared[SHARED]?.current;

/** Ends the round: every check of it has run. */
export function endRound(): void {
  const rounds = shared[SHARED];
  if (rounds) rounds.finished = rounds.current;
}

/** The findings of the last finished round. The current round has found only some of its own. */
export const finishedFindings = (): readonly Finding[] => shared[SHARED]?.finished ?? [];
