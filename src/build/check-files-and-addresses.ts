import type { CreatePagesArgs } from 'gatsby';
import { type CheckedSite, runSiteChecks } from '../site/checks/site-checks';
import { contentFiles } from '../site/content/content-files';
import { filledRedirects, type WrittenRedirect } from '../site/pages/site-addresses';
import { reportProblems, warnProblems } from '../site/sources/report-problems';
import { getSettings } from './settings';

/**
 * Runs the checks of the whole site before any page is created. Mistakes abort a build, whereas warnings are only
 * printed.
 */
export function checkFilesAndAddresses({ getNodesByType, reporter }: CreatePagesArgs): void {
  const root = process.cwd();
  const settings = getSettings();
  const redirects = getNodesByType('Redirect') as unknown as WrittenRedirect[];
  const findings = runSiteChecks({
    root,
    settings,
    files: contentFiles(root),
    docs: getNodesByType('Doc') as unknown as CheckedSite['docs'],
    versions: getNodesByType('DocsVersion') as unknown as CheckedSite['versions'],
    redirects: filledRedirects(redirects, settings.product),
  });
  reportProblems(
    reporter,
    findings.flatMap(({ problems }) => problems),
  );
  warnProblems(
    reporter,
    findings.flatMap(({ warnings }) => warnings),
  );
}
