import type { Browser } from 'playwright-core';
import { goOn, NEXT, watchNavigations } from './navigate';
import { openReader } from './open-reader';

/** From a click on the link to the next page, over which the pointer has rested, until that page is painted, in ms. */
export async function timeClick(browser: Browser, url: string, slower: number): Promise<number> {
  const { page, idle, intend, close } = await openReader(browser, slower);
  await watchNavigations(page);
  await page.goto(url);
  await idle();
  await intend();
  await page.locator(NEXT).first().hover();
  await idle();
  const time = await goOn(page);
  await close();
  return time;
}
