import { watchCurrentHeading } from '../../frame/contents/current-heading';
import { stopAll, type Stop } from '../../kit/dom/delegate';
import { focusAfterNavigation } from '../../frame/skip-link/focus';
import { showLateFonts } from '../../frame/fonts/late-fonts';
import { forgetMenuEntry } from '../../frame/mobile-menu/menu-entry';
import { closeMobileMenu } from '../../frame/mobile-menu/mobile-menu';
import { noteDrawn } from '../../gatsby/loader/page-loading';
import { sendPageView } from '../../frame/head/page-views';
import { prefetchNeighbours } from '../../frame/links/prefetch';
import { revealAnchor } from '../../markup/tabs/reveal-anchor';
import { showPlace, type Place } from '../../gatsby/scroll/scroll';
import { showActiveEntry } from '../../frame/sidebar/sidebar-scroll';
import { followTabs } from '../../markup/tabs/tabs';
import { watchChainFilter } from '../../markup/chain-filter/watch-chain-filter';
import { PAGE_DRAWN } from '../../kit/names';

let stop: Stop = () => undefined;

interface Navigation {
  to: Place;
  /** Null for the first page of a visit. */
  from: Place | null;
  basePath: string;
}

/** Everything that starts anew with each page. A change of query or hash is no new page. */
export function startPageBehaviours({ to, from, basePath }: Navigation): void {
  noteDrawn(to.pathname);
  forgetMenuEntry();
  if (from?.pathname === to.pathname) {
    revealAnchor();
    showPlace(to, from);
    return;
  }
  stop();
  const stopTabs = followTabs();
  revealAnchor();
  showActiveEntry();
  sendPageView(to.pathname);
  if (from) {
    closeMobileMenu();
    showLateFonts();
    focusAfterNavigation(to.hash);
  }
  showPlace(to, from);
  stop = stopAll(stopTabs, watchCurrentHeading(), prefetchNeighbours(basePath), watchChainFilter());
  document.dispatchEvent(new Event(PAGE_DRAWN));
}
