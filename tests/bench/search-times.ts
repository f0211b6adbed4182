import type { Browser } from 'playwright-core';
import { median } from './median';
import { openReader } from './open-reader';
import { timeUntil } from './time-until';

/** Time in ms that a fast typist needs from Control to K. Search starts to load in this time. */
const HAND = 60;

/** The query, typed one key at a time. */
const QUERY = 'oracle';

/** How long a reader waits for search, in ms. */
export interface SearchTimes {
  /** From the K of Ctrl+K until the field accepts input. */
  open: number;
  /** From the first key until the first hits appear, including the fetch of the index. */
  first: number;
  /** From each further key until the hits for the longer query appear. */
  next: number;
}

/**
 * Measures how long a reader waits for search: opens it by keyboard on an idle page, after moving the pointer over the
 * page, and types a query.
 */
export async function timeSearch(
  browser: Browser,
  url: string,
  slower: number,
): Promise<SearchTimes> {
  const { page, idle, intend, close } = await openReader(browser, slower);
  await page.goto(url);
  await idle();
  await intend();
  await page.keyboard.down('Control');
  await page.waitForTimeout(HAND);
  const open = await timeUntil(page, {
    event: 'keydown',
    key: 'k',
    act: () => page.keyboard.press('k'),
    isDone: () => document.activeElement?.matches('dialog[open] [type="search"]') ?? false,
  });
  await page.keyboard.up('Control');
  const times: number[] = [];
  for (const key of QUERY) {
    const time = await timeUntil(page, {
      event: 'keydown',
      key,
      act: () => page.keyboard.press(key),
      // Earlier hits stay until new ones arrive, so the test waits for the link to all results, which contains the
      // query of the current hits.
      isDone: () => {
        const dialog = document.querySelector('dialog[open]');
        const typed = dialog?.querySelector<HTMLInputElement>('[type="search"]')?.value;
        const all = dialog?.querySelector<HTMLAnchorElement>('a[href*="/search?q="]');
        return all != null && new URL(all.href).searchParams.get('q') === typed;
      },
    });
    times.push(time);
  }
  await close();
  const [first = 0, ...next] = times;
  return { open, first, next: median(next) };
}
