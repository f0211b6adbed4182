import type { Page } from 'playwright-core';

/**
 * An action of the reader and its visible result. `isDone` runs in the page, so it can't use variables from outside.
 */
interface Deed {
  /** The event that starts the measurement. */
  event: 'click' | 'keydown';
  /** The key, for keyboard events. */
  key?: string;
  act: () => Promise<unknown>;
  isDone: () => boolean;
}

/**
 * Returns the time from an event until its result is on the screen, in ms. Whole frames count, because a change becomes
 * visible only at the end of its frame.
 */
export async function timeUntil(page: Page, { event, key, act, isDone }: Deed): Promise<number> {
  // The code is passed as text, because the driver can't pass a function that uses another one, and the page's CSP
  // forbids compiling text in the page.
  const watch = await page.evaluateHandle<{ time: Promise<number> }>(
    `(${watchFrames.toString()})(${JSON.stringify({ event, key })}, ${isDone.toString()})`,
  );
  await act();
  return watch.evaluate(({ time }) => time);
}

function watchFrames(
  { event, key }: { event: string; key?: string },
  isDone: () => boolean,
): { time: Promise<number> } {
  return {
    time: new Promise((resolve) => {
      const begin = (begun: Event) => {
        if (key !== undefined && (begun as KeyboardEvent).key !== key) return;
        removeEventListener(event, begin, true);
        const look = () => {
          if (isDone()) setTimeout(() => resolve(performance.now() - begun.timeStamp));
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      };
      addEventListener(event, begin, true);
    }),
  };
}
