import type { Page } from 'playwright-core';

/** Something a reader does, and what is to be seen then. Both functions run in the page and may use nothing else. */
interface Deed {
  /** The event that it begins with. */
  event: 'click' | 'keydown';
  /** The key, where it is one. */
  key?: string;
  act: () => Promise<unknown>;
  isDone: () => boolean;
}

/**
 * From an event, by the browser's own account, until what it led to is on the screen, in ms. Whole frames: what is drawn
 * in one is seen at its end.
 */
export async function timeUntil(page: Page, { event, key, act, isDone }: Deed): Promise<number> {
  // As text: a function with another in it cannot be handed over, and the page's policy forbids to make one there.
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
