import type { LoadedPage } from '../../../.cache/loader';
import { delegate, stopAll, type Stop } from '../../kit/dom/delegate';
import { internalTarget } from './link-navigation';
import { spares, whenIdle } from '../../kit/dom/when-idle';

/** The parts of Gatsby's loader that the site calls. */
interface PageLoader {
  /** Fetches a page's data and code ahead of need; Gatsby itself skips it on 2G, with data saver, and for bots. */
  enqueue(path: string): void;
  /** The same for a page that the reader is about to open. Settles, without an error, when it has come or failed. */
  hovering(path: string): Promise<unknown>;
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

/** How long the pointer or the focus rests on a link before its page is fetched, in ms. Less is only passing over it. */
const REST = 65;
/** How many pages are fetched at a time. */
const MOST = 5;

const inFlight = new Set<string>();
/** What arrives at a link: the pointer or the focus. */
type Arrival = 'mouseover' | 'focusin';

/** The pages to fetch when one of those has come: of the links that the pointer and the focus are at. */
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

/** Fetches the page of a link on which something stays, for as long as it does. */
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
      if (spares() || isInside(link, event)) return;
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

/** Fetches the page behind a link that the pointer or the focus rests on, and at once that of one that is pressed. */
export function startPrefetch(basePath: string): Stop {
  return stopAll(
    fetchOnRest('mouseover', 'mouseout', basePath),
    fetchOnRest('focusin', 'focusout', basePath),
    delegate('pointerdown', 'a[href]', (link) => {
      if (!spares()) ahead(link, basePath, fetchNow);
    }),
  );
}

/** The same for the link that the reader was already at when the app came. */
export function prefetchPointedAt(basePath: string): void {
  if (spares()) return;
  const fetchAt = (selector: string, arrival: Arrival) => {
    const link = document.querySelector<HTMLElement>(selector);
    if (link) ahead(link, basePath, (path) => fetchSoon(path, arrival));
  };
  fetchAt('a[href]:hover', 'mouseover');
  fetchAt('a[href]:focus', 'focusin');
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
