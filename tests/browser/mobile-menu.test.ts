import { afterEach, describe, expect, test } from 'vitest';
import { ready, servedSite, type OpenPage } from './site';

const site = servedSite();
afterEach(() => site.closeAll());

async function openMenu(): Promise<OpenPage> {
  const page = await site.open('/concepts/protocol/fees', {
    viewport: { width: 390, height: 844 },
  });
  await ready(page);
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  await page.waitForSelector('html[data-menu="open"]');
  return page;
}

const isOpen = (page: OpenPage) =>
  page.evaluate(() => document.documentElement.dataset.menu === 'open');
const closed = (page: OpenPage) => page.waitForSelector('html:not([data-menu])');

describe('mobile menu at 390 px', () => {
  test('opens as a dialog with the body locked, and its button says so', async () => {
    const page = await openMenu();
    expect(await page.getByRole('dialog').isVisible()).toBe(true);
    expect(await page.getAttribute('[data-menu-toggle]', 'aria-expanded')).toBe('true');
    expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).toBe('hidden');
  });

  test('keeps focus inside, forwards and backwards', async () => {
    const page = await openMenu();
    const inside = () =>
      page.evaluate(
        () => document.querySelector('[data-menu]')?.contains(document.activeElement) ?? false,
      );
    const count = await page.evaluate(
      () => document.querySelectorAll('[data-menu] :is(a[href], button, summary)').length,
    );
    for (let press = 0; press < count + 3; press += 1) {
      await page.keyboard.press('Tab');
      expect(await inside()).toBe(true);
    }
    for (let press = 0; press < 4; press += 1) {
      await page.keyboard.press('Shift+Tab');
      expect(await inside()).toBe(true);
    }
  });

  test.each([
    ['Escape', (page: OpenPage) => page.keyboard.press('Escape')],
    [
      'its close button',
      (page: OpenPage) => page.getByRole('button', { name: 'Close navigation bar' }).click(),
    ],
    ['Back', (page: OpenPage) => page.goBack()],
    ['the backdrop', (page: OpenPage) => page.mouse.click(380, 400)],
  ])('%s closes it and stays on the page', async (_, close) => {
    const page = await openMenu();
    await close(page);
    await closed(page);
    expect(new URL(page.url()).pathname).toBe('/concepts/protocol/fees');
    expect(await page.getAttribute('[data-menu-toggle]', 'aria-expanded')).toBe('false');
    expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).not.toBe('hidden');
  });

  test('after Escape, Back leaves the page as if the menu had never been open', async () => {
    const page = await site.open('/', { viewport: { width: 390, height: 844 } });
    await page.goto(`${site.url}/concepts/protocol/fees`);
    await ready(page);
    await page.click('[data-menu-toggle]');
    await page.keyboard.press('Escape');
    await closed(page);
    await page.waitForTimeout(100);
    await page.goBack();
    expect(new URL(page.url()).pathname).toBe('/');
  });

  test('turning to a wide screen closes it', async () => {
    const page = await openMenu();
    await page.setViewportSize({ width: 1200, height: 844 });
    await closed(page);
    expect(await page.isVisible('[data-sidebar]')).toBe(true);
  });

  test('choosing a page goes there and closes it', async () => {
    const page = await openMenu();
    await page.click('[data-menu] a[href="/concepts/protocol/oracle"]');
    await page.waitForURL('**/concepts/protocol/oracle');
    await closed(page);
    expect(await isOpen(page)).toBe(false);
    expect(await page.evaluate(() => document.body.style.overflow)).toBe('');
  });
});
