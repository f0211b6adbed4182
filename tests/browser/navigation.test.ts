import { afterEach, describe, expect, test } from 'vitest';
import { follow, followAddress, openPlain, scrollTop, shows, step } from './reading';
import { servedSite, type OpenPage } from './site';

const site = servedSite();
afterEach(() => site.closeAll());

const SWAPS = '/concepts/protocol/swaps';
const FEES = '/concepts/protocol/fees';

const open = (path: string) => openPlain(site, path);
/** A path of the site as it stands in links and in the address bar. */
const full = (path: string) => site.base + path;
const clickEntry = (page: OpenPage, path: string) =>
  page.click(`[data-sidebar] a[href="${full(path)}"]`);
/** The router's own effects run a moment after the page has changed. */
const settled = (page: OpenPage) => page.waitForTimeout(500);

describe('navigation in the app', () => {
  test('a load of 600 ms shows the bar and the spinner, and they go', async () => {
    const page = await open(FEES);
    site.faults = [{ match: /page-data\/concepts\/protocol\/swaps/, delay: 600 }];
    await follow(page, 'Swaps');
    await page.waitForSelector('[data-load-bar]', { state: 'visible' });
    expect(await page.getByRole('status').filter({ hasText: 'Loading page' }).isVisible()).toBe(
      true,
    );
    const height = await page.evaluate(
      () => document.querySelector('[data-load-bar]')?.clientHeight,
    );
    expect(height).toBe(2);
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
    site.faults = [{ match: /page-data\/concepts\/protocol\/swaps/, delay: 50 }];
    await follow(page, 'Swaps');
    await page.waitForURL(`**${SWAPS}`);
    await page.waitForTimeout(300);
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
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content');
  });

  test('focus goes to the start also when the link that was followed is still there', async () => {
    const page = await open(FEES);
    await follow(page, 'Swaps');
    await page.waitForURL(`**${SWAPS}`);
    await settled(page);
    expect(
      await page.evaluate(() => document.activeElement?.hasAttribute('data-focus-start')),
    ).toBe(true);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content');
  });

  test('a link with a hash lands on its heading, which nothing covers', async () => {
    const page = await open('/');
    await page.click(`a[href="${full('/sdk/v3/overview#execute-a-swap')}"]`);
    await page.waitForURL('**#execute-a-swap');
    await page.waitForSelector('#execute-a-swap');
    await page.waitForFunction(() => window.scrollY > 0);
    const covered = await page.evaluate(() => {
      const heading = document.getElementById('execute-a-swap');
      const box = heading?.getBoundingClientRect();
      if (!heading || !box) return 'missing';
      const top = document.elementFromPoint(box.left + 4, box.top + box.height / 2);
      return heading.contains(top) ? 'no' : 'yes';
    });
    expect(covered).toBe('no');
    await settled(page);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('execute-a-swap');
  });

  test('Back restores the place to within 2 px, also at an address with a hash', async () => {
    const page = await open(`${SWAPS}#next`);
    await page.waitForFunction(() => window.scrollY > 0);
    await page.evaluate(() => window.scrollTo(0, 777));
    await page.waitForTimeout(150);
    const before = await scrollTop(page);
    await follow(page, 'Fees');
    await page.waitForURL(`**${FEES}`);
    await page.waitForFunction(() => window.scrollY === 0);
    await step(page, -1);
    await page.waitForURL(`**${SWAPS}#next`);
    await page.waitForFunction((top) => Math.abs(window.scrollY - top) <= 2, before);
    await page.waitForTimeout(200);
    expect(Math.abs((await scrollTop(page)) - before)).toBeLessThanOrEqual(2);
  });

  test('a change of the query alone leaves the scroll where it is', async () => {
    const page = await open(SWAPS);
    await page.evaluate(() => window.scrollTo(0, 600));
    await page.waitForTimeout(100);
    await page.evaluate(() => {
      (window as unknown as { ___navigate: (to: string) => void }).___navigate(
        `${location.pathname}?a=1`,
      );
    });
    await page.waitForURL('**?a=1');
    await page.waitForTimeout(100);
    expect(await scrollTop(page)).toBe(600);
  });

  test('open categories stay open from page to page', async () => {
    const page = await open('/contracts/v3/overview');
    const isOpen = (label: string) =>
      page.$eval(`[data-sidebar] > ul > li > details:has(> summary:has-text("${label}"))`, (one) =>
        one.hasAttribute('open'),
      );
    await page.click('summary:has-text("Permit2")');
    await clickEntry(page, '/contracts/permit2/overview');
    await page.waitForURL('**/contracts/permit2/overview');
    expect(await isOpen('V3 Protocol')).toBe(true);
    expect(await isOpen('Permit2')).toBe(true);
    expect(await isOpen('V1 Protocol')).toBe(false);
  });

  test('a large sidebar comes with its open branch, and the rest when the browser is idle', async () => {
    // With the rest refused, what stands is what the page came with.
    site.faults = [{ match: /\/sidebars\//, status: 503 }];
    const page = await open('/contracts/v3/overview');
    expect(await page.locator('[data-sidebar] a').count()).toBeLessThan(30);
    site.recover();
    // A busy machine looks like a slow connection, on which nothing is fetched ahead of need.
    const scripted = await site.open('');
    await scripted.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { effectiveType: '4g' } }),
    );
    await scripted.goto(`${site.url}/contracts/v3/overview`);
    await expect.poll(() => scripted.locator('[data-sidebar] a').count()).toBeGreaterThan(150);
  });

  test('a sidebar whose rest cannot be fetched still leads to the pages of its categories', async () => {
    site.faults = [{ match: /\/sidebars\//, status: 503 }];
    const page = await open('/contracts/v3/overview');
    await page.click('summary:has-text("Permit2")');
    await clickEntry(page, '/contracts/permit2/overview');
    await page.waitForURL('**/contracts/permit2/overview');
    await page.getByRole('heading', { name: 'In this section' }).waitFor();
  });

  test('the navbar hides on the way down, shows on the way up, and always near the top', async () => {
    const page = await open(SWAPS);
    const hidden = () =>
      page.evaluate(() => document.documentElement.hasAttribute('data-navbar-hidden'));
    await page.mouse.wheel(0, 600);
    await page.waitForFunction(() => document.documentElement.hasAttribute('data-navbar-hidden'));
    await page.mouse.wheel(0, -80);
    await page.waitForFunction(() => !document.documentElement.hasAttribute('data-navbar-hidden'));
    await page.evaluate(() => window.scrollTo(0, 20));
    await page.waitForTimeout(100);
    expect(await hidden()).toBe(false);
  });

  test('a jump to a heading hides the navbar', async () => {
    const page = await open(SWAPS);
    await page.click('[data-contents] a[href="#next"]');
    await page.waitForFunction(() => document.documentElement.hasAttribute('data-navbar-hidden'));
  });

  test('an old address leads on, with query and hash, in the app and directly', async () => {
    const page = await site.open('/sdk/v3/guides/quick-start?a=1#b');
    await page.waitForURL((url) => url.pathname === full('/sdk/v3/guides/background'));
    expect(new URL(page.url()).search + new URL(page.url()).hash).toBe('?a=1#b');
    const app = await open('/');
    await followAddress(app, full('/sdk/v3/guides/quick-start?a=1#b'));
    await app.waitForURL((url) => url.pathname === full('/sdk/v3/guides/background'));
    expect(new URL(app.url()).search + new URL(app.url()).hash).toBe('?a=1#b');
    expect(app.said.filter(({ type }) => type === 'warning')).toEqual([]);
  });
});
