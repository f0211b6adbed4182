import { listen, stopAll, type Stop } from '../../kit/dom/delegate';
import { hashTarget } from '../../kit/dom/links';
import { isJump, type Place } from './place';

/** State of a history entry. The key comes from the router, or from {@link keyOf} if the router has not set one. */
type EntryState = { key?: string } | null;

/**
 * Fallback for when session storage is not available: the scroll position of each history entry, in CSS px from the
 * top.
 */
const places = new Map<string, number>();

/** The key of the current history entry, once its page is rendered and scrolled to its position; undefined before. */
let entry: string | undefined;
/** Whether the reader has interacted with the page. Once they have, the first page is no longer scrolled. */
let acted = false;
let settleFirst: () => void = () => undefined;
let waiting: ResizeObserver | undefined;

/** Events with which a reader scrolls a page, or is about to. */
const ACTIONS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

const stateKey = () => (history.state as EntryState)?.key;

/** Returns the key of the current history entry, creating one if necessary. */
function keyOf(): string {
  const known = stateKey();
  if (known !== undefined) return known;
  const key = String(Math.random());
  history.replaceState({ ...(history.state as EntryState), key }, '');
  return key;
}

function read(key: string): number | undefined {
  try {
    const stored = sessionStorage.getItem(`place.${key}`);
    if (stored !== null) return Number(stored);
  } catch {
    // Storage is blocked, so positions are kept only in memory.
  }
  return places.get(key);
}

/**
 * Saves the scroll position. Called on every scroll event instead of when the page is left, because a tab that is
 * closed in the background fires no event first.
 */
function save(): void {
  if (entry === undefined) return;
  places.set(entry, scrollY);
  try {
    sessionStorage.setItem(`place.${entry}`, String(scrollY));
  } catch {
    // Storage is blocked, as in `read`.
  }
}

/** Scrolls to a position. If the page is still too short, scrolls again as it grows, until the reader scrolls. */
function goTo(place: number): void {
  waiting?.disconnect();
  let reached = -1;
  const go = () => {
    if (reached < 0 || Math.abs(scrollY - reached) < 2) {
      scrollTo(0, place);
      reached = scrollY;
      if (reached + 1 < place) return;
    }
    waiting?.disconnect();
  };
  waiting = new ResizeObserver(go);
  waiting.observe(document.body);
  go();
}

/**
 * Saves the scroll position of every history entry, and restores it when a document loads.
 *
 * While the app runs, {@link showPlace} restores positions, because the browser would scroll before the other page is
 * rendered, and engines differ in the position that they then report for the page being left. When a document loads,
 * the browser usually restores its position itself. This function does so in two cases in which the browser does not:
 * if the reader had gone forward from the entry, and in engines that scroll to the hash instead.
 *
 * @param onStep called when the reader moves to another entry, with Back, Forward or a jump within the page
 */
export function watchPlaces(onStep: () => void): Stop {
  const first = keyOf();
  const place = read(first);
  const act = () => {
    acted = true;
  };
  settleFirst = () => {
    if (place !== undefined && !acted && stateKey() === first) goTo(place);
  };
  const hydrateOnInteraction = () => {
    history.scrollRestoration = 'manual';
  };
  const onLoad = () => {
    hydrateOnInteraction();
    settleFirst();
    if (entry === undefined && stateKey() === first) entry = first;
    save();
  };
  const onPop = () => {
    const isNew = stateKey() === undefined;
    const key = keyOf();
    // Ignore a step between entries of the same page, such as those of the mobile menu.
    if (key === entry) return;
    act();
    waiting?.disconnect();
    // For a jump within the page, the browser has already scrolled, so the position of the new entry may be saved at
    // once.
    entry = isNew ? key : undefined;
    onStep();
  };
  const onHide = () => {
    history.scrollRestoration = 'auto';
  };
  settleFirst();
  if (document.readyState === 'complete') onLoad();
  return stopAll(
    // This event does not fire if the page has already loaded, so `onLoad` is then called above.
    listen(window, 'load', onLoad),
    ...ACTIONS.map((type) => listen(window, type, act, { passive: true })),
    listen(window, 'scroll', save, { passive: true }),
    listen(window, 'popstate', onPop),
    listen(window, 'pagehide', onHide),
    listen(window, 'pageshow', hydrateOnInteraction),
    () => waiting?.disconnect(),
    onHide,
  );
}

/**
 * Scrolls a newly rendered page to the right position: to the saved position if the reader has been on this entry
 * before, else to the hash's target, else to the top. Does not scroll if only the query changes.
 */
export function showPlace(to: Place, from: Place | null): void {
  if (!from) {
    settleFirst();
    return;
  }
  // Another step in the history is pending. Once its page is rendered, this function is called again.
  if (to.key !== undefined && to.key !== stateKey()) return;
  entry = keyOf();
  const place = read(entry);
  waiting?.disconnect();
  if (place !== undefined) {
    goTo(place);
  } else if (isJump(to, from)) {
    const target = hashTarget(to.hash);
    if (target) target.scrollIntoView();
    // As in browsers, a hash without a target does not scroll the current page.
    else if (from.pathname !== to.pathname || !to.hash) scrollTo(0, 0);
  }
  save();
}
