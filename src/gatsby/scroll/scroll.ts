import { listen, stopAll, type Stop } from '../../kit/dom/delegate';
import { hashTarget } from '../../kit/dom/hash-target';
import { isJump, type Place } from './place';

/** What an entry of history carries: the router's key, or ours where the router has not written the entry. */
type EntryState = { key?: string } | null;

/** Where the reader is on each entry of history, in CSS px from the top, where session storage takes nothing. */
const places = new Map<string, number>();

/** The entry whose page is drawn and stands where it should; none while that is awaited. */
let entry: string | undefined;
/** Whether the reader has done anything yet: from then on the first page is not moved. */
let acted = false;
let settleFirst: () => void = () => undefined;
let waiting: ResizeObserver | undefined;

/** By what a reader moves a page, or is about to. */
const ACTIONS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

const stateKey = () => (window.history.state as EntryState)?.key;

/** The key of the entry that the reader is on. */
function keyOf(): string {
  const known = stateKey();
  if (known !== undefined) return known;
  const key = String(Math.random());
  window.history.replaceState({ ...(window.history.state as EntryState), key }, '');
  return key;
}

function read(key: string): number | undefined {
  try {
    const stored = window.sessionStorage.getItem(`place.${key}`);
    if (stored !== null) return Number(stored);
  } catch {
    // Forbidden: kept for as long as the page lives.
  }
  return places.get(key);
}

/** At every step of a scroll, and not on leaving: a tab that is put away for good says nothing before. */
function save(): void {
  if (entry === undefined) return;
  places.set(entry, window.scrollY);
  try {
    window.sessionStorage.setItem(`place.${entry}`, String(window.scrollY));
  } catch {
    // As above.
  }
}

/** Scrolls to a place; where the page is still too short, again as it grows, until the reader moves. */
function goTo(place: number): void {
  waiting?.disconnect();
  let reached = -1;
  const go = () => {
    if (reached < 0 || Math.abs(window.scrollY - reached) < 2) {
      window.scrollTo(0, place);
      reached = window.scrollY;
      if (reached + 1 < place) return;
    }
    waiting?.disconnect();
  };
  waiting = new ResizeObserver(go);
  waiting.observe(document.body);
  go();
}

/**
 * Keeps the place of every entry of history while the reader scrolls.
 *
 * While the app runs it restores places itself: the browser would do so before the other page is drawn, and what the
 * page left behind then reports as its own place differs from engine to engine. A page that is loaded is the
 * browser's to restore; what it leaves undone (an entry from which the reader had stepped on, an engine that prefers
 * the hash) is done here.
 *
 * @param onStep called when the reader steps to another entry, by Back, Forward or a jump within the page
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
  const takeOver = () => {
    window.history.scrollRestoration = 'manual';
  };
  const onLoad = () => {
    takeOver();
    settleFirst();
    if (entry === undefined && stateKey() === first) entry = first;
    save();
  };
  const onPop = () => {
    const isNew = stateKey() === undefined;
    const key = keyOf();
    // A step between entries of one page, such as the mobile menu's.
    if (key === entry) return;
    act();
    waiting?.disconnect();
    // A jump within the page has scrolled already.
    entry = isNew ? key : undefined;
    onStep();
  };
  const onHide = () => {
    window.history.scrollRestoration = 'auto';
  };
  settleFirst();
  if (document.readyState === 'complete') onLoad();
  return stopAll(
    // Of a page that has loaded it does not come.
    listen(window, 'load', onLoad),
    ...ACTIONS.map((type) => listen(window, type, act, { passive: true })),
    listen(window, 'scroll', save, { passive: true }),
    listen(window, 'popstate', onPop),
    listen(window, 'pagehide', onHide),
    listen(window, 'pageshow', takeOver),
    () => waiting?.disconnect(),
    onHide,
  );
}

/**
 * Puts a page that has been drawn where it belongs: where the reader was, if they were on this entry before; else
 * at the hash's target, else at the top. A change of the query alone moves nothing.
 */
export function showPlace(to: Place, from: Place | null): void {
  if (!from) {
    settleFirst();
    return;
  }
  // Another step in history is on its way, and its page will come here.
  if (to.key !== undefined && to.key !== stateKey()) return;
  entry = keyOf();
  const place = read(entry);
  waiting?.disconnect();
  if (place !== undefined) {
    goTo(place);
  } else if (isJump(to, from)) {
    const target = hashTarget(to.hash);
    if (target) target.scrollIntoView();
    // As in the browser, a hash without a target does not scroll the current page.
    else if (from.pathname !== to.pathname || !to.hash) window.scrollTo(0, 0);
  }
  save();
}
