import { expect, test } from 'vitest';
import { leftEdges } from './measures';
import { inWindow, openReady } from './open-page';
import { casesOf, servedSite } from './site';

const site = servedSite();

const ERRORS = '/contracts/v3/reference/error-codes';
const shown = '[data-api-member]:visible > h4 > code';

test('errors are filtered by code, contract and words, by keyboard, and counted', async () => {
  const page = await openReady(site, ERRORS);
  const status = page.locator('.api-filter [role="status"]');
  const all = await page.locator('[data-api-member]').count();
  expect(await status.textContent()).toBe(`${all} errors`);
  const box = page.getByLabel('Filter errors');
  await box.focus();
  await page.keyboard.type('lok');
  await page.getByText(`of ${all} errors`).waitFor();
  expect(await page.locator(shown).allTextContents()).toContain('LOK');
  expect(await page.locator('#stf').isVisible()).toBe(false);
  await box.fill('v3migrator');
  await page.locator('#lok').waitFor({ state: 'hidden' });
  expect(await page.locator(shown).count()).toBeGreaterThan(0);
  await box.fill('slippage');
  await page.keyboard.press('Escape');
  await page.getByText(`${all} errors`, { exact: true }).waitFor();
  expect(await page.locator('#lok').isVisible()).toBe(true);
});

test('a section without a matching error is hidden with its heading and text, except the one with the filter', async () => {
  const page = await openReady(site, ERRORS);
  const headings = () =>
    page.getByRole('heading', { level: 2, name: /^Errors of/ }).allTextContents();
  const all = await headings();
  expect(all).toHaveLength(3);
  const [core = '', periphery = ''] = all;
  const staker = page.getByText('Package @uniswap/v3-staker');
  const box = page.getByLabel('Filter errors');
  await box.fill('hexstrings');
  await staker.waitFor({ state: 'hidden' });
  expect(await headings()).toEqual([core, periphery]);
  await box.fill('no such error');
  await page.getByText('0 of').waitFor();
  expect(await headings()).toEqual([core]);
  expect(await page.getByText('Package @uniswap/v3-core').isVisible()).toBe(true);
  await page.evaluate(() => (location.hash = '#staker'));
  await staker.waitFor({ state: 'visible' });
  expect(await headings()).toEqual(all);
});

test('the address of an error that the filter hides shows the error', async () => {
  const page = await openReady(site, ERRORS);
  await page.getByLabel('Filter errors').fill('LOK');
  await page.locator('#stf').waitFor({ state: 'hidden' });
  await page.evaluate(() => (location.hash = '#stf'));
  await page.locator('#stf').waitFor({ state: 'visible' });
});

test('the contents mark no heading that the filter hides, and pressing an entry of one clears the filter', async () => {
  const page = await openReady(site, ERRORS, inWindow(1440));
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const hidden = contents.locator('a[href="#v3-periphery-hexstrings"]');
  await hidden.click();
  await expect.poll(() => hidden.getAttribute('aria-current')).toBe('true');
  const box = page.getByLabel('Filter errors');
  await box.fill('lok');
  await page.locator('#v3-periphery-hexstrings').waitFor({ state: 'hidden' });
  const marked = () =>
    contents
      .locator('[aria-current="true"]')
      .evaluateAll((links) =>
        links.map((link) =>
          document.getElementById((link as HTMLAnchorElement).hash.slice(1))?.checkVisibility(),
        ),
      );
  await expect.poll(marked).toEqual([true]);
  // Clicks again, although the page's URL already has this hash.
  await hidden.click();
  const heading = page.locator('#v3-periphery-hexstrings');
  await heading.waitFor({ state: 'visible' });
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(200);
  expect(await box.inputValue()).toBe('');
});

test('code, meaning and fix are next to each other in columns', async () => {
  const page = await site.open(ERRORS, inWindow(1440));
  const columns = [
    ...(await leftEdges(page, '.error-entry > h4')),
    ...(await leftEdges(page, '.error-entry > dl > div:nth-child(1) > dd')),
    ...(await leftEdges(page, '.error-entry > dl > div:nth-child(2) > dd')),
  ];
  expect(columns).toHaveLength(3);
  expect(columns).toEqual([...columns].sort((one, other) => one - other));
});

test.each(casesOf({ few: [390], more: [1440] }))(
  'the decoder leaves no empty space at %i px',
  async (width) => {
    const page = await site.open(ERRORS, { viewport: { width, height: 900 } });
    const gap = await page.locator('#revert-decoder').evaluate((figure) => {
      const boxes = [
        ...figure.querySelectorAll(
          'figcaption, label, textarea, button, p, strong, [data-revert-result]',
        ),
      ]
        .map((element) => element.getBoundingClientRect())
        .filter(({ height }) => height > 0)
        .sort((one, other) => one.top - other.top);
      let bottom = figure.getBoundingClientRect().top;
      let widest = 0;
      for (const box of boxes) {
        widest = Math.max(widest, box.top - bottom);
        bottom = Math.max(bottom, box.bottom);
      }
      return widest;
    });
    expect(gap).toBeLessThan(72);
  },
);
