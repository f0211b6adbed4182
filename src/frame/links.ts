import type { LoadedPage } from '../../.cache/loader';
import { delegate, type Stop, stopAll } from '../kit/dom/delegate';
import { isPlainClick } from '../kit/dom/links';
import { goTo } from '../kit/dom/router';
import { savesData, whenIdle } from '../kit/dom/deferred-work';
import { fileEnding } from '../site/navigation/site-address';

/** Whether the router can read a path. The router throws on invalid escapes, such as a lone `%`. */
function readable(path: string): boolean {
  try {
    decodeURI(path);
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns the path, query and hash that the app navigates to for a link, without base path. Returns undefined if the
 * browser should handle the link.
 */
function internalTarget(link: HTMLAnchorElement, basePath: string): string | undefined {
  const { origin, search, hash } = link;
  const pathname = link.pathname.replace(fileEnding, '') || '/';
  const outside = origin !== window.location.origin || !`${pathname}/`.startsWith(`${basePath}/`);
  const plain = !link.target && !link.hasAttribute('download');
  const samePage = link.pathname === window.location.pathname && search === window.location.search;
  const file = /\.\w+$/.test(pathname);
  if (outside || !plain || file || !readable(pathname) || (samePage && hash)) return undefined;
  return (pathname.slice(basePath.length) || '/') + search + hash;
}

/**
 * Turns clicks on plain links into client-side navigation. One listener serves all links, because links in compiled
 * content are plain HTML, and the hundreds of links in a sidebar do not need a component each.
 */
export function startLinkNavigation(basePath: string): Stop {
  return delegate('click', 'a[href]', (link, event) => {
    if (!isPlainClick(event) || !(link instanceof HTMLAnchorElement)) return;
    const target = internalTarget(link, basePath);
    if (target === undefined) return;
    event.preventDefault();
    goTo(target);
  });
}

/** The parts of Gatsby's loader that the site calls. */
interface PageLoader {
  /** Prefetches a page's data and code; Gatsby itself skips this on 2G, with data saver, and for bots. */
  enqueue(path: string): void;
  /** Prefetches a page that the reader is about to open. Resolves when it has loaded or failed, and never rejects. */
  hovering(path: string): Promise<unknown>;
  /** Loads everything a page needs; the path may have a query. */
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

/**
 * Milliseconds that the pointer or focus must rest on a link before its page is fetched. A shorter stay means that the
 * pointer or focus is only passing over the link.
 */
const REST = 65;
/** Maximum number of pages fetched at the same time. The page of a pressed link is fetched even beyond it. */
const MOST = 5;

const inFlight = new Set<string>();
/** How a link is reached: by the pointer or by focus. */
type Arrival = 'mouseover' | 'focusin';

/**
 * Paths of pages to fetch when a running request finishes: at most one for the link under the pointer and one for the
 * focused link.
 */
const waiting = new Map<Arrival, string>();

function fetchNow(path: string): void {
  if (inFlight.has(path)) return;
  const coming = window.___loader?.hovering(path);
  if (!coming) return;
  inFlight.add(path);
  void coming.then(() => {
    inFlight.delete(path);
    for (const [arrival, next] of waiting) fetchSoon(next, arrival);
  });
}

function fetchSoon(path: string, arrival: Arrival): void {
  if (inFlight.size >= MOST) {
    waiting.set(arrival, path);
    return;
  }
  waiting.delete(arrival);
  fetchNow(path);
}

/**
 * Fetches the page of a link after the pointer or focus has rested on it, and drops a queued request when the pointer
 * or focus leaves the link.
 */
function fetchOnRest(enter: Arrival, leave: 'mouseout' | 'focusout', basePath: string): Stop {
  let timer: number | undefined;
  const cancel = () => {
    window.clearTimeout(timer);
    waiting.delete(enter);
  };
  const isInside = (link: HTMLElement, { relatedTarget }: MouseEvent | FocusEvent) =>
    relatedTarget instanceof Node && link.contains(relatedTarget);
  return stopAll(
    delegate(enter, 'a[href]', (link, event) => {
      if (savesData() || isInside(link, event)) return;
      window.clearTimeout(timer);
      const fetchPage = (path: string) => fetchSoon(path, enter);
      timer = window.setTimeout(() => ahead(link, basePath, fetchPage), REST);
    }),
    delegate(leave, 'a[href]', (link, event) => {
      if (!isInside(link, event)) cancel();
    }),
    cancel,
  );
}

/**
 * Prefetches the page of a link that the pointer or focus rests on. If a link is pressed, prefetches its page
 * immediately.
 */
export function startPrefetch(basePath: string): Stop {
  return stopAll(
    fetchOnRest('mouseover', 'mouseout', basePath),
    fetchOnRest('focusin', 'focusout', basePath),
    delegate('pointerdown', 'a[href]', (link) => {
      if (!savesData()) ahead(link, basePath, fetchNow);
    }),
  );
}

/** Prefetches the pages of the links that were already under the pointer or focused when the app started. */
export function prefetchPointedAt(basePath: string): void {
  if (savesData()) return;
  const fetchAt = (selector: string, arrival: Arrival) => {
    const link = document.querySelector<HTMLElement>(selector);
    if (link) ahead(link, basePath, (path) => fetchSoon(path, arrival));
  };
  fetchAt('a[href]:hover', 'mouseover');
  fetchAt('a[href]:focus', 'focusin');
}

/** Prefetches the previous and next page when the browser is idle. */
export function prefetchNeighbours(basePath: string): Stop {
  return whenIdle(() => {
    if (savesData()) return;
    for (const link of document.querySelectorAll<HTMLElement>('a[rel="prev"], a[rel="next"]')) {
      ahead(link, basePath, (path) => window.___loader?.enqueue(path));
    }
  });
}
