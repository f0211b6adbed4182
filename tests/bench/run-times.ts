import type { Browser } from 'playwright-core';
import { openReader } from './open-reader';
import { slowNetwork } from './slow-network';
import { timeUntil } from './time-until';

/** Time from pressing Run to the result, in ms. */
export interface RunTimes {
  /** Until the first press of Run in a visit shows anything that the sample returns or prints. */
  shown: number;
  /** Until everything that the first press runs has ended. */
  first: number;
  /** For the second press, which runs on the same chain. */
  again: number;
}

/** Returns whether the dialog reports that the run is done. Runs in the page. */
const isDone = () =>
  document.querySelector('dialog[open] .run-status')?.textContent.startsWith('Done.') ?? false;

/** Returns whether the dialog shows something that the sample has returned or printed. Runs in the page. */
const hasShown = () => {
  const lines = document.querySelector('dialog[open] .run-console')?.textContent ?? '';
  const results = document.querySelector('dialog[open] .run-output')?.textContent ?? '';
  return lines + results !== '';
};

/**
 * Opens a page, waits until it's idle, and presses Run at a sample twice. Returns how long each press takes.
 *
 * @param sample text in the block whose button is pressed
 * @param slower factor by which the CPU is slowed down; if it's over 1, the network becomes a phone's once the page has
 *   loaded
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
  let first = 0;
  const act = async () => {
    first = await timeUntil(page, { event: 'click', act: () => press.click(), isDone });
  };
  const shown = await timeUntil(page, { event: 'click', act, isDone: hasShown });
  const second = page.getByRole('dialog').getByRole('button', { name: 'Run', exact: true });
  const again = await timeUntil(page, { event: 'click', act: () => second.click(), isDone });
  await close();
  await network.close();
  return { shown, first, again };
}
