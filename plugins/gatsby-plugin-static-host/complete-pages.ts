import { readFileSync, statSync } from 'node:fs';
import { writeChanged } from '../../src/site/sources/write-changed';
import { withPolicy } from './content-security-policy';
import { withFirstLoadData } from './first-load-data';
import { withInlineStylesheets } from './inline-stylesheets';
import { withJoinedScripts } from './joined-scripts';
import { withMinifiedStyles } from './minified-styles';

/** Time and size of each page as it was when it had been completed, by its file. */
export type CompletedPages = Record<string, string>;

const stateOf = (file: string): string => {
  const { mtimeMs, size } = statSync(file);
  return `${mtimeMs} ${size}`;
};

/**
 * Gives pages their data for the first load, their style sheets and their policy. A page that nobody has written since
 * an earlier build completed it is not read again.
 *
 * @param files pages of the folder
 * @param basePath what addresses of the site begin with
 * @param connect origins that pages may ask besides their own
 * @param earlier what this returned in the build before, with the same of both
 * @returns the pages as they are now, and those that were not complete before
 */
export function completePages(
  folder: string,
  files: readonly string[],
  { basePath, connect }: { basePath: string; connect: readonly string[] },
  earlier: CompletedPages = {},
): { completed: CompletedPages; changed: Set<string> } {
  const completed: CompletedPages = {};
  const changed = new Set<string>();
  for (const file of files) {
    if (earlier[file] !== stateOf(file)) {
      const html = readFileSync(file, 'utf8');
      // An incremental build leaves pages that it did not write again: they have their data.
      const whole = html.includes('window.pageData=') ? html : withFirstLoadData(html, folder);
      const small = withMinifiedStyles(withJoinedScripts(whole));
      const drawn = withInlineStylesheets(small, folder, basePath);
      writeChanged(file, withPolicy(drawn, connect));
      changed.add(file);
    }
    completed[file] = stateOf(file);
  }
  return { completed, changed };
}
