import {
  type CatalogueError,
  ERRORS_FILE,
  readErrorCatalogue,
} from '../../../src/site/data/error-catalogue';
import { ContentError } from '../../../src/site/sources/content-problem';

/*
 * Parts of data files, with paths such as `content/errors.yml#addresses`. A doc that reads a part instead of the whole
 * file isn't compiled again when the rest of the file changes.
 */

/**
 * The part of the error catalog that lists all codes, in JSON. Empty if the catalog is invalid, because the pages that
 * show it report its mistakes.
 */
export const ERROR_ADDRESSES = `${ERRORS_FILE}#addresses`;
export type ErrorAddress = Pick<CatalogueError, 'code' | 'group' | 'href'>;

/** Returns the path of the part of the error catalog with the entries that have a code, in JSON. */
export const errorsWithCode = (code: string): string => `${ERRORS_FILE}#code=${code}`;

/**
 * Returns the text of a file, or of a part of it. Undefined if there is no such file.
 *
 * @throws ContentError if the part needs a valid file, and the file has mistakes
 */
export function readPart(
  read: (path: string) => string | undefined,
  path: string,
): string | undefined {
  const file = fileOfPart(path);
  const text = read(file);
  if (text === undefined || path === file) return text;
  const errors = () => readErrorCatalogue(text);
  if (path === ERROR_ADDRESSES) {
    const all = ifRight(errors) ?? [];
    return JSON.stringify(
      all.map(({ code, group, href }): ErrorAddress => ({ code, group, href })),
    );
  }
  return JSON.stringify(errors().filter(({ code }) => errorsWithCode(code) === path));
}

/** Returns the path of the file that contains a part: `content/errors.yml#addresses` → `content/errors.yml`. */
export const fileOfPart = (path: string): string => path.split('#', 1)[0] ?? path;

/**
 * Calls a function that reads a content file. Returns undefined if the file has mistakes, which are reported when the
 * file itself is checked.
 */
export function ifRight<T>(make: () => T): T | undefined {
  try {
    return make();
  } catch (error) {
    if (error instanceof ContentError) return undefined;
    throw error;
  }
}
