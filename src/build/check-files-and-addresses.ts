import type { CreatePagesArgs } from 'gatsby';
import { contentFiles } from '../site/content/content-files';
import { oddFiles } from '../site/content/odd-files';
import {
  siteAddressProblems,
  type AddressedDoc,
  type WrittenRedirect,
} from '../site/pages/site-addresses';
import { reportProblems, warnProblems } from '../site/sources/report-problems';
import { settingsOfRun } from './settings-of-run';

/**
 * Ends a build over files that nothing reads, and over docs and redirects at addresses that they cannot have, before any
 * page is made. Warns of redirects that readers survive.
 */
export function checkFilesAndAddresses({ getNodesByType, reporter }: CreatePagesArgs): void {
  const root = process.cwd();
  const odd = oddFiles(contentFiles(root));
  const { problems, warnings } = siteAddressProblems(
    root,
    getNodesByType('Doc') as unknown as AddressedDoc[],
    getNodesByType('Redirect') as unknown as WrittenRedirect[],
    settingsOfRun().product,
    odd,
  );
  reportProblems(reporter, [...odd, ...problems]);
  warnProblems(reporter, warnings);
}
