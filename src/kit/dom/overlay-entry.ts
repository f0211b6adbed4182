import { listen, type Stop } from './delegate';

/** @param isEntered whether the current history entry is now that of the overlay */
type OnStep = (isEntered: boolean) => void;

const nothing = () => undefined;
const stateOf = () => history.state as Record<string, unknown> | null;

/** Identifies a page in the history: its URL and the key that the router gave to its entry. */
const here = () => `${location.href} ${stateOf()?.key as string}`;

/**
 * The history entry of an overlay over the page, so that Back closes the overlay instead of leaving the page. It is a
 * copy of the page's entry with the overlay's name set in its state.
 */
export interface OverlayEntry {
  /** Whether the current history entry is that of the overlay. This survives a reload. */
  isCurrent: () => boolean;
  /**
   * Call when the overlay opens: adds its history entry, unless that is current.
   *
   * @param onStep called from then on when the reader steps between the page and the overlay
   */
  enter: (onStep?: OnStep) => void;
  /**
   * Goes back to the page's own history entry. Resolves when it is current, so that a navigation follows the page's
   * entry and not that of the overlay.
   */
  leave: () => Promise<void>;
  /** Call when the router has navigated: the entry that it left is no longer adjacent to the current one. */
  forget: () => void;
  /**
   * Starts to hide steps between the page and its overlay from listeners that are added later: the router and scroll
   * restoration would take them for navigation. Listeners on the window run in the order in which they were added.
   *
   * @param onPop called after every step in the history
   */
  watch: (onPop?: OnStep) => Stop;
}

function createEntry(name: string): OverlayEntry {
  /** Where the overlay was last opened; undefined once the router has navigated. */
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
        // The reader has navigated while the overlay was open.
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

/** Returns the history entry of the overlay with a name. All scripts share it. */
export function overlayEntry(name: string): OverlayEntry {
  const entry = entries.get(name) ?? createEntry(name);
  entries.set(name, entry);
  return entry;
}
