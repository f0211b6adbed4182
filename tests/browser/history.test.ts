import { describe, expect, test } from 'vitest';
import { followTo, startReload } from './open-page';
import { addressOf, answered, follow, openPlain, reload, shows, step } from './reading';
import { ready, servedSite, settled, type OpenPage } from './site';

const site = servedSite();

const SWAPS = '/concepts/protocol/swaps';
const FEES = '/concepts/protocol/fees';
const ORACLE = '/concepts/protocol/oracle';

/** Delays the data of a page until the returned function is called. */
const hold = (name: string) => site.hold(new RegExp(`${name}/page-data\\.json`));

/** Asserts that the page with this title stays, even if late responses for other pages arrive. */
async function stays(page: OpenPage, title: string, address: unknown): Promise<void> {
  await settled(page);
  await shows(page, title);
  expect(await addressOf(page, site)).toEqual(address);
}

describe('the newest choice wins', () => {
  test('a late page does not override a newer choice', async () => {
    const page = await openPlain(site, FEES);
    const answer = hold('swaps');
    await follow(page, 'Swaps');
    await followTo(page, 'Oracle');
    answer();
    await answered(page, 'swaps/page-data');
    await stays(page, 'Oracle', ORACLE);
  });

  test('Back during a slow load goes back, and Forward continues through the pages that were visited', async () => {
    const page = await openPlain(site, FEES);
    await followTo(page, 'Oracle');
    const answer = hold('swaps');
    await follow(page, 'Swaps');
    await step(page, -1);
    await shows(page, 'Fees');
    answer();
    await answered(page, 'swaps/page-data');
    await stays(page, 'Fees', FEES);
    await step(page, 1);
    await shows(page, 'Oracle');
    expect(await addressOf(page, site)).toBe(ORACLE);
  });

  test('a slow Back shows that it is loading, and a link followed meanwhile replaces it', async () => {
    const page = await openPlain(site, FEES);
    await followTo(page, 'Oracle');
    await reload(page);
    const answer = hold('fees');
    await step(page, -1);
    await page.getByRole('status').filter({ hasText: 'Loading page' }).waitFor();
    await followTo(page, 'Swaps');
    answer();
    await answered(page, 'fees/page-data');
    await stays(page, 'Swaps', SWAPS);
  });

  test('a jump to a heading is a newer choice than a page that has not loaded', async () => {
    const page = await openPlain(site, SWAPS);
    const answer = hold('fees');
    await follow(page, 'Fees');
    await page
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link')
      .last()
      .evaluate((link: HTMLElement) => link.click());
    answer();
    await answered(page, 'fees/page-data');
    await stays(page, 'Swaps', expect.stringMatching(/^\/concepts\/protocol\/swaps#./));
  });

  test('Back to a page whose data fails loads the document, also at an address with a hash', async () => {
    const page = await openPlain(site, `${SWAPS}#next`);
    await followTo(page, 'Oracle');
    await reload(page);
    site.faults = [{ match: /swaps\/page-data\.json/, status: 503 }];
    await step(page, -1);
    await shows(page, 'Swaps');
    expect(await addressOf(page, site)).toBe(`${SWAPS}#next`);
  });

  test('Back before the app has started goes back', async () => {
    const page = await openPlain(site, FEES);
    await followTo(page, 'Oracle');
    const answer = site.hold(/app-data\.json/);
    await startReload(page);
    await page.waitForFunction(() => document.readyState === 'complete');
    await step(page, -1);
    await shows(page, 'Fees');
    answer();
    await ready(page);
    await stays(page, 'Fees', FEES);
  });

  test('a link pressed before the app has started is followed', async () => {
    const answer = site.hold(/app-data\.json/);
    const page = await site.open(FEES);
    await follow(page, 'Oracle');
    answer();
    await shows(page, 'Oracle');
    await ready(page);
    await stays(page, 'Oracle', ORACLE);
  });
});
