import { watchCurrentHeading } from '../../frame/contents/current-heading';
import { stopAll, type Stop } from '../../kit/dom/delegate';
import { showLateFonts } from '../../frame/fonts/late-fonts';
import { forgetMenuEntry } from '../../frame/mobile-menu/menu-entry';
import { closeMobileMenu } from '../../frame/mobile-menu/mobile-menu';
import { noteDrawn } from '../../gatsby/loader/wish';
import { sendPageView } from '../../frame/head/page-views';
import { revealAnchor } from '../../markup/tabs/reveal-anchor';
import type { Navigation } from '../../gatsby/runtime/page-script';
import type { Place } from '../../gatsby/scroll/place';
import { showPlace } from '../../gatsby/scroll/scroll';
import { followTabs } from '../../markup/tabs/tabs';
import { watchChainFilter } from '../../markup/chain-filter/watch-chain-filter';
import { tellWrapped } from '../../markup/code/code-blocks';
import { PAGE_DRAWN } from '../../kit/names';

let stop: Stop | undefined;

/** Starts what each page has anew. */
function startPage(to: Place, from: Place | null): void {
  stop?.();
  const stopTabs = followTabs();
  revealAnchor();
  tellWrapped();
  sendPageView(to.pathname);
  if (from) {
    closeMobileMenu();
    showLateFonts();
  }
  showPlace(to, from);
  stop = stopAll(stopTabs, watchCurrentHeading(), watchChainFilter());
  document.dispatchEvent(new Event(PAGE_DRAWN));
}

/** For the page of the document, before the app has taken it over. */
export const startFirstPage = (): void => startPage(window.location, null);

/** For a page that the app has drawn. A change of query or hash is no new page. */
export function startPageBehaviours({ to, from }: Navigation): void {
  noteDrawn(to.pathname);
  if (from) forgetMenuEntry();
  if (from?.pathname === to.pathname) {
    revealAnchor();
    showPlace(to, from);
    return;
  }
  // The first page has come with the document and was started with it; not so while developing.
  if (from || !stop) startPage(to, from);
}
