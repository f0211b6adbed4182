import { describe, expect, test } from 'vitest';
import { followTo } from './open-page';
import {
  atRest,
  addressOf,
  follow,
  openPlain,
  scrollTo,
  scrollTop,
  shows,
  standsAt,
  step,
  stopClock,
  turnWheel,
} from './reading';
import { servedSite, settled, type OpenPage } from './site';

const site = servedSite();

const SWAPS = '/concepts/protocol/swaps';
const FEES = '/concepts/protocol/fees';

const open = (path: string) => openPlain(site, path);
/** Adds the base path, which links and the page's URL contain. */
const full = (path: string) => site.base + path;
const swapsData = /page-data\/concepts\/protocol\/swaps/;

const focusIsAtStart = (page: OpenPage) =>
  page.evaluate(() => document.activeElement?.hasAttribute('data-focus-start'));

describe('navigation in the app', () => {
  test('a slow load shows the bar and the spinner, and then hides them', async () => {
    const page = await open(FEES);
    const answer = site.hold(swapsData);
    await follow(page, 'Swaps');
    await page.waitForSelector('[data-load-bar]', { state: 'visible' });
    expect(await page.getByRole('status').filter({ hasText: 'Loading page' }).isVisible()).toBe(
      true,
    );
    const height = await page.evaluate(
      () => document.querySelector('[data-load-bar]')?.clientHeight,
    );
    expect(height).toBe(2);
    answer();
    await page.waitForURL(`**${SWAPS}`);
    await page.waitForSelector('[data-load-bar]', { state: 'hidden' });
    expect(await page.textContent('[data-load-spinner]')).toBe('');
  });

  test('a load of 50 ms shows neither bar nor spinner', async () => {
    const page = await open(FEES);
    await page.evaluate(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      new MutationObserver(() => {
        if ('loading' in document.documentElement.dataset) seen.push('loading');
      }).observe(document.documentElement, { attributes: true });
    });
    await stopClock(page);
    const answer = site.hold(swapsData);
    await follow(page, 'Swaps');
    await page.clock.runFor(50);
    answer();
    await expect.poll(() => addressOf(page, site)).toBe(SWAPS);
    await page.clock.runFor(5_000);
    await shows(page, 'Swaps');
    expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([]);
  });

  test('a new page starts at the top, with focus at its start, and its heading is announced', async () => {
    const page = await open(FEES);
    await page.evaluate(() => window.scrollTo(0, 900));
    await page.evaluate(() => document.querySelector<HTMLElement>('a[rel="next"]')?.click());
    await shows(page, 'Oracle');
    await page.waitForFunction(() => window.scrollY === 0);
    await page.waitForFunction(() =>
      document.getElementById('gatsby-announcer')?.textContent.includes('Oracle'),
    );
    await expect.poll(() => focusIsAtStart(page)).toBe(true);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content');
  });

  test('focus moves to the start even if the link that was followed still exists', async () => {
    const page = await open(FEES);
    await followTo(page, 'Swaps');
    await expect.poll(() => focusIsAtStart(page)).toBe(true);
    // The focus must stay, although the router's own effects run shortly after the page has changed.
    await settled(page);
    expect(await focusIsAtStart(page)).toBe(true);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content');
  });

  test('a link with a hash scrolls to its heading, which nothing covers', async () => {
    const page = await open('/');
    await page.click(`a[href="${full('/sdk/v3/overview#execute-a-swap')}"]`);
    await page.waitForURL('**#execute-a-swap');
    await page.waitForSelector('#execute-a-swap');
    const covered = () =>
      page.evaluate(() => {
        const heading = document.getElementById('execute-a-swap');
        const box = heading?.getBoundingClientRect();
        if (!heading || !box || window.scrollY === 0) return 'out of sight';
        const top = document.elementFromPoint(box.left + 4, box.top + box.height / 2);
        return heading.contains(top) ? 'no' : 'yes';
      });
    await expect.poll(covered).toBe('no');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('execute-a-swap');
    await settled(page);
    expect(await covered()).toBe('no');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('execute-a-swap');
  });

  test('Back restores the scroll position to within 2 px, also at an address with a hash', async () => {
    const page = await open(`${SWAPS}#next`);
    await page.waitForFunction(() => window.scrollY > 0);
    await scrollTo(page, 777);
    const before = await scrollTop(page);
    await follow(page, 'Fees');
    await page.waitForURL(`**${FEES}`);
    await page.waitForFunction(() => window.scrollY === 0);
    await step(page, -1);
    await page.waitForURL(`**${SWAPS}#next`);
    await standsAt(page, before);
  });

  test('the link to the current page leads to its top and start, and adds no history entry', async () => {
    const page = await open(FEES);
    await scrollTo(page, 600);
    const entries = await page.evaluate(() => history.length);
    await follow(page, 'Fees');
    await standsAt(page, 0);
    expect(await focusIsAtStart(page)).toBe(true);
    expect(await page.evaluate(() => history.length)).toBe(entries);
    expect(await addressOf(page, site)).toBe(FEES);
  });

  test('a change of only the query keeps the scroll position', async () => {
    const page = await open(SWAPS);
    await scrollTo(page, 600);
    await page.evaluate(() => {
      (window as unknown as { ___navigate: (to: string) => void }).___navigate(
        `${location.pathname}?a=1`,
      );
    });
    await page.waitForURL('**?a=1');
    await settled(page);
    expect(await scrollTop(page)).toBe(600);
  });

  test('the navbar hides when scrolling down, shows when scrolling up, and is always visible near the top', async () => {
    const page = await open(SWAPS);
    const hidden = () =>
      page.evaluate(() => document.documentElement.hasAttribute('data-navbar-hidden'));
    // Scrolls with the pointer over the text, because over the sidebar the wheel would scroll the sidebar.
    await page.mouse.move(640, 400);
    await turnWheel(page, 600);
    await expect.poll(hidden).toBe(true);
    // Waits for the end of smooth scrolling, because otherwise the page would still move down after the wheel turns
    // back.
    await atRest(page);
    await turnWheel(page, -80);
    await expect.poll(hidden).toBe(false);
    await scrollTo(page, 0);
    await scrollTo(page, 20);
    expect(await hidden()).toBe(false);
  });

  test('a jump to a heading hides the navbar', async () => {
    const page = await open(SWAPS);
    await page.click('[data-contents] a[href="#next"]');
    await page.waitForFunction(() => document.documentElement.hasAttribute('data-navbar-hidden'));
  });

  // `addresses.test.ts` has the same test for navigation in the app.
  test('an old address redirects, with query and hash', async () => {
    const page = await site.open('/sdk/v3/guides/quick-start?a=1#b');
    await page.waitForURL((url) => url.pathname === full('/sdk/v3/guides/background'));
    await expect.poll(() => addressOf(page, site)).toMatch(/\?a=1#b$/);
  });
});
