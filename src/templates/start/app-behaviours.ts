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

/** What only the app can do: follow links in place, fetch ahead what they lead to, show the versions that were chosen. */
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
  /** The action is `PUSH` after a followed link, and `POP` after a step in history or a jump by the browser itself. */
  to: Place & { action?: string };
  basePath: string;
  navigate: Navigate;
}

/** For every page that the app draws, and every change of query or hash: at the first it has taken over the document. */
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
