import { listen, type Stop } from './delegate';

/** @param isEntered whether the current history entry is now that of the overlay */
type OnStep = (isEntered: boolean) => void;

const nothing = () => undefined;
const stateOf = () => history.state as Record<string, unknown> | null;

/** Returns a string that identifies a page in the history: its URL and the key that the router gave to its entry. */
const here = () => `${location.href} ${stateOf()?.key as string}`;

/**
 * The history entry of an overlay over the page, so that Back closes the overlay instead of leaving the page. It is a
 * copy of the page's entry with the overlay's name set in its state.
 */
export interface OverlayEntry {
  /** Whether the current history entry is that of the overlay. This survives a reload. */
  isCurrent: () => boolean;
  /**
   * Call when the overlay opens. Adds the overlay's history entry, unless it is already current.
   *
   * @param onStep called from then on when the reader steps between the page and the overlay
   */
  enter: (onStep?: OnStep) => void;
  /**
   * Goes back to the page's own history entry. Resolves when that entry is current, so that a navigation can add its
   * entry after the page's and not after the overlay's.
   */
  leave: () => Promise<void>;
  /** Call when the router has navigated, because the overlay's entry is then no longer next to the current one. */
  forget: () => void;
  /**
   * Hides steps between the page and its overlay from the router and from scroll restoration, which would take them for
   * navigation. Call it before those add their listeners, because listeners on the window run in the order in which
   * they were added.
   *
   * @param onPop called after every step in the history
   */
  watch: (onPop?: OnStep) => Stop;
}

function createEntry(name: string): OverlayEntry {
  /** The page over which the overlay was last opened, as `here` returns it; undefined once the router has navigated. */
  let place: string | undefined;
  let inside = false;
  let left: () => void = nothing;
  let step: OnStep = nothing;

  const isCurrent = () => stateOf()?.[name] === true;
  const enter = (onStep = step) => {
    step = onStep;
    if (!isCurrent()) history.pushState({ ...stateOf(), [name]: true }, '');
    place = here();
    inside = true;
  };
  const forget = () => {
    place = undefined;
    inside = false;
  };
  const leave = () =>
    new Promise<void>((resolve) => {
      if (isCurrent()) {
        enter();
        left = resolve;
        history.back();
      } else {
        // The reader has navigated while the overlay was open, so its entry is no longer next to the current one.
        if (inside) forget();
        resolve();
      }
    });
  const watch = (onPop: OnStep = nothing) =>
    listen(window, 'popstate', (event) => {
      const before = inside;
      inside = isCurrent();
      left();
      if (before !== inside && here() === place) {
        event.stopImmediatePropagation();
        step(inside);
      }
      onPop(inside);
    });
  return { isCurrent, enter, leave, forget, watch };
}

const entries = new Map<string, OverlayEntry>();

/** Returns the history entry of the overlay with a name. Every call with that name returns the same object. */
export function overlayEntry(name: string): OverlayEntry {
  const entry = entries.get(name) ?? createEntry(name);
  entries.set(name, entry);
  return entry;
}
