import { watchCurrentHeading } from '../../frame/contents/current-heading';
import { stopAll, type Stop } from '../../kit/dom/delegate';
import { showLateFonts } from '../../frame/fonts/late-fonts';
import { closeMobileMenu } from '../../frame/mobile-menu/mobile-menu';
import { setCurrentPage } from '../../gatsby/loader/pending-navigation';
import { sendPageView } from '../../frame/head/page-views';
import { followTabs, revealAnchor } from '../../markup/tabs/tabs';
import type { Navigation } from '../../gatsby/runtime/page-script';
import type { Place } from '../../gatsby/scroll/place';
import { showPlace } from '../../gatsby/scroll/scroll';
import { watchChainFilter } from '../../markup/chain-filter/watch-chain-filter';
import { tellWrapped } from '../../markup/code/code-blocks';
import { PAGE_DRAWN } from '../../kit/names';

let stop: Stop | undefined;

/** Starts the behaviors that must start again on each page. */
function startPage(to: Place, from: Place | null): void {
  stop?.();
  const stopTabs = followTabs();
  revealAnchor();
  tellWrapped();
  sendPageView(to.pathname);
  if (from) showLateFonts();
  showPlace(to, from);
  stop = stopAll(stopTabs, watchCurrentHeading(), watchChainFilter());
  document.dispatchEvent(new Event(PAGE_DRAWN));
}

/** Starts the behaviors of the first page, which the document contains, before the app hydrates it. */
export const startFirstPage = (): void => startPage(location, null);

/**
 * Starts the behaviors of a page that the app has rendered, and closes the mobile menu after a navigation. If only the
 * query or the hash has changed, the page is still the same, so this does not start its behaviors again, but only
 * reveals the target and scrolls to it.
 */
export function startPageBehaviours({ to, from }: Navigation): void {
  setCurrentPage(to.pathname);
  if (from) closeMobileMenu();
  if (from?.pathname === to.pathname) {
    revealAnchor();
    showPlace(to, from);
    return;
  }
  // The first page came with the document, so its behaviors have already been started, except in development.
  if (from || !stop) startPage(to, from);
}
