import type { Browser } from 'playwright-core';
import { openReader } from './open-reader';
import { slowNetwork } from './slow-network';
import { timeUntil } from './time-until';

/** How long a press on Run keeps a reader waiting, in ms. */
export interface RunTimes {
  /** The first press of a visit. */
  first: number;
  /** Again, on the same chain. */
  again: number;
}

/** Runs in the page: whether the dialog says that all is done. */
const isDone = () =>
  document.querySelector('dialog[open] .run-status')?.textContent.startsWith('Done.') ?? false;

/**
 * Presses Run at a sample of a page at rest, and again.
 *
 * @param sample what the block says that has the button
 * @param slower how many times slower the processor is; over 1 the network is that of a phone, once the page is there
 */
export async function timeRun(
  browser: Browser,
  site: string,
  { path, sample }: { path: string; sample: string },
  slower: number,
): Promise<RunTimes> {
  const network = await slowNetwork(site);
  const { page, idle, intend, close } = await openReader(browser, slower);
  await page.goto(network.url + path);
  await idle();
  await intend();
  if (slower > 1) network.slow();
  const block = page.getByRole('figure').filter({ hasText: sample }).filter({ visible: true });
  const press = block.first().getByRole('button', { name: 'Run', exact: true });
  await press.scrollIntoViewIfNeeded();
  await idle();
  const first = await timeUntil(page, { event: 'click', act: () => press.click(), isDone });
  const second = page.getByRole('dialog').getByRole('button', { name: 'Run', exact: true });
  const again = await timeUntil(page, { event: 'click', act: () => second.click(), isDone });
  await close();
  await network.close();
  return { first, again };
}
