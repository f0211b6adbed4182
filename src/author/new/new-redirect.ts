import { OTHER_PAGES } from '../../site/navigation/check-addresses';
import { nearest } from '../../site/sources/suggest';
import type { Draft } from '../draft/draft';
import { readSite, REDIRECTS_FILE } from '../draft/site-state';
import { appendItem } from '../draft/yaml-edits';
import { Refusal } from '../refusal';
import { checkNewAddress } from './check-new';
import { flow } from './flow';

/** Input of `npm run new redirect`, as addresses. */
export interface NewRedirect {
  from: string;
  to: string;
}

/** Adds a redirect from an unused address to a page. */
export function newRedirect(draft: Draft, { from, to }: NewRedirect): string[] {
  const site = readSite(draft);
  checkNewAddress(draft, site, from);
  const pages = [...site.docs.map(({ path }) => path), ...OTHER_PAGES];
  if (!pages.includes(to)) {
    const newer = site.redirects.find(({ fromPath }) => fromPath === to);
    throw new Refusal(
      newer
        ? `${to} is an old address too: write ${newer.toPath}`
        : `there is no page ${to}: ${nearest(to, pages)}`,
    );
  }
  const text = draft.read(REDIRECTS_FILE) ?? '[]\n';
  draft.write(
    REDIRECTS_FILE,
    appendItem(text, [], flow({ from, to })),
    `${from} redirects to ${to}`,
  );
  return [];
}
