import { ContentError, type ContentProblem } from '../src/site/sources/content-problem';

/** Returns the content problems that a function throws, or none if it returns. Rethrows any other error. */
export function problemsOf(run: () => unknown): readonly ContentProblem[] {
  try {
    run();
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
  return [];
}
