import type { Browser } from 'playwright-core';
import { median } from './median';
import { openReader } from './open-reader';
import { timeUntil } from './time-until';

/** Between Control and K a quick hand needs this, in ms; search uses the time. */
const HAND = 60;

/** What is typed, a key at a time. */
const QUERY = 'oracle';

/** How long search keeps a reader waiting, in ms. */
export interface SearchTimes {
  /** Ctrl+K, from K, until the field can be typed in. */
  open: number;
  /** The first key until there are hits: the index is fetched. */
  first: number;
  /** Each further key until its own hits are there. */
  next: number;
}

/** Opens search by keyboard on a page at rest, over which the pointer has moved, and types. */
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
      // Hits of the words before stay until there are others; the link to all of them says which words it is about.
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
