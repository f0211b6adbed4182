import { watchCurrentHeading } from './current-heading';
import { stopAll, type Stop } from './delegate';
import { focusAfterNavigation } from './focus';
import { showLateFonts } from './late-fonts';
import { forgetMenuEntry } from './menu-entry';
import { closeMobileMenu } from './mobile-menu';
import { noteDrawn } from './page-loading';
import { sendPageView } from './page-views';
import { prefetchNeighbours } from './prefetch';
import { revealAnchor } from './reveal-anchor';
import { showPlace, type Place } from './scroll';
import { showActiveEntry } from './sidebar-scroll';
import { followTabs } from './tabs';
import { watchChainFilter } from './watch-chain-filter';

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
  document.dispatchEvent(new Event('page-drawn'));
}
