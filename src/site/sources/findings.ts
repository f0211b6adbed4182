import type { ContentProblem } from './content-problem';

/** A mistake or a warning, as a writer is told of it: over the page while developing, and by the check. */
export interface Finding extends ContentProblem {
  /** Whether a build would end over it. */
  stops: boolean;
}

/** Gatsby bundles each plugin with a copy of this module: what the copies share hangs on the process. */
const SHARED = Symbol.for('findings of the docs');

const shared = globalThis as { [SHARED]?: Finding[] };

/** From now on `reportProblems` and `warnProblems` add to a new list, and print nothing. */
export function collectFindings(): void {
  shared[SHARED] = [];
}

/** What has been found since `collectFindings`; undefined where nobody collects, as in a build. */
export const collectedFindings = (): Finding[] | undefined => shared[SHARED];
