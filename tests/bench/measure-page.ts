import type { Browser } from 'playwright-core';
import { bytesByKind, type Kind } from './bytes-by-kind';
import { openReader, type Reader } from './open-reader';

/** What a page has fetched in a period of time. */
export interface Weight {
  /** Transfer size, including headers. */
  bytes: Record<Kind, number>;
  requests: number;
}

/** Weight of a page once it is idle, and the weight added by the first sign of intent. */
export interface PageWeight {
  before: Weight;
  intent: Weight;
}

const weigh = (fetched: Reader['fetched']): Weight => ({
  bytes: bytesByKind(fetched),
  requests: fetched.length,
});

/**
 * How long a page must rest to count as done, in ms. This is longer than sites wait before they prefetch, because idle
 * callbacks come late in a browser that renders nothing.
 */
const REST = 4000;

/** Measures what a first-time reader of a page downloads. */
export async function weighPage(browser: Browser, url: string): Promise<PageWeight> {
  const { page, fetched, idle, intend, close } = await openReader(browser);
  await page.goto(url);
  await idle(REST);
  const before = fetched.length;
  await intend();
  await close();
  return { before: weigh(fetched.slice(0, before)), intent: weigh(fetched.slice(before)) };
}

/** Time that scripts run, in ms. */
export interface ScriptTime {
  before: number;
  intent: number;
}

/** Measures how long a page's scripts run on a CPU slowed down by this factor. */
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
