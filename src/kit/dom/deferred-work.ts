import { listen, type Stop, stopAll } from './delegate';

/** Whether to avoid optional downloads, because the reader turned on data saving or the connection is slow. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & {
    connection?: { effectiveType?: string; saveData?: boolean };
  };
  return (connection?.saveData ?? false) || (connection?.effectiveType ?? '').includes('2g');
}

/** Runs a callback when the browser is idle, after three seconds at the latest. Returns a function that cancels it. */
export function whenIdle(callback: () => void): Stop {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callback, 1000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback, { timeout: 3000 });
  return () => cancelIdleCallback(handle);
}

/**
 * Events that show that a reader is present. Excludes `scroll`, because a page scrolls to its hash by itself. Includes
 * `focusin`, because a screen reader moves focus without a key press.
 */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel', 'focusin'] as const;

const HOW = { passive: true, capture: true };

declare global {
  interface Window {
    /**
     * The last target of each type of event with which the reader interacted before the page's script had started. The
     * inline script of `plugins/gatsby-plugin-static-host/complete-pages.ts` stores them.
     */
    earlyEvents?: { click?: EventTarget; keydown?: EventTarget; pointermove?: EventTarget };
  }
}

/**
 * Runs a callback once, at the first sign that the reader is about to interact with the page, or immediately if there
 * was one before the page's script had started. Returns a function that cancels it.
 */
export function atFirstIntent(callback: () => void): Stop {
  if (window.earlyEvents) {
    callback();
    return () => undefined;
  }
  const hear = () => {
    stop();
    callback();
  };
  const stop = stopAll(...SIGNS.map((sign) => listen(window, sign, hear, HOW)));
  return stop;
}
