import { startPreferredVersion } from '../../frame/choices/preferred-version';
import { startLinkNavigation } from '../../frame/links/link-navigation';
import { prefetchNeighbours, prefetchPointedAt, startPrefetch } from '../../frame/links/prefetch';
import { isPlaced, showActiveEntry } from '../../frame/sidebar/sidebar-scroll';
import { focusAfterNavigation } from '../../frame/skip-link/focus';
import { pageScript, type Navigation } from '../../gatsby/runtime/page-script';
import { isJump, type Place } from '../../gatsby/scroll/place';
import { stopAll, type Stop } from '../../kit/dom/delegate';
import { openForPrint } from '../../kit/dom/open-for-print';
import { watchScrollStops } from '../../kit/dom/scroll-stops';
import { setRouter, type Navigate } from '../../kit/dom/router';
import { RUN_PARAMETER } from '../../kit/names';
import { keepWhenRead, startOffline } from '../../offline/page/start-offline';

/**
 * Starts the behaviours that only the app supports: client-side navigation, prefetching, and the reader's preferred
 * versions.
 */
export const startAppBehaviours = (basePath: string): Stop =>
  stopAll(
    startPreferredVersion(),
    startPrefetch(basePath),
    startLinkNavigation(basePath),
    openForPrint(),
  );

let running = false;
let stopPage: Stop = () => undefined;

interface Route extends Navigation {
  /**
   * The action is `PUSH` after a followed link, and `POP` after a history navigation or a jump by the browser itself.
   */
  to: Place & { action?: string };
  basePath: string;
  navigate: Navigate;
}

/**
 * Runs for every page that the app renders, and for every change of query or hash. At the first call, the app has
 * hydrated the document.
 */
export function followRoute({ to, from, basePath, navigate }: Route): void {
  setRouter(navigate);
  pageScript().routed({ to, from });
  if (!running) {
    running = true;
    startAppBehaviours(basePath);
    prefetchPointedAt(basePath);
    if (OFFLINE) startOffline(() => import('./fetched-on-press'));
  }
  if (window.location.search.includes(`${RUN_PARAMETER}=`))
    void import('./fetched-on-press').then(({ openRunOfAddress }) => openRunOfAddress());
  const isNewPage = from?.pathname !== to.pathname;
  if (from && (isNewPage || (to.action === 'PUSH' && isJump(to, from))))
    focusAfterNavigation(to.hash);
  if (!isNewPage) return;
  if (from || !isPlaced()) showActiveEntry();
  stopPage();
  stopPage = stopAll(
    prefetchNeighbours(basePath),
    watchScrollStops(),
    ...(OFFLINE ? [keepWhenRead()] : []),
  );
}
