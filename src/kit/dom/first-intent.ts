import { listen, stopAll, type Stop } from './delegate';

/**
 * Events that show that a reader is present. Excludes `scroll`, because a page scrolls to its hash by itself. Includes
 * `focusin`, because a screen reader moves focus without a key press.
 */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel', 'focusin'] as const;

const HOW = { passive: true, capture: true };

/** Calls back once, at the first sign that the reader is about to interact with the page. */
export function atFirstIntent(callback: () => void): Stop {
  const hear = () => {
    stop();
    callback();
  };
  const stop = stopAll(...SIGNS.map((sign) => listen(window, sign, hear, HOW)));
  return stop;
}
