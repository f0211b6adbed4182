import type { ShouldUpdateScrollArgs } from 'gatsby';
import type { Stop } from './delegate';
import { idOfHash } from './hash-target';

interface Place {
  pathname: string;
  search: string;
  hash: string;
}

let wentBack = false;

/** Notes Back and Forward: the router does not say how it came to a page. */
export function watchHistory(): Stop {
  const onPop = () => {
    wentBack = true;
  };
  window.addEventListener('popstate', onPop);
  return () => window.removeEventListener('popstate', onPop);
}

/**
 * Where a navigation scrolls to: Back and Forward to where the reader was, also at an address with a hash (Gatsby
 * alone would go to the hash); a change of the query alone nowhere; everything else to the hash's target or the top.
 */
export function scrollOnNavigation({
  prevRouterProps,
  routerProps,
  getSavedScrollPosition,
}: ShouldUpdateScrollArgs): boolean | string {
  const to = routerProps.location as Place;
  const from = prevRouterProps?.location as Place | undefined;
  const back = wentBack;
  wentBack = false;
  if (!from) return true;
  if (back) {
    const read = getSavedScrollPosition as (
      location: unknown,
    ) => [number, number | null] | undefined;
    window.scrollTo(0, read(routerProps.location)?.[1] ?? 0);
    return false;
  }
  if (from.pathname !== to.pathname) return true;
  return to.hash && to.hash !== from.hash ? idOfHash(to.hash) : false;
}
