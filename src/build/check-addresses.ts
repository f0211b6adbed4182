import type { CreatePagesArgs } from 'gatsby';
import {
  siteAddressProblems,
  type AddressedDoc,
  type WrittenRedirect,
} from '../site/pages/site-addresses';
import { readSettings } from '../site/settings/read-settings';
import { reportProblems } from '../site/sources/report-problems';

/** Ends a build over docs and redirects at addresses that they cannot have, before any page is made. */
export function checkAddresses({ getNodesByType, reporter }: CreatePagesArgs): void {
  const root = process.cwd();
  reportProblems(
    reporter,
    siteAddressProblems(
      root,
      getNodesByType('Doc') as unknown as AddressedDoc[],
      getNodesByType('Redirect') as unknown as WrittenRedirect[],
      readSettings(root).product,
    ),
  );
}
