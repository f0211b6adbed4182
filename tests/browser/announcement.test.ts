import { describe, expect, inject, test } from 'vitest';
import { ready, servedSite, shiftsOf, watchShifts, type OpenPage } from './site';

const site = servedSite();

const closeOf = (page: OpenPage) => page.getByRole('button', { name: 'Close', exact: true });

/** Firefox calls a reload that the page is ready for a failed navigation. */
async function reload(page: OpenPage): Promise<void> {
  await page.evaluate(() => {
    Object.assign(window, { old: true });
    setTimeout(() => location.reload());
  });
  await page.waitForFunction(() => !('old' in window) && document.querySelector('h1'));
}

describe('announcement bar', () => {
  test('once closed it is gone after a reload, with no flash and no shift', async () => {
    const page = await site.open('/concepts/overview');
    await ready(page);
    await closeOf(page).click();
    await closeOf(page).waitFor({ state: 'hidden' });
    const answer = site.hold(/\.js$/);
    // Only Chromium tells of shifts.
    const shifts = inject('engine') === 'chromium';
    if (shifts) await watchShifts(page);
    await reload(page);
    expect(await closeOf(page).isVisible()).toBe(false);
    answer();
    await ready(page);
    expect(await closeOf(page).isVisible()).toBe(false);
    if (shifts) expect(await shiftsOf(page)).toEqual([]);
  });

  test('another announcement shows again to those who closed the last', async () => {
    const page = await site.open('/');
    await ready(page);
    await closeOf(page).click();
    await page.evaluate(() => localStorage.setItem('announcement.id', 'an-earlier-one'));
    await reload(page);
    await ready(page);
    await closeOf(page).waitFor();
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('announcement.dismissed')))
      .toBe('false');
  });

  test('closing it closes it in other tabs', async () => {
    const page = await site.open('/');
    const other = (await page.context().newPage()) as OpenPage;
    await other.goto(`${site.url}/concepts/fees`);
    await ready(page);
    await ready(other);
    await closeOf(page).click();
    await closeOf(other).waitFor({ state: 'hidden' });
  });
});
