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
/** Adds the base path, as in links and in the address bar. */
const full = (path: string) => site.base + path;
const swapsData = /page-data\/concepts\/protocol\/swaps/;

const focusIsAtStart = (page: OpenPage) =>
  page.evaluate(() => document.activeElement?.hasAttribute('data-focus-start'));

describe('navigation in the app', () => {
  test('a load that lasts shows the bar and the spinner, and they go', async () => {
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

  test('a load of 50 ms shows neither', async () => {
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

  test('a new page starts at the top, with focus at its start and its heading announced', async () => {
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

  test('focus goes to the start also when the link that was followed is still there', async () => {
    const page = await open(FEES);
    await followTo(page, 'Swaps');
    await expect.poll(() => focusIsAtStart(page)).toBe(true);
    // The focus must stay there: the router's own effects run shortly after the page has changed.
    await settled(page);
    expect(await focusIsAtStart(page)).toBe(true);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content');
  });

  test('a link with a hash lands on its heading, which nothing covers', async () => {
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

  test('Back restores the place to within 2 px, also at an address with a hash', async () => {
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

  test('the link of the page that is open leads to its top and start, and adds no entry to the history', async () => {
    const page = await open(FEES);
    await scrollTo(page, 600);
    const entries = await page.evaluate(() => history.length);
    await follow(page, 'Fees');
    await standsAt(page, 0);
    expect(await focusIsAtStart(page)).toBe(true);
    expect(await page.evaluate(() => history.length)).toBe(entries);
    expect(await addressOf(page, site)).toBe(FEES);
  });

  test('a change of the query alone leaves the scroll where it is', async () => {
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

  test('the navbar hides on the way down, shows on the way up, and always near the top', async () => {
    const page = await open(SWAPS);
    const hidden = () =>
      page.evaluate(() => document.documentElement.hasAttribute('data-navbar-hidden'));
    // Scroll over the text, because over the sidebar the wheel would scroll the sidebar.
    await page.mouse.move(640, 400);
    await turnWheel(page, 600);
    await expect.poll(hidden).toBe(true);
    // Wheel scrolling is smooth: if reversed before it comes to rest, the page would continue down.
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

  // For navigation within the app, see `addresses.test.ts`.
  test('an old address leads on, with query and hash', async () => {
    const page = await site.open('/sdk/v3/guides/quick-start?a=1#b');
    await page.waitForURL((url) => url.pathname === full('/sdk/v3/guides/background'));
    await expect.poll(() => addressOf(page, site)).toMatch(/\?a=1#b$/);
  });
});
