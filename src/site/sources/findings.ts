import type { ContentProblem } from './content-problem';

/** An error or warning, as shown over the page in development and in the output of the check. */
export interface Finding extends ContentProblem {
  /** Whether it makes a build fail. */
  stops: boolean;
}

/**
 * Findings of the current and the last finished round. A round starts with `createPages` and ends when every later
 * check has run.
 */
interface Rounds {
  current: Finding[];
  finished: readonly Finding[];
}

/** Gatsby bundles a copy of this module into each plugin, so the copies share their state through the global object. */
const SHARED = Symbol.for('findings of the docs');

const shared = globalThis as { [SHARED]?: Rounds };

/** Starts a round. `reportProblems` and `warnProblems` then add to its findings instead of printing. */
export function beginRound(): void {
  shared[SHARED] = { current: [], finished: finishedFindings() };
}

/** Returns the findings of the current round so far; undefined outside `gatsby develop`. */
export const currentFindings = (): Finding[] | undefined => shared[SHARED]?.current;

/** Ends the round, once all its checks have run. */
export function endRound(): void {
  const rounds = shared[SHARED];
  if (rounds) rounds.finished = rounds.current;
}

/** Returns the findings of the last finished round, since those of the current one may be incomplete. */
export const finishedFindings = (): readonly Finding[] => shared[SHARED]?.finished ?? [];
