import { startPreferredVersion } from '../../frame/choices/preferred-version';
import {
  prefetchNeighbours,
  prefetchPointedAt,
  startLinkNavigation,
  startPrefetch,
} from '../../frame/links';
import { isPlaced, showActiveEntry } from '../../frame/sidebar/sidebar-scroll';
import { focusAfterNavigation } from '../../frame/skip-link/skip-link';
import { type Navigation, pageScript } from '../../gatsby/runtime/page-script';
import { isJump, type Place } from '../../gatsby/scroll/place';
import { listen, type Stop, stopAll } from '../../kit/dom/delegate';
import { type Navigate, setRouter } from '../../kit/dom/router';
import { RUN_PARAMETER } from '../../kit/names';
import { keepWhenRead, startOffline } from '../../offline/page/start-offline';

/**
 * Opens all folded content of the text while the page is printed. Safari before 18.4 and Firefox before 143 need this,
 * because they cannot open it by CSS.
 */
export function openForPrint(): Stop {
  let opened: Element[] = [];
  return stopAll(
    listen(window, 'beforeprint', () => {
      opened = [...document.querySelectorAll('main details:not([open])')];
      for (const folded of opened) folded.setAttribute('open', '');
    }),
    listen(window, 'afterprint', () => {
      for (const folded of opened) folded.removeAttribute('open');
      opened = [];
    }),
  );
}

const BLOCK = '[role="group"][tabindex]';

/**
 * Makes compiled blocks, such as code, tab stops only while their content overflows. Without the app, every block that
 * can scroll is a tab stop. Called for every page that the app has rendered or hydrated.
 */
export function watchScrollStops(): Stop {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      const block = target.closest<HTMLElement>(BLOCK);
      // Removing the tab stop of a focused block would lose the focus.
      if (block && block !== document.activeElement)
        block.tabIndex = block.scrollWidth > block.clientWidth ? 0 : -1;
    }
  });
  // Observe the content of a block too, because it may grow while the block keeps its size, for example when a font
  // loads.
  for (const part of document.querySelectorAll(`${BLOCK}, ${BLOCK} > :first-child`))
    observer.observe(part);
  return () => observer.disconnect();
}

/**
 * Starts the behaviors that need the app: client-side navigation, prefetching, remembering the reader's preferred
 * versions, and opening folds for print.
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
   * `action` is `PUSH` after the reader has followed a link, and `POP` after a history navigation or a jump by the
   * browser itself.
   */
  to: Place & { action?: string };
  basePath: string;
  navigate: Navigate;
}

/**
 * Called for every page that the app renders, and for every change of the query or the hash. The first call means that
 * the app has hydrated the document.
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
