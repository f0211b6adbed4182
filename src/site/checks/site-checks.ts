import type { ContentFile } from '../content/content-files';
import {
  type AddressedDoc,
  siteAddressProblems,
  type WrittenRedirect,
} from '../pages/site-addresses';
import { type AskingDoc, sameAsks } from '../search/asks';
import type { Settings } from '../settings/schema';
import type { ContentProblem } from '../sources/content-problem';
import { localeProblems } from '../translations/locale-problems';
import { unexpectedFiles } from './unexpected-files';

/** Input of the checks that compare the content files of a site with each other. */
export interface CheckedSite {
  root: string;
  settings: Pick<Settings, 'product' | 'i18n'>;
  /** All files of the content folder. */
  files: readonly ContentFile[];
  /** The docs whose front matter can be read. */
  docs: readonly (AddressedDoc & AskingDoc)[];
  /** The docs versions, with the address of each. */
  versions: readonly { path: string }[];
  /** As returned by `filledRedirects`. */
  redirects: readonly WrittenRedirect[];
}

/** Result of a check. */
interface SiteFindings {
  /** Mistakes that fail a build. */
  problems: readonly ContentProblem[];
  /** Problems that a build only warns about. */
  warnings: readonly ContentProblem[];
  /**
   * Whether mistakes that other checks report may be the cause of these warnings. For example, a redirect to a doc that
   * can't be read seems to lead to a missing page.
   */
  areWarningsTentative?: true;
}

/**
 * The checks that compare the content files of a site with each other, by subject. The build runs them before it
 * creates pages, and `npm run check` runs them together with all other checks. To add a check, add an entry here.
 */
const SITE_CHECKS: Readonly<Record<string, (site: CheckedSite) => SiteFindings>> = {
  files: ({ files }) => ({ problems: unexpectedFiles(files), warnings: [] }),
  locales: ({ root, files, settings }) => localeProblems(root, files, settings),
  addresses: ({ root, docs, redirects, settings, files }) => ({
    ...siteAddressProblems(root, docs, redirects, settings.product, unexpectedFiles(files)),
    areWarningsTentative: true,
  }),
  questions: ({ docs, versions }) => ({ problems: sameAsks(docs, versions), warnings: [] }),
};

/** Runs all checks and returns the result of each. */
export const runSiteChecks = (site: CheckedSite): SiteFindings[] =>
  Object.values(SITE_CHECKS).map((run) => run(site));
