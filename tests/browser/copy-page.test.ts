import { afterEach, expect, test } from 'vitest';
import { clipboard, copied } from './sample-block';
import { servedSite } from './site';

const site = servedSite();
afterEach(async () => {
  site.recover();
  await site.closeAll();
});

const PAGE = '/concepts/protocol/fees';

test('"Copy page" fetches the page as Markdown when it is pressed, copies it and says so', async () => {
  const page = await site.open(PAGE, clipboard);
  const before = site.requests.filter((path) => path.endsWith('.md'));
  expect(before).toEqual([]);
  const button = page.getByRole('button', { name: 'Copy page' });
  await Promise.all([
    page.getByRole('button', { name: 'Copied', exact: true }).waitFor(),
    page.getByRole('status').filter({ hasText: 'Copied' }).waitFor({ state: 'attached' }),
    button.click(),
  ]);
  const text = await copied(page);
  expect(text).toMatch(/^# Fees\n/);
  expect(text).toContain('| Tier | Fee value |');
  await button.waitFor();
  expect(page.said).toEqual([]);
});

test('what does not come is said on the button and to screen readers, and the next press tries again', async () => {
  const page = await site.open(PAGE, clipboard);
  site.faults.push({ match: /\.md$/, status: 500 });
  const button = page.getByRole('button', { name: 'Copy page' });
  await Promise.all([
    page.getByRole('button', { name: 'Failed', exact: true }).waitFor(),
    page.getByRole('status').filter({ hasText: 'Failed' }).waitFor({ state: 'attached' }),
    button.click(),
  ]);
  site.recover();
  await button.waitFor();
  await Promise.all([
    page.getByRole('button', { name: 'Copied', exact: true }).waitFor(),
    button.click(),
  ]);
  expect(await copied(page)).toMatch(/^# Fees\n/);
});

test('"View as Markdown" leads to the file, by keyboard too, after navigation in the page', async () => {
  const page = await site.open(PAGE, { viewport: { width: 320, height: 700 } });
  const link = page.getByRole('link', { name: 'View as Markdown' });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await link.focus();
  await Promise.all([page.waitForURL(/\/fees\.md$/), page.keyboard.press('Enter')]);
  expect(await page.locator('body').innerText()).toMatch(/^# Fees/);
});

test('without script there is no button that does nothing', async () => {
  const page = await site.open(PAGE, { javaScriptEnabled: false });
  expect(await page.getByRole('button', { name: 'Copy page' }).count()).toBe(0);
  expect(await page.getByRole('link', { name: 'View as Markdown' }).isVisible()).toBe(true);
});
