import { readFileSync, statSync } from 'node:fs';
import { writeChanged } from '../../src/site/sources/write-changed';
import { withPolicy } from './content-security-policy';
import { withFirstLoadData } from './first-load-data';

/** Time and size of each page as it was when it had been completed, by its file. */
export type CompletedPages = Record<string, string>;

const stateOf = (file: string): string => {
  const { mtimeMs, size } = statSync(file);
  return `${mtimeMs} ${size}`;
};

/**
 * Gives pages their data for the first load and their policy. A page that nobody has written since an earlier build
 * completed it is not read again.
 *
 * @param files pages of the folder
 * @param connect origins that pages may ask besides their own
 * @param earlier what this returned in the build before, with the same origins
 * @returns the pages as they are now, and those that were not complete before
 */
export function completePages(
  folder: string,
  files: readonly string[],
  connect: readonly string[],
  earlier: CompletedPages = {},
): { completed: CompletedPages; changed: Set<string> } {
  const completed: CompletedPages = {};
  const changed = new Set<string>();
  for (const file of files) {
    if (earlier[file] !== stateOf(file)) {
      const html = readFileSync(file, 'utf8');
      // An incremental build leaves pages that it did not write again: they have their data.
      const whole = html.includes('window.pageData=') ? html : withFirstLoadData(html, folder);
      writeChanged(file, withPolicy(whole, connect));
      changed.add(file);
    }
    completed[file] = stateOf(file);
  }
  return { completed, changed };
}
