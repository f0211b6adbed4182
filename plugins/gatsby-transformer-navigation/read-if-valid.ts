import { ContentError } from '../../src/site/sources/content-problem';

/**
 * What a reader of a data file returns, or undefined if the file is invalid or gone. Its reader in `read-navigation.ts`
 * reports that, so a check that runs later does not.
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
