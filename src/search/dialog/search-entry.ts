import { listen, type Stop } from '../../kit/dom/delegate';

/** Whether the current history entry is the one of the open search. It survives a reload. */
export const isSearchEntry = (): boolean =>
  (history.state as { search?: boolean } | null)?.search === true;

/** Adds the history entry of the open search, unless it is current. To the router it is still the same page. */
export function pushSearchEntry(): void {
  if (isSearchEntry()) return;
  history.pushState({ ...(history.state as object | null), search: true }, '');
}

/**
 * URL at which search was last opened. A step between the two history entries with this URL does not change the page.
 */
let address: string | undefined;
let inside = false;
let left: () => void = () => undefined;
let step: (open: boolean) => void = () => undefined;

/**
 * Records that search is open, with a history entry of its own.
 *
 * @param onStep called with false for Back, with true for Forward
 */
export function enterSearchEntry(onStep: (open: boolean) => void): void {
  address = location.href;
  inside = true;
  step = onStep;
  pushSearchEntry();
}

/** Records that search is closed; resolves once the history is restored. */
export function leaveSearchEntry(): Promise<void> {
  if (!inside) return Promise.resolve();
  if (isSearchEntry() && location.href === address) {
    return new Promise((resolve) => {
      left = resolve;
      history.back();
    });
  }
  // The reader has navigated while search was open, so the page's entry and that of search are no longer adjacent.
  address = undefined;
  inside = false;
  return Promise.resolve();
}

/**
 * Hides history steps between the page and the open search from later listeners: the router and scroll restoration
 * would take them for navigation. Listeners on the window run in the order in which they were added, so this one must
 * be the first.
 */
export function watchSearchEntry(): Stop {
  const onPop = (event: PopStateEvent) => {
    const before = inside;
    inside = isSearchEntry();
    left();
    if (location.href !== address || before === inside) return;
    event.stopImmediatePropagation();
    step(inside);
  };
  return listen(window, 'popstate', onPop);
}
