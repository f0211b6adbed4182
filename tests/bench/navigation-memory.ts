import type { Browser } from 'playwright-core';
import { goOn, watchNavigations } from './navigate';
import { openReader } from './open-reader';

/** Memory of a page after garbage collection. */
export interface Memory {
  /** Size of the script heap. */
  bytes: number;
  nodes: number;
  listeners: number;
}

/** Number of navigations. Half of them go forward and half back, so that both measurements are of the same page. */
export const NAVIGATIONS = 30;

/**
 * Measures the memory of a page twice: after its code has loaded, and after all navigations, when the reader is back on
 * it.
 */
export async function weighNavigations(
  browser: Browser,
  url: string,
): Promise<{ before: Memory; after: Memory }> {
  const { page, protocol, idle, intend, close } = await openReader(browser);
  await watchNavigations(page);
  const hold = async (): Promise<Memory> => {
    await idle();
    for (let time = 0; time < 3; time++) await protocol.send('HeapProfiler.collectGarbage');
    const { usedSize } = await protocol.send('Runtime.getHeapUsage');
    const { nodes, jsEventListeners } = await protocol.send('Memory.getDOMCounters');
    return { bytes: usedSize, nodes, listeners: jsEventListeners };
  };
  const wander = async (pages: number) => {
    for (let step = 0; step < pages; step++) await goOn(page);
    for (let step = 0; step < pages; step++) {
      const title = await page.locator('h1').first().textContent();
      await page.goBack();
      await page.waitForFunction(
        (left) => document.querySelector('h1')?.textContent !== left,
        title,
      );
    }
  };
  await page.goto(url);
  await idle();
  await intend();
  await wander(1);
  const before = await hold();
  await wander(NAVIGATIONS / 2);
  const after = await hold();
  await close();
  return { before, after };
}
