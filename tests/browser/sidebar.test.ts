import { describe, expect, test } from 'vitest';
import { clickEntry, inWindow, withGoodConnection } from './open-page';
import { openPlain } from './reading';
import { ready, servedSite } from './site';

const site = servedSite();

const SIDEBARS = '/sidebars/';

const open = (path: string) => openPlain(site, path);

describe('the sidebar', () => {
  test('open categories stay open from page to page', async () => {
    const page = await open('/contracts/v3/overview');
    const isOpen = (label: string) =>
      page.$eval(`[data-sidebar] > ul > li > details:has(> summary:has-text("${label}"))`, (one) =>
        one.hasAttribute('open'),
      );
    await page.click('summary:has-text("Permit2")');
    await clickEntry(page, site, '/contracts/permit2/overview');
    await page.getByRole('heading', { level: 1 }).filter({ hasText: 'Permit2' }).waitFor();
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
    const scripted = await site.open('');
    await withGoodConnection(scripted);
    await scripted.goto(`${site.url}/contracts/v3/overview`);
    await ready(scripted);
    await expect.poll(() => scripted.locator('[data-sidebar] a').count()).toBeGreaterThan(150);
  });

  test('a sidebar whose rest cannot be fetched still leads to the pages of its categories', async () => {
    site.faults = [{ match: /\/sidebars\//, status: 503 }];
    const page = await open('/contracts/v3/overview');
    await page.click('summary:has-text("Permit2")');
    await clickEntry(page, site, '/contracts/permit2/overview');
    await page.getByRole('heading', { name: 'In this section' }).waitFor();
  });
});

test('a sidebar whose rest could not be fetched is asked for again, and then shows it', async () => {
  const page = await site.open('', inWindow(1440));
  await withGoodConnection(page);
  site.faults = [{ match: new RegExp(SIDEBARS), status: 503 }];
  await page.goto(`${site.url}/contracts/v3/overview`);
  await ready(page);
  const asked = () => site.requests.filter((url) => url.includes(SIDEBARS)).length;
  await expect.poll(asked).toBeGreaterThan(0);
  const entries = page.getByRole('navigation', { name: 'Docs' }).locator('a');
  expect(await entries.count()).toBeLessThan(30);
  site.recover();
  // The reader does nothing meanwhile: no pointer enters the sidebar, no key moves the focus there.
  await expect.poll(() => entries.count()).toBeGreaterThan(150);
});
