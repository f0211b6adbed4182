import { listen, type Stop } from '../../kit/dom/delegate';

/** Whether the page stands at the entry of the history that open search has. A reload keeps it. */
export const isSearchEntry = (): boolean =>
  (window.history.state as { search?: boolean } | null)?.search === true;

/** Adds the entry, unless the page stands at it; the router takes it for the same page. */
export function pushSearchEntry(): void {
  if (isSearchEntry()) return;
  window.history.pushState({ ...(window.history.state as object | null), search: true }, '');
}

/** Where search was opened last: a step between its two entries changes nothing on the page. */
let address: string | undefined;
let inside = false;
let left: () => void = () => undefined;
let step: (open: boolean) => void = () => undefined;

/** Search is open now, at an entry of its own. @param onStep called with false for Back, with true for Forward */
export function enterSearchEntry(onStep: (open: boolean) => void): void {
  address = window.location.href;
  inside = true;
  step = onStep;
  pushSearchEntry();
}

/** Search is closed now; settles once the history stands where it stood before. */
export function leaveSearchEntry(): Promise<void> {
  if (!inside) return Promise.resolve();
  if (isSearchEntry() && window.location.href === address) {
    return new Promise((resolve) => {
      left = resolve;
      window.history.back();
    });
  }
  // Another page came under open search: its entries are no longer neighbours.
  address = undefined;
  inside = false;
  return Promise.resolve();
}

/**
 * Keeps steps between the page and open search from all who listen later: the router, and who keeps places, would
 * take them for a way to another page. Events of the window come in the order of listening, so this must be the first.
 */
export function watchSearchEntry(): Stop {
  const onPop = (event: PopStateEvent) => {
    const before = inside;
    inside = isSearchEntry();
    left();
    if (window.location.href !== address || before === inside) return;
    event.stopImmediatePropagation();
    step(inside);
  };
  return listen(window, 'popstate', onPop);
}
