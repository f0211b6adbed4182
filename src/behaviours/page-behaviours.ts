import { watchCurrentHeading } from './current-heading';
import { stopAll, type Stop } from './delegate';
import { focusAfterNavigation } from './focus';
import { showLateFonts } from './late-fonts';
import { forgetMenuEntry } from './menu-entry';
import { closeMobileMenu } from './mobile-menu';
import { sendPageView } from './page-views';
import { prefetchNeighbours } from './prefetch';
import { revealAnchor } from './reveal-anchor';
import { showActiveEntry } from './sidebar-scroll';
import { followTabs } from './tabs';
import { watchChainFilter } from './watch-chain-filter';

let stop: Stop = () => undefined;

interface Navigation {
  to: { pathname: string; hash: string };
  /** Null for the first page of a visit. */
  from: { pathname: string } | null;
  basePath: string;
}

/** Everything that starts anew with each page. A change of query or hash is no new page. */
export function startPageBehaviours({ to, from, basePath }: Navigation): void {
  forgetMenuEntry();
  if (from?.pathname === to.pathname) {
    revealAnchor();
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
  stop = stopAll(stopTabs, watchCurrentHeading(), prefetchNeighbours(basePath), watchChainFilter());
  document.dispatchEvent(new Event('page-drawn'));
}
