import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from './axe-findings';
import { openTool } from './figure';
import { asked } from './reading';
import { ready, servedSite } from './site';

const site = servedSite();

const button = (tool: Locator) => tool.getByRole('button', { name: 'Check on-chain' });
const status = (tool: Locator) => tool.getByRole('status').filter({ hasText: /\S/ });
const rows = (tool: Locator) => tool.getByRole('table').last().getByRole('row').allTextContents();

/** Opens a page at one of its figures and runs the figure's on-chain check. */
async function check(component: string, search = '', options = {}) {
  const opened = await openTool(site, component, search, options);
  await button(opened.tool).click();
  return opened;
}

describe('a figure that is checked on-chain', () => {
  test('fetches nothing until the button is pressed; a pool returns the same tick as the price lab, and the table fits at 1440 and 390 px', async () => {
    const { page, tool } = await openTool(site, 'PriceLab');
    await asked(page);
    expect(site.requests.filter((path) => path.includes('/static/run-'))).toEqual([]);
    await button(tool).focus();
    await page.keyboard.press('Enter');
    await tool.getByText('Equal: the contracts compute the same 5 numbers.').waitFor();
    expect(await rows(tool)).toEqual([
      'FigureContractDifference',
      'sqrtPriceX961,771,595,571,142,957,102,961,017,161,607,2601,771,595,571,142,957,102,961,017,161,607,260equal',
      'tick200,311200,311equal',
      'tickSpacing6060equal',
      'tick at the usable price200,340200,340equal',
      'tick one unit below it200,339200,339equal',
    ]);
    await expectAccessible(page, [1440, 390], '#price-lab', async (view) => {
      const wide = await tool.evaluate(
        (element) =>
          [...element.querySelectorAll('.check-result *')].filter(
            (inner) =>
              inner.getBoundingClientRect().right > element.getBoundingClientRect().right + 1,
          ).length,
      );
      expect(wide, view).toBe(0);
    });
    expect(page.said).toEqual([]);
  });

  test("reports a contract's revert and links to its cause", async () => {
    const { page, tool } = await check(
      'PriceLab',
      '?lab=sqrt:1461446703485210103287273052203988822378723970342',
    );
    await tool.getByText('2 of 5 numbers differ.').waitFor();
    await tool.getByRole('row', { name: /^tick 887,272 reverts: R/ }).waitFor();
    await tool.getByRole('link', { name: 'reverts: R' }).first().click();
    await page.waitForURL(/error-codes\?revert=0x08c379a0/);
  });

  test('mints the same amounts with the position manager as the range canvas shows', async () => {
    const { tool } = await check('RangeCanvas');
    await tool.getByText('Equal: the contracts compute the same 3 numbers.').waitFor();
    const [, liquidity] = await rows(tool);
    // The row has the figure's number, then the contract's.
    expect(liquidity).toMatch(/^liquidity([\d,]{15,})\1equal$/);
  });

  test('trades the same amounts with the v1 router as the curve shows, and a change removes the check', async () => {
    const { page, tool } = await check('ConstantProductCurve');
    await tool.getByText('Equal: the contracts compute the same 4 numbers.').waitFor();
    expect((await rows(tool))[2]).toBe(
      'amount out332,665 units of token1332,665 units of token1equal',
    );
    await tool.getByRole('radio', { name: 'token1 in' }).check({ force: true });
    await tool.getByText('The figure has changed since it was checked.').waitFor();
    expect((await rows(tool)).join()).not.toContain('equal');
    await button(tool).click();
    await tool.getByText('Equal: the contracts compute the same 4 numbers.').waitFor();
    expect((await rows(tool))[1]).toContain('units of token1');
    expect(page.said).toEqual([]);
  });

  test('reports that the engine does not load, and runs the check once it does', async () => {
    const { tool } = await openTool(site, 'PriceLab');
    site.faults.push({ match: /\/run-[^/]+\/market\.json$/, status: 500 });
    await button(tool).click();
    await tool.getByText('The contracts did not load.').waitFor();
    site.recover();
    await button(tool).click();
    await expect.poll(() => status(tool).last().textContent()).toMatch(/^Equal/);
  });
});

test('without workers or script, a figure has no such button', async () => {
  const { page, tool } = await openTool(site, 'PriceLab');
  expect(await button(tool).count()).toBe(1);
  await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
  await page.reload();
  await ready(page);
  await tool.scrollIntoViewIfNeeded();
  await expect.poll(() => button(tool).count()).toBe(0);
  expect(page.said).toEqual([]);
  const plain = await site.open(new URL(page.url()).pathname, { javaScriptEnabled: false });
  expect(await plain.getByRole('button', { name: 'Check on-chain' }).count()).toBe(0);
});
