import { describe, expect, test } from 'vitest';
import { openReady } from './open-page';
import { asked } from './reading';
import { dialog, expectFitting } from './run-dialog';
import { servedSite } from './site';

const site = servedSite();

const GAS = '/concepts/protocol/gas';
const FIELD = /cost at a base fee of/;

describe('tables of gas', () => {
  test('show the cost at the base fee that a reader types, with nothing requested before', async () => {
    const page = await openReady(site, GAS);
    const cell = page
      .getByRole('row', { name: /^Swap\s?Router, v3 pool/ })
      .first()
      .getByRole('cell')
      .first();
    expect(await cell.textContent()).toMatch(/^\d+,\d{3}0\.000\d+ ETH$/);
    const first = Number(/0\.\d+/.exec((await cell.textContent()) ?? '')?.[0]);
    const field = page.getByRole('textbox', { name: FIELD }).first();
    await field.focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('20');
    await expect
      .poll(async () => Number(/0\.\d+/.exec((await cell.textContent()) ?? '')?.[0]) / first)
      .toSatisfy((times: number) => Math.abs(times / 20 - 1) < 0.01);
    await field.fill('a lot');
    await page.getByText('“a lot” is not a number.').waitFor();
    expect(page.said).toEqual([]);
  });

  test('run a call by a press: its gas is that of the table, and another can be chosen', async () => {
    const page = await site.open(GAS);
    await asked(page);
    expect(site.requests.filter((path) => path.includes('/static/run-'))).toEqual([]);
    const press = page.getByRole('button', {
      name: 'Run a call and see where its gas goes (swaps in one pool)',
    });
    await press.focus();
    await page.keyboard.press('Enter');
    const figureOf = async (name: RegExp, index: number) =>
      (
        await page.getByRole('row', { name }).first().getByRole('cell').nth(index).textContent()
      )?.match(/^[\d,]+,\d{3}/)?.[0] ?? 'none';
    await dialog(page)
      .getByText(`${await figureOf(/^Uniswap\s?V2\s?Router02/, 0)} gas. The transaction`)
      .waitFor();
    await dialog(page).getByText('UniswapV2Router02.swapExactTokensForTokens').first().waitFor();
    const choice = dialog(page).getByRole('combobox', { name: 'Call' });
    // The first choice is still running when the reader makes the second.
    await choice.selectOption({ index: 1 });
    await choice.selectOption(
      'SwapRouter02, v3 pool, in a multicall with a deadline: Token for ether',
    );
    await dialog(page)
      .getByText(`${await figureOf(/^Swap\s?Router02/, 2)} gas. The transaction`)
      .waitFor();
    await dialog(page).getByText('SwapRouter02.unwrapWETH9').first().waitFor();
    await expectFitting(page, [1440, 390]);
    await page.keyboard.press('Escape');
    await expect.poll(() => dialog(page).count()).toBe(0);
    expect(await press.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(page.said).toEqual([]);
  });

  test('can be run again after the network has failed', async () => {
    const page = await site.open(GAS);
    await page.route('**/gas.json', (route) => route.abort());
    await page
      .getByRole('button', { name: 'Run a call and see where its gas goes (v3 deposits)' })
      .click();
    await dialog(page).getByText('The call could not be run.').waitFor();
    await page.unroute('**/gas.json');
    await dialog(page).getByRole('button', { name: 'Run again' }).click();
    await dialog(page)
      .getByText(/[\d,]+ gas\. The transaction/)
      .waitFor();
    expect(await dialog(page).getByRole('button', { name: 'Run again' }).count()).toBe(0);
  });

  test('without scripts, say the base fee as text, and have neither field nor button', async () => {
    const page = await site.open(GAS, { javaScriptEnabled: false });
    await page.getByText('Gas, and its cost at a base fee of 1 gwei').first().waitFor();
    expect(await page.getByRole('textbox', { name: FIELD }).count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Run a call' }).count()).toBe(0);
  });
});
