import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from 'playwright-core';
import type { Fetched } from './bytes-by-kind';

/** A first-time reader: a page in a new browser profile, and the files that it has fetched. */
export interface Reader {
  page: Page;
  protocol: CDPSession;
  /** Files fetched over the network so far. Files from the browser's cache aren't included. */
  fetched: Fetched[];
  /** Waits until there have been no requests for this long, in ms. */
  idle: (quiet?: number) => Promise<void>;
  /** Moves the pointer over the title, which counts as the reader's first sign of intent. */
  intend: () => Promise<void>;
  close: () => Promise<void>;
}

/** How long there must be no requests for a page to count as idle, in ms. A response causes the next request sooner. */
export const QUIET = 1500;

/** Maximum wait for an idle page, in ms. Without a limit, a response that never ends would block the measurement. */
const ENOUGH = 60_000;

/**
 * Opens a blank page in a new browser profile.
 *
 * @param slower factor by which the CPU is slowed down
 */
export async function openReader(browser: Browser, slower = 1): Promise<Reader> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  context.setDefaultTimeout(ENOUGH);
  // The loader of this file wraps functions in calls of `__name`, so pages need a function with that name.
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
    // Only prefetched files and style sheets for print have this priority. The type isn't reliable: for some prefetched
    // files, it's the file's own type.
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
