import type { BrowserContextOptions, Page } from 'playwright-core';
import { listens } from './reading';
import { ready, settled, watchShifts, type OpenPage, type Site } from './site';

/**
 * Opens a page and also records CSP violations, which not every engine logs, and layout shifts, which only Chromium
 * reports.
 */
export async function openWatched(
  site: Site,
  path: string,
  options: BrowserContextOptions = {},
): Promise<OpenPage> {
  const page = await site.open('', options);
  await watchShifts(page);
  await page.addInitScript(() => {
    const forbidden: string[] = [];
    Object.assign(window, { forbidden });
    document.addEventListener('securitypolicyviolation', (event) =>
      forbidden.push(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`),
    );
  });
  await page.goto(site.url + path);
  await ready(page);
  return page;
}

/** Scrolls down a window at a time, and waits until everything that hydrates when it becomes visible is hydrated. */
export async function readToEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const root = document.documentElement;
    for (let top = 0; top < root.scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    }
  });
  const controls = '[data-component] :is(button, input, textarea)';
  if ((await page.locator(controls).count()) > 0) await listens(page, controls);
  if (new URL(page.url()).pathname.endsWith('/search'))
    await page.waitForSelector('[data-search-result]');
  await settled(page);
}

/** Returns the complaints of a page: errors, warnings, unhandled rejections and CSP violations. */
export async function complaintsOf(page: OpenPage): Promise<string[]> {
  const forbidden = await page.evaluate(
    () => (window as unknown as { forbidden: string[] }).forbidden,
  );
  return [
    ...page.said
      .filter(({ type }) => ['error', 'warning', 'pageerror'].includes(type))
      .map(({ type, text }) => `${type}: ${text}`),
    ...forbidden.map((what) => `policy: ${what}`),
  ];
}
