import type { LoadedPage } from '../../../.cache/loader';
import { delegate, stopAll, type Stop } from '../../kit/dom/delegate';
import { internalTarget } from './link-navigation';
import { spares, whenIdle } from '../../kit/dom/when-idle';

/** The parts of Gatsby's loader that the site calls. */
interface PageLoader {
  /** Fetches a page's data and code ahead of need; Gatsby itself skips it on 2G, with data saver, and for bots. */
  enqueue(path: string): void;
  /** The same for a page that the reader is about to open. */
  hovering(path: string): void;
  /** Everything a page needs; the path may carry a query. */
  loadPage(path: string): Promise<LoadedPage | undefined>;
}

declare global {
  interface Window {
    ___loader?: PageLoader;
  }
}

const ahead = (link: HTMLElement, basePath: string, fetchPage: (path: string) => void) => {
  if (!(link instanceof HTMLAnchorElement)) return;
  const target = internalTarget(link, basePath);
  const path = target?.split(/[?#]/)[0];
  if (path !== undefined && link.pathname !== window.location.pathname) fetchPage(basePath + path);
};

const fetchSoon = (path: string) => window.___loader?.hovering(path);

/** Fetches the page behind a link that the reader points at, focuses or touches. */
export function startPrefetch(basePath: string): Stop {
  const onIntent = (link: HTMLElement) => {
    if (!spares()) ahead(link, basePath, fetchSoon);
  };
  return stopAll(
    delegate('mouseover', 'a[href]', onIntent),
    delegate('focusin', 'a[href]', onIntent),
    delegate('touchstart', 'a[href]', onIntent, { passive: true }),
  );
}

/** The same for the link that the reader was already at when the app came. */
export function prefetchPointedAt(basePath: string): void {
  if (spares()) return;
  for (const link of document.querySelectorAll<HTMLElement>('a[href]:hover, a[href]:focus'))
    ahead(link, basePath, fetchSoon);
}

/** Fetches the previous and the next page once the browser has nothing else to do. */
export function prefetchNeighbours(basePath: string): Stop {
  return whenIdle(() => {
    if (spares()) return;
    for (const link of document.querySelectorAll<HTMLElement>('a[rel="prev"], a[rel="next"]')) {
      ahead(link, basePath, (path) => window.___loader?.enqueue(path));
    }
  });
}
