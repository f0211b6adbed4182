import { startPreferredVersion } from '../../frame/choices/preferred-version';
import { startLinkNavigation } from '../../frame/links/link-navigation';
import { prefetchNeighbours, prefetchPointedAt, startPrefetch } from '../../frame/links/prefetch';
import { focusAfterNavigation } from '../../frame/skip-link/focus';
import { pageScript, type Navigation } from '../../gatsby/runtime/page-script';
import { stopAll, type Stop } from '../../kit/dom/delegate';
import { openForPrint } from '../../kit/dom/open-for-print';
import { watchScrollStops } from '../../kit/dom/scroll-stops';
import { setRouter } from '../../kit/dom/router';
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
  basePath: string;
  /** Goes to a path of the site in place. */
  navigate: (path: string) => void;
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
  if (from?.pathname === to.pathname) return;
  if (from) focusAfterNavigation(to.hash);
  stopPage();
  stopPage = stopAll(
    prefetchNeighbours(basePath),
    watchScrollStops(),
    ...(OFFLINE ? [keepWhenRead()] : []),
  );
}
