import { describe, expect, inject, test } from 'vitest';
import { openReady, startReload } from './open-page';
import { reload } from './reading';
import { ready, servedSite, shiftsOf, watchShifts, type OpenPage } from './site';
import { store, storedValue } from './stored';

const site = servedSite();

const closeOf = (page: OpenPage) => page.getByRole('button', { name: 'Close', exact: true });

describe('announcement bar', () => {
  test('once closed, it is still closed after a reload, without a flash or a shift', async () => {
    const page = await openReady(site, '/concepts/overview');
    await closeOf(page).click();
    await closeOf(page).waitFor({ state: 'hidden' });
    const answer = site.hold(/\.js$/);
    // Only Chromium reports layout shifts.
    const shifts = inject('engine') === 'chromium';
    if (shifts) await watchShifts(page);
    await startReload(page);
    await page.waitForSelector('h1');
    expect(await closeOf(page).isVisible()).toBe(false);
    answer();
    await ready(page);
    expect(await closeOf(page).isVisible()).toBe(false);
    if (shifts) expect(await shiftsOf(page)).toEqual([]);
  });

  test('another announcement is shown again to readers who closed the last one', async () => {
    const page = await openReady(site, '/');
    await closeOf(page).click();
    await store(page, site, 'announcement.id', 'an-earlier-one');
    await reload(page);
    await closeOf(page).waitFor();
    await expect.poll(() => storedValue(page, site, 'announcement.dismissed')).toBe('false');
  });

  test('closing it also closes it in other tabs', async () => {
    const page = await site.open('/');
    const other = (await page.context().newPage()) as OpenPage;
    await other.goto(`${site.url}/concepts/fees`);
    await ready(page);
    await ready(other);
    await closeOf(page).click();
    await closeOf(other).waitFor({ state: 'hidden' });
  });
});
