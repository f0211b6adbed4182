import type { CreatePagesArgs } from 'gatsby';
import { contentFiles } from '../site/content/content-files';
import { oddFiles } from '../site/content/odd-files';
import { localeProblems } from '../site/translations/locale-problems';
import {
  filledRedirects,
  siteAddressProblems,
  type AddressedDoc,
  type WrittenRedirect,
} from '../site/pages/site-addresses';
import { sameAsks, type AskingDoc } from '../site/search/check-asks';
import { reportProblems, warnProblems } from '../site/sources/report-problems';
import { settingsOfRun } from './settings-of-run';

/**
 * Ends a build over files that nothing reads, over mistakes in other locales, over docs and redirects at addresses that
 * they cannot have, and over questions that two docs ask, before any page is made. Warns of redirects that readers survive,
 * and of messages that nobody has translated.
 */
export function checkFilesAndAddresses({ getNodesByType, reporter }: CreatePagesArgs): void {
  const root = process.cwd();
  const settings = settingsOfRun();
  const { product } = settings;
  const files = contentFiles(root);
  const odd = oddFiles(files);
  const locales = localeProblems(root, files, settings);
  const { problems, warnings } = siteAddressProblems(
    root,
    getNodesByType('Doc') as unknown as AddressedDoc[],
    filledRedirects(getNodesByType('Redirect') as unknown as WrittenRedirect[], product),
    product,
    odd,
  );
  const asked = sameAsks(
    getNodesByType('Doc') as unknown as AskingDoc[],
    getNodesByType('DocsVersion') as unknown as { path: string }[],
  );
  reportProblems(reporter, [...odd, ...locales.problems, ...problems, ...asked]);
  warnProblems(reporter, [...locales.warnings, ...warnings]);
}
