import { readFileSync, statSync } from 'node:fs';
import { writeChanged } from '../../src/site/sources/write-changed';
import { withPolicy } from './content-security-policy';
import { withFirstLoadData } from './first-load-data';
import { withInlineStylesheets } from './inline-stylesheets';
import { withJoinedScripts } from './joined-scripts';
import { withMinifiedStyles } from './minified-styles';

/** Modification time and size of each page after it was completed, by file. */
export type CompletedPages = Record<string, string>;

const stateOf = (file: string): string => {
  const { mtimeMs, size } = statSync(file);
  return `${mtimeMs} ${size}`;
};

/**
 * Adds to each page its data for the first load, its style sheets and its policy. Pages that were not written since an
 * earlier build completed them are skipped.
 *
 * @param files pages of the folder
 * @param basePath prefix of the site's addresses
 * @param connect origins, other than their own, that pages may connect to
 * @param earlier `completed` of the previous build with the same `basePath` and `connect`
 * @returns the state of all pages, and the files that were completed now
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
      // A page that an incremental build did not write again already has its data.
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
