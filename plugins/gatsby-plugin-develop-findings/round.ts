import { collectedFindings, collectFindings, type Finding } from '../../src/site/sources/findings';

let finished: readonly Finding[] = [];

/** What is found from here on is of the next round. */
export const beginRound = (): void => collectFindings();

/** All that this round finds has been found. */
export function endRound(): void {
  finished = collectedFindings() ?? [];
}

/** The findings of the last round that is over: one that is under way has found but a part of its own. */
export const findingsOfRound = (): readonly Finding[] => finished;
