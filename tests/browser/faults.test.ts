import { describe, expect, test } from 'vitest';
import { isMarked, mark, openReady } from './open-page';
import { asked, follow } from './reading';
import { casesOf, ready, servedSite, settled, type OpenPage } from './site';

const site = servedSite();

const FEES = '/concepts/protocol/fees';
/** A page with a tool that works only once the app has loaded. */
const ERROR_CODES = '/contracts/v3/reference/error-codes';
const ORACLE = '/concepts/protocol/oracle';

const box = (page: OpenPage) => page.getByRole('alert').filter({ hasText: 'could not be loaded' });
const warnings = (page: OpenPage) => page.said.filter(({ type }) => type === 'warning');

describe('faults', () => {
  test('a page whose data fails on navigation is loaded as a document, with one warning that says why', async () => {
    const page = await site.open('/');
    await page.goto(`${site.url}${FEES}`);
    await ready(page);
    site.faults = [{ match: /page-data\/concepts\/protocol\/oracle\//, status: 503 }];
    await mark(page);
    await page.evaluate(() => {
      const link = document.querySelector<HTMLAnchorElement>('[data-sidebar] a[href$="/oracle"]');
      if (link) link.href += '?a=1#next';
      link?.click();
    });
    await page.waitForURL(`**${ORACLE}?a=1#next`);
    await ready(page);
    expect(await isMarked(page)).toBe(false);
    await expect.poll(() => warnings(page)).toHaveLength(1);
    expect(warnings(page)[0]?.text).toContain(ORACLE);
    expect(await page.textContent('h1')).toBe('Oracle');
  });

  const missing = casesOf<[what: string, match: RegExp]>({
    few: [
      ['the page data', /page-data\//],
      ['its code', /component---src-templates-doc/],
    ],
    more: [['its data', /page-data\/sq\//]],
  });

  test.each(missing)(
    'a page with a tool reports that it does not work without %s, and is readable; Retry works without a reload',
    async (_, match) => {
      site.faults = [{ match, status: 503 }];
      const page = await site.open(ERROR_CODES);
      await page.mouse.move(300, 300);
      await box(page).waitFor();
      expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
      expect(await page.getByText('What does this revert mean?').isVisible()).toBe(true);
      // Only the tool is missing, so the box must report only a part of the page.
      const head = box(page).getByRole('heading', {
        name: 'Part of this page could not be loaded',
      });
      expect(await head.isVisible()).toBe(true);
      await mark(page);
      const requests = () => site.requests.filter((url) => match.test(url)).length;
      const before = requests();
      await page.getByRole('button', { name: 'Retry' }).click();
      // Waits for a new request. The box disappears only briefly, so the test can't wait for that.
      await expect.poll(requests).toBeGreaterThan(before);
      await box(page).waitFor();
      site.recover();
      await page.getByRole('button', { name: 'Retry' }).click();
      await ready(page);
      await box(page).waitFor({ state: 'hidden' });
      expect(await isMarked(page)).toBe(true);
    },
  );

  test('going offline shows the box instead of a white page, and Retry continues to the target', async () => {
    const page = await openReady(site, FEES);
    await page.context().setOffline(true);
    await follow(page, 'Glossary');
    await box(page).waitFor();
    expect(await box(page).textContent()).toContain('no network connection');
    expect(page.url()).toBe(site.url + FEES);
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.waitForURL('**/concepts/glossary');
    await page.getByRole('heading', { level: 1, name: 'Glossary' }).waitFor();
    expect(await box(page).isVisible()).toBe(false);
  });

  test('a figure whose script fails stays as it was rendered, and works once the script loads', async () => {
    const page = await openReady(site, '/concepts/protocol/concentrated-liquidity');
    await asked(page);
    site.recover();
    site.faults = [{ match: /\.js$/, status: 503 }];
    await page.locator('[data-component="RangePosition"]').scrollIntoViewIfNeeded();
    await expect.poll(() => site.requests.some((url) => url.endsWith('.js'))).toBe(true);
    await settled(page);
    expect(await page.getByText('This page crashed').count()).toBe(0);
    expect(await page.isVisible('[data-component="RangePosition"] svg')).toBe(true);
    site.recover();
    const slider = page
      .locator(
        '[data-component="RangePosition"] [role=slider], [data-component="RangePosition"] input',
      )
      .first();
    await slider.waitFor();
    await expect
      .poll(
        async () => {
          await slider.focus();
          await page.keyboard.press('ArrowRight');
          // Read in the page, because in Firefox the driver learns of a replaced URL late.
          return page.evaluate(() => location.search);
        },
        // Polls once a second, because the figure writes its state only after the slider has stopped.
        { interval: 1_000 },
      )
      .not.toBe('');
  });
});
