import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from 'playwright-core';
import type { Fetched } from './bytes-by-kind';

/** A first-time reader: a page in a new profile, and the files it has fetched. */
export interface Reader {
  page: Page;
  protocol: CDPSession;
  /** Files fetched over the network so far, without those from the browser's cache. */
  fetched: Fetched[];
  /** Waits until there has been no network activity for this long, in ms. */
  idle: (quiet?: number) => Promise<void>;
  /** Moves the pointer over the title, as the first sign of the reader's intent. */
  intend: () => Promise<void>;
  close: () => Promise<void>;
}

/**
 * How long a page must be without requests to count as idle, in ms: long enough for a response to trigger the next
 * request.
 */
const QUIET = 1500;

/**
 * Longest wait for an idle page, in ms. Without this limit, a request answered by a stream would never end the wait.
 */
const ENOUGH = 60_000;

/**
 * Opens a page in a new profile.
 *
 * @param slower how many times slower the CPU is
 */
export async function openReader(browser: Browser, slower = 1): Promise<Reader> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  context.setDefaultTimeout(ENOUGH);
  // The loader of this file wraps functions in `__name`, so pages need that function too.
  await context.addInitScript('globalThis.__name ??= (named) => named');
  const page = await context.newPage();
  const protocol = await context.newCDPSession(page);
  const fetched: Fetched[] = [];
  const underway = new Map<string, Fetched>();
  let changed = performance.now();
  const end = (id: string, bytes: number) => {
    const file = underway.get(id);
    if (file && bytes > 0) fetched.push({ ...file, bytes });
    underway.delete(id);
    changed = performance.now();
  };
  protocol.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other' }) => {
    if (!/^https?:/.test(request.url)) return;
    // Prefetch links and print style sheets have this priority. The type doesn't always show a prefetch: sometimes it
    // is the file's own type.
    const isAhead = request.initialPriority === 'VeryLow' && type !== 'Stylesheet';
    underway.set(requestId, { type: isAhead ? 'Prefetch' : type, mime: '', bytes: 0 });
    changed = performance.now();
  });
  protocol.on('Network.responseReceived', ({ requestId, type, response }) => {
    const file = underway.get(requestId);
    if (!file) return;
    if (file.type !== 'Prefetch') file.type = type;
    file.mime = response.mimeType;
  });
  protocol.on('Network.requestServedFromCache', ({ requestId }) => underway.delete(requestId));
  protocol.on('Network.loadingFailed', ({ requestId }) => end(requestId, 0));
  protocol.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    end(requestId, encodedDataLength),
  );
  await protocol.send('Network.enable');
  await protocol.send('Performance.enable');
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: slower });

  const idle = async (quiet = QUIET) => {
    const started = performance.now();
    changed = started;
    while (underway.size > 0 || performance.now() - changed < quiet) {
      if (performance.now() - started > ENOUGH) return;
      await wait(50);
    }
  };
  return {
    page,
    protocol,
    fetched,
    idle,
    intend: async () => {
      const box = await page.locator('h1').first().boundingBox();
      const { x, y } = box ?? { x: 0, y: 0 };
      await page.mouse.move(x + 2, y + 2);
      await page.mouse.move(x + 8, y + 4, { steps: 3 });
      await idle();
    },
    close: () => context.close(),
  };
}
