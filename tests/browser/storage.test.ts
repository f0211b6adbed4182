import { expect, test } from 'vitest';
import { errorsOf, inWindow } from './open-page';
import { toTop } from './reading';
import { casesOf, ready, servedSite, type OpenPage } from './site';

const site = servedSite();

/** Ways in which a browser can refuse storage, as code that runs before the page's own scripts. */
const refusals = casesOf({
  few: [
    [
      'setItem throws',
      `Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };`,
    ],
    [
      'there is no storage',
      `Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } });`,
    ],
  ],
  more: [
    [
      'getItem throws',
      `Storage.prototype.getItem = () => { throw new DOMException('no', 'SecurityError'); };`,
    ],
    ['storage is null', `Object.defineProperty(window, 'localStorage', { value: null });`],
  ],
});

const warnings = (page: OpenPage) => page.said.filter(({ text }) => /storage/i.test(text));

test.each(refusals)(
  'if %s, one warning is given for the whole visit, and everything works',
  async (_, refusal) => {
    const page = await site.open('', inWindow(1440));
    await page.addInitScript(refusal);
    await page.goto(`${site.url}/sdk/v3/overview`);
    await ready(page);
    const close = page.getByRole('button', { name: 'Close', exact: true });
    await close.click();
    await close.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: /^Colour mode/ }).click();
    await page.waitForSelector('html[data-theme="light"]');
    await page.getByRole('tab', { name: 'pnpm' }).first().click();
    await page.getByText('pnpm add').first().waitFor();
    await toTop(page);
    await page.getByRole('banner').getByRole('link', { name: 'Concepts' }).click();
    await page.getByRole('heading', { level: 1, name: 'What Is Isobar?' }).waitFor();
    await page.getByRole('button', { name: /^Colour mode/ }).click();
    await page.getByRole('button', { name: 'Colour mode: dark' }).waitFor();
    await expect
      .poll(() => warnings(page).map(({ text }) => text))
      .toEqual([expect.stringMatching(/embedded frame.*private window.*strict privacy/)]);
    expect(errorsOf(page)).toEqual([]);
  },
);
