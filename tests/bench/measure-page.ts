import type { Browser } from 'playwright-core';
import { bytesByKind, type Kind } from './bytes-by-kind';
import { openReader, type Reader } from './open-reader';

/** What was fetched in a span of time. */
export interface Weight {
  /** As sent, headers included. */
  bytes: Record<Kind, number>;
  requests: number;
}

/** A page until it has come to rest, and what the first sign of intent adds to it. */
export interface PageWeight {
  before: Weight;
  intent: Weight;
}

const weigh = (fetched: Reader['fetched']): Weight => ({
  bytes: bytesByKind(fetched),
  requests: fetched.length,
});

/** Longer than sites wait before they fetch ahead: a browser with nothing to draw calls them late. In ms. */
const REST = 4000;

/** Weighs a page as it comes to who was never there. */
export async function weighPage(browser: Browser, url: string): Promise<PageWeight> {
  const { page, fetched, idle, intend, close } = await openReader(browser);
  await page.goto(url);
  await idle(REST);
  const before = fetched.length;
  await intend();
  await close();
  return { before: weigh(fetched.slice(0, before)), intent: weigh(fetched.slice(before)) };
}

/** How long scripts run, in ms. */
export interface ScriptTime {
  before: number;
  intent: number;
}

/** How long a page's scripts run on a processor that many times slower. */
export async function timeScripts(
  browser: Browser,
  url: string,
  slower: number,
): Promise<ScriptTime> {
  const { page, protocol, idle, intend, close } = await openReader(browser, slower);
  const sofar = async () => {
    const { metrics } = await protocol.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000;
  };
  await page.goto(url);
  await idle();
  const before = await sofar();
  await intend();
  const after = await sofar();
  await close();
  return { before, intent: after - before };
}
