import type { Page } from 'playwright-core';

/** An action of the reader and its visible result. `isDone` runs in the page, so it cannot use outer variables. */
interface Deed {
  /** The event that starts the measurement. */
  event: 'click' | 'keydown';
  /** The key, for keyboard events. */
  key?: string;
  act: () => Promise<unknown>;
  isDone: () => boolean;
}

/**
 * Measures from the browser's timestamp of an event until its result is on the screen, in ms. Counts whole frames,
 * because a change becomes visible at the end of its frame.
 */
export async function timeUntil(page: Page, { event, key, act, isDone }: Deed): Promise<number> {
  // Pass the code as text, because a function that uses another function cannot be passed, and the page's CSP forbids
  // compiling text there.
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
