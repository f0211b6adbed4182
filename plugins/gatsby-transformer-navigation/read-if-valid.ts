import { ContentError } from '../../src/site/sources/content-problem';

/**
 * Returns the result of a function that reads a data file, or undefined if the file is invalid or missing. Later checks
 * use it, because `read-navigation.ts` has already reported the file.
 *
 * @throws any other error
 */
export function readIfValid<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof ContentError) return undefined;
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
