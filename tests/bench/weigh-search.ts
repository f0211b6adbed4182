import type { Browser } from 'playwright-core';
import { openReader, QUIET } from './open-reader';
import type { Served } from './serve-folder';

/** Time between two letters of a fast typist, in ms. */
const LETTER = 120;

/** What a search costs a reader who opens it and types a query. */
export interface SearchWeight {
  /** Bytes that opening and typing load, with headers. */
  bytes: number;
  requests: number;
  /** From the last letter until the page no longer changes, in ms. */
  hits: number;
  /** The same with a slower CPU. */
  slowHits: number;
  /** Longest task from the first letter on with a slower CPU, in ms; 0 if none was longer than 50 ms. */
  task: number;
}

/** A site to search, and the browser to use. */
interface SearchedSite extends Omit<Served, 'close'> {
  browser: Browser;
}

/**
 * Searches as a first-time reader, at normal speed and with a slower CPU. Works with every site whose search opens with
 * Ctrl+K and marks the words in its hits.
 *
 * @param path path of the page on which search is opened
 * @param slower factor by which the CPU is slowed down
 * @throws Error if no hit appears
 */
export async function weighSearch(
  site: SearchedSite,
  path: string,
  query: string,
  slower: number,
): Promise<SearchWeight> {
  const { bytes, requests, hits } = await typeQuery(site, path, query, 1);
  const { hits: slowHits, task } = await typeQuery(site, path, query, slower);
  return { bytes, requests, hits, slowHits, task };
}

async function typeQuery(
  { browser, url, sent }: SearchedSite,
  path: string,
  query: string,
  slower: number,
) {
  const { page, idle, intend, close } = await openReader(browser, slower);
  // The server counts bytes, because search may run in a worker: the reader sees such requests begin, but not end.
  const quiet = async () => {
    for (let before = -1; before !== sent().bytes;) {
      before = sent().bytes;
      await page.waitForTimeout(QUIET);
    }
  };
  await page.goto(url + path);
  await idle();
  await intend();
  const before = sent();
  await page.keyboard.press('Control+k');
  await page.waitForFunction(() => document.activeElement?.matches('input') ?? false);
  await quiet();
  await page.evaluate(watchTyping);
  await page.keyboard.type(query, { delay: LETTER });
  await page.locator('mark').first().waitFor();
  await quiet();
  const times = await page.evaluate(() => globalThis.typing);
  const after = sent();
  await close();
  return {
    ...times,
    bytes: after.bytes - before.bytes,
    requests: after.requests - before.requests,
  };
}

declare global {
  /** Times of the typing, in ms. Only pages that are measured have them. */
  var typing: { hits: number; task: number };
}

/** Records the longest task, and when the page last changed after a key. Runs in the page. */
function watchTyping(): void {
  const times = { hits: 0, task: 0 };
  globalThis.typing = times;
  let typed = 0;
  addEventListener('keydown', ({ timeStamp }) => (typed = timeStamp), true);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) times.task = Math.max(times.task, duration);
  }).observe({ type: 'longtask' });
  new MutationObserver(() => (times.hits = performance.now() - typed)).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
  });
}
