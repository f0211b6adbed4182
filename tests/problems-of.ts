import { ContentError, type ContentProblem } from '../src/site/sources/content-problem';

/**
 * Runs a function and returns the content problems that it throws, or none if it succeeds. Throws any other error
 * again.
 */
export function problemsOf(run: () => unknown): readonly ContentProblem[] {
  try {
    run();
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
  return [];
}
