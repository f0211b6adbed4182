import type { CreatePagesArgs } from 'gatsby';
import { contentFiles } from '../site/content/content-files';
import { oddFiles } from '../site/content/odd-files';
import { localeProblems } from '../site/translations/locale-problems';
import {
  siteAddressProblems,
  type AddressedDoc,
  type WrittenRedirect,
} from '../site/pages/site-addresses';
import { reportProblems, warnProblems } from '../site/sources/report-problems';
import { settingsOfRun } from './settings-of-run';

/**
 * Ends a build over files that nothing reads, over mistakes in other locales, and over docs and redirects at addresses
 * that they cannot have, before any page is made. Warns of redirects that readers survive, and of messages that nobody
 * has translated.
 */
export function checkFilesAndAddresses({ getNodesByType, reporter }: CreatePagesArgs): void {
  const root = process.cwd();
  const files = contentFiles(root);
  const odd = oddFiles(files);
  const locales = localeProblems(root, files, settingsOfRun());
  const { problems, warnings } = siteAddressProblems(
    root,
    getNodesByType('Doc') as unknown as AddressedDoc[],
    getNodesByType('Redirect') as unknown as WrittenRedirect[],
    settingsOfRun().product,
    odd,
  );
  reportProblems(reporter, [...odd, ...locales.problems, ...problems]);
  warnProblems(reporter, [...locales.warnings, ...warnings]);
}
