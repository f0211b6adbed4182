import type { Browser } from 'playwright-core';
import { bytesByKind, type Kind } from './bytes-by-kind';
import { openReader, type Reader } from './open-reader';

/** The files that a page has fetched in a period of time. */
export interface Weight {
  /** Transfer size, including headers. */
  bytes: Record<Kind, number>;
  requests: number;
}

/** Weight of a page until it is idle, and the weight that the reader's first sign of intent adds. */
export interface PageWeight {
  before: Weight;
  intent: Weight;
}

const weigh = (fetched: Reader['fetched']): Weight => ({
  bytes: bytesByKind(fetched),
  requests: fetched.length,
});

/**
 * How long a page must be idle before it's measured, in ms. Sites wait less than this before they prefetch, but idle
 * callbacks come late in a browser that renders nothing.
 */
const REST = 4000;

/** Measures the files that a page sends to a first-time reader. */
export async function weighPage(browser: Browser, url: string): Promise<PageWeight> {
  const { page, fetched, idle, intend, close } = await openReader(browser);
  await page.goto(url);
  await idle(REST);
  const before = fetched.length;
  await intend();
  await close();
  return { before: weigh(fetched.slice(0, before)), intent: weigh(fetched.slice(before)) };
}

/** How long scripts ran, in ms, before and after the reader's first sign of intent. */
export interface ScriptTime {
  before: number;
  intent: number;
}

/** Measures how long a page's scripts run. @param slower factor by which the CPU is slowed down */
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
