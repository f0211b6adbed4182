import { listen, stopAll, type Stop } from './delegate';

/**
 * By what a reader shows that they are there. Not by scrolling alone: a page scrolls to its hash by itself. By focus, too:
 * a screen reader moves it without a key.
 */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel', 'focusin'] as const;

const HOW = { passive: true, capture: true };

/** Calls back once, at the first sign that the reader is about to do something. */
export function atFirstIntent(callback: () => void): Stop {
  const hear = () => {
    stop();
    callback();
  };
  const stop = stopAll(...SIGNS.map((sign) => listen(window, sign, hear, HOW)));
  return stop;
}
