import { expect, test } from 'vitest';
import { hasFocus } from './open-page';
import { asked } from './reading';
import { again, dialog, runAgain, runIt, runOf, SWAPS } from './run-dialog';
import { servedSite } from './site';

const site = servedSite();

const CALL = 'run=v3/single-swap.sol~exact-input';

test('an open call is in the address with the typed values, and is removed when it closes', async () => {
  const page = await site.open(`${SWAPS}?other=a+b`);
  const entries = await page.evaluate(() => window.history.length);
  await runIt(page, 'function sellExactDai(');
  await expect.poll(() => new URL(page.url()).search).toBe(`?other=a+b&${CALL}`);
  await dialog(page).getByLabel('amountIn').fill('1,500');
  await expect
    .poll(() => new URL(page.url()).search)
    .toBe(`?other=a+b&${CALL}&run.amountIn=1%2C500`);
  await dialog(page).getByRole('button', { name: 'Reset the chain' }).click();
  await expect.poll(() => new URL(page.url()).search).toBe(`?other=a+b&${CALL}`);
  await page.keyboard.press('Escape');
  await expect.poll(() => new URL(page.url()).search).toBe('?other=a+b');
  expect(await page.evaluate(() => window.history.length)).toBe(entries);
  expect(page.said).toEqual([]);
});

test('an address opens its call with its values immediately, but runs it only when the reader presses Run', async () => {
  const page = await site.open(`${SWAPS}?${CALL}&run.amountIn=1000&run.amountOutMinimum=0.4`);
  await dialog(page).getByText('Nothing has run yet.').waitFor();
  expect(await dialog(page).getByLabel('amountIn').inputValue()).toBe('1000');
  expect(site.requests.filter((path) => path.includes('market.json'))).toEqual([]);
  await runAgain(page);
  await dialog(page).getByText('−1000 DAI').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => new URL(page.url()).search).toBe('');
  const button = runOf(page, 'function sellExactDai(');
  expect(await hasFocus(button)).toBe(true);
});

test('a value in an address is text, and is parsed as a number or rejected', async () => {
  const evil = encodeURIComponent('<img src=x onerror=alert(1)>');
  const page = await site.open(`${SWAPS}?${CALL}&run.amountIn=${evil}&run.__proto__=1&run.x=2`);
  await dialog(page).getByText('Nothing has run yet.').waitFor();
  await again(page).click();
  await dialog(page).getByText('Write a number, such as 0.5.').waitFor();
  expect(await dialog(page).getByLabel('amountIn').inputValue()).toBe(
    '<img src=x onerror=alert(1)>',
  );
  expect(await dialog(page).getByRole('img').count()).toBe(0);
});

test('an address of a call that is not on the page opens nothing', async () => {
  const page = await site.open(`${SWAPS}?run=v3/none.sol~exact-input%22%5D`);
  await page.mouse.move(200, 200);
  await asked(page);
  expect(await dialog(page).count()).toBe(0);
  await runIt(page, 'function sellExactDai(');
  expect(page.said).toEqual([]);
});

test('the copied link opens the same call', async () => {
  const permissions = ['clipboard-read', 'clipboard-write'];
  const page = await site.open(SWAPS, { permissions });
  await runIt(page, 'function sellExactDai(');
  await dialog(page).getByLabel('amountIn').fill('777');
  await dialog(page).getByRole('button', { name: 'Copy link' }).click();
  await dialog(page).getByText('Link copied.').waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(`${site.url}${SWAPS}?${CALL}&run.amountIn=777`);
});
