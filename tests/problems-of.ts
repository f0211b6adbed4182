import { ContentError, type ContentProblem } from '../src/site/sources/content-problem';

/** The mistakes in content that something throws; none where it goes through. Any other error is thrown on. */
export function problemsOf(run: () => unknown): readonly ContentProblem[] {
  try {
    run();
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
  return [];
}
