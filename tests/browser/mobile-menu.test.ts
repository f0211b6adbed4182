import { afterEach, describe, expect, test } from 'vitest';
import { ready, servedSite, type OpenPage } from './site';

const site = servedSite();
afterEach(() => site.closeAll());

const FEES = '/concepts/protocol/fees';
const phone = { viewport: { width: 390, height: 844 } };

const menuOf = (page: OpenPage) => page.getByRole('dialog', { name: 'Navigation' });
const toggleOf = (page: OpenPage) => page.getByRole('button', { name: 'Toggle navigation bar' });
const isToggleExpanded = (page: OpenPage) => toggleOf(page).getAttribute('aria-expanded');

async function open(page: OpenPage): Promise<void> {
  await ready(page);
  await toggleOf(page).click();
  await menuOf(page).waitFor();
}

async function openMenu(path = FEES, options = phone): Promise<OpenPage> {
  const page = await site.open(path, options);
  await open(page);
  return page;
}

/** The home page, then a doc with its menu open: two entries in the history, and the menu's. */
async function openAfterHome(): Promise<OpenPage> {
  const page = await site.open('/', phone);
  await page.addInitScript(() => {
    Object.assign(window, { steps: 0 });
    const count = () => ((window as unknown as { steps: number }).steps += 1);
    window.addEventListener('popstate', count, { capture: true });
  });
  await page.goto(site.url + FEES);
  await open(page);
  return page;
}

/** The browser's own Back and Forward. A page kept by the browser need not load again. */
const back = (page: OpenPage) => page.evaluate(() => void setTimeout(() => history.back()));
const forward = (page: OpenPage) => page.evaluate(() => void setTimeout(() => history.forward()));

const at = (page: OpenPage, path: string) =>
  expect
    .poll(() => page.evaluate(() => location.href.replace(/\/$/, '')).catch(() => 'between pages'))
    .toBe((site.url + path).replace(/\/$/, ''));

/** Until the history stands at the page's own entry, and everybody has been told. */
const settled = (page: OpenPage) =>
  expect
    .poll(() =>
      page.evaluate(() => [
        JSON.stringify(history.state).includes('menu'),
        (window as unknown as { steps: number }).steps,
      ]),
    )
    .toEqual([false, 1]);

const title = (page: OpenPage, name: string) =>
  page.getByRole('heading', { level: 1, name }).waitFor();

/** Nothing of the menu is left: no dialog for anybody, its button says so and has focus, the page scrolls. */
async function expectClosed(page: OpenPage): Promise<void> {
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  expect(await page.locator('[aria-modal]').count()).toBe(0);
  expect(await isToggleExpanded(page)).toBe('false');
}

const focusIsInside = (page: OpenPage) =>
  menuOf(page).evaluate(
    (menu) => document.activeElement !== menu && menu.contains(document.activeElement),
  );
const focusIsOn = (page: OpenPage, name: string) =>
  page
    .getByRole('button', { name })
    .evaluate((button) => document.activeElement === button)
    .catch(() => false);

describe('mobile menu at 390 px', () => {
  test('opens as a modal dialog that has focus, and its button says so', async () => {
    const page = await openMenu();
    expect(await menuOf(page).getAttribute('aria-modal')).toBe('true');
    expect(await page.getByRole('dialog').count()).toBe(1);
    expect(await isToggleExpanded(page)).toBe('true');
    expect(await focusIsOn(page, 'Close navigation bar')).toBe(true);
  });

  test('keeps the page behind it where it is', async () => {
    const page = await openMenu();
    await page.mouse.move(358, 400);
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(500);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.keyboard.press('Escape');
    await expectClosed(page);
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  });

  test('keeps focus inside, forwards all the way round, and backwards', async () => {
    const page = await openMenu();
    let presses = 0;
    do {
      await page.keyboard.press('Tab');
      presses += 1;
      expect(await focusIsInside(page), `after ${presses} presses`).toBe(true);
    } while (!(await focusIsOn(page, 'Close navigation bar')) && presses < 100);
    expect(presses).toBeGreaterThan(8);
    expect(presses).toBeLessThan(100);
    for (let press = 0; press < 4; press += 1) {
      await page.keyboard.press('Shift+Tab');
      expect(await focusIsInside(page)).toBe(true);
      expect(await focusIsOn(page, 'Close navigation bar')).toBe(false);
    }
  });

  const waysOut: [string, (page: OpenPage) => Promise<unknown>][] = [
    ['Escape', (page) => page.keyboard.press('Escape')],
    [
      'its close button',
      (page) => page.getByRole('button', { name: 'Close navigation bar' }).click(),
    ],
    ['Back', back],
    ['the backdrop', (page) => page.mouse.click(358, 400)],
  ];

  test.each(waysOut)(
    '%s closes it and stays on the page, focus on its button',
    async (_, leave) => {
      const page = await openMenu();
      await leave(page);
      await expectClosed(page);
      expect(page.url()).toBe(site.url + FEES);
      expect(await focusIsOn(page, 'Toggle navigation bar')).toBe(true);
    },
  );

  test.each(waysOut)('closed by %s, Back leaves the page at the first press', async (_, leave) => {
    const page = await openAfterHome();
    await leave(page);
    await expectClosed(page);
    await settled(page);
    await back(page);
    await at(page, '/');
  });

  test('closed by Back, it is not met again by Forward', async () => {
    const page = await openAfterHome();
    await back(page);
    await expectClosed(page);
    await forward(page);
    await page.waitForTimeout(300);
    await expectClosed(page);
    await back(page);
    await at(page, '/');
  });

  test('a reload closes it, and Back leaves the page at the first press', async () => {
    const page = await openAfterHome();
    await page.evaluate(() => {
      Object.assign(window, { old: true });
      setTimeout(() => location.reload());
    });
    await page.waitForFunction(() => !('old' in window));
    await ready(page);
    await expectClosed(page);
    await settled(page);
    await back(page);
    await at(page, '/');
  });

  test('turning to a wide screen closes it: the sidebar is no dialog', async () => {
    const page = await openMenu();
    await page.setViewportSize({ width: 1200, height: 844 });
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    expect(await page.locator('[aria-modal]').count()).toBe(0);
    expect(await page.getByRole('navigation', { name: 'Docs' }).isVisible()).toBe(true);
    await page.setViewportSize(phone.viewport);
    await expectClosed(page);
  });

  test('choosing a page goes there, closes it, and one Back returns, the next one leaves', async () => {
    const page = await openAfterHome();
    await menuOf(page).getByRole('link', { name: 'Oracle' }).click();
    await title(page, 'Oracle');
    await expectClosed(page);
    await at(page, '/concepts/protocol/oracle');
    await back(page);
    await title(page, 'Fees');
    await at(page, FEES);
    await expectClosed(page);
    await back(page);
    await at(page, '/');
  });

  test('choosing the page that the reader is on closes it', async () => {
    const page = await openMenu();
    await menuOf(page).getByRole('link', { name: 'Fees', exact: true }).click();
    await expectClosed(page);
    expect(page.url()).toBe(site.url + FEES);
  });
});

describe.each([390, 996])('the menu at %i px', (width) => {
  const narrow = { viewport: { width, height: 844 } };

  test('names the version and offers the language', async () => {
    const page = await openMenu('/sdk/v3/overview', narrow);
    const menu = menuOf(page);
    expect(await menu.getByText('Version: Next').isVisible()).toBe(true);
    expect(await menu.getByRole('button', { name: 'English', exact: true }).isVisible()).toBe(
      false,
    );
    await menu.getByText('Language: English').click();
    expect(await menu.getByRole('button', { name: 'English', exact: true }).isVisible()).toBe(true);
    expect(await page.getByRole('banner').getByText('Language:').isVisible()).toBe(false);
  });

  test('offers versions where the page has none, and one Back returns from the choice', async () => {
    const page = await openMenu('/', narrow);
    await menuOf(page).getByText('Version: Next').click();
    await menuOf(page).getByRole('link', { name: 'SDKs: Next' }).click();
    await at(page, '/sdk/v3/overview');
    await expectClosed(page);
    await back(page);
    await at(page, '/');
  });
});
