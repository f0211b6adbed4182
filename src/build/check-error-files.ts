import { readFileSync } from 'node:fs';
import type { CreatePagesArgs } from 'gatsby';
import { ERRORS_FILE, readErrorCatalogue } from '../site/data/error-catalogue';
import { LIBRARY_ERRORS_FILE, libraryErrors } from '../site/data/library-errors';
import { ContentError } from '../site/sources/content-problem';
import { reportProblems } from '../site/sources/report-problems';

const READERS: readonly [file: string, read: (text: string) => unknown][] = [
  [ERRORS_FILE, readErrorCatalogue],
  [LIBRARY_ERRORS_FILE, libraryErrors],
];

/** Ends a build over mistakes in the files that the bundle imports, before webpack meets them and says so its own way. */
export function checkErrorFiles({ reporter }: CreatePagesArgs): void {
  for (const [file, read] of READERS) {
    try {
      read(readFileSync(file, 'utf8'));
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      reportProblems(reporter, error.problems);
    }
  }
}
