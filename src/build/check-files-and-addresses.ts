import type { CreatePagesArgs } from 'gatsby';
import { contentFiles, unexpectedFiles } from '../site/content/content-files';
import { localeProblems } from '../site/translations/locale-problems';
import {
  filledRedirects,
  siteAddressProblems,
  type AddressedDoc,
  type WrittenRedirect,
} from '../site/pages/site-addresses';
import { sameAsks, type AskingDoc } from '../site/search/asks';
import { reportProblems, warnProblems } from '../site/sources/report-problems';
import { getSettings } from './settings';

/**
 * Aborts the build before any page is made if there are files that nothing reads, mistakes in other locales, docs or
 * redirects at invalid addresses, or two docs that answer the same question. Warns about non-fatal problems with
 * redirects and about untranslated messages.
 */
export function checkFilesAndAddresses({ getNodesByType, reporter }: CreatePagesArgs): void {
  const root = process.cwd();
  const settings = getSettings();
  const { product } = settings;
  const files = contentFiles(root);
  const odd = unexpectedFiles(files);
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
