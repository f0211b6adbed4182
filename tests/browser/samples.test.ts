import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { drawn, ready, servedSite } from './site';

const site = servedSite();
afterEach(() => site.closeAll());

const TRADING = '/sdk/v3/guides/trading';
const SWAPS = '/contracts/v3/guides/swaps/single-swaps';
const clipboard = { permissions: ['clipboard-read', 'clipboard-write'] };

/** The block that holds a line of code. */
const block = (page: Page, code: string) =>
  page
    .getByRole('figure')
    .filter({ has: page.getByRole('group', { name: /^Code: / }).filter({ hasText: code }) })
    .first();

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

describe('the imports of a block', () => {
  const open = async (options = {}) => {
    const page = await site.open(TRADING, options);
    await ready(page);
    const execute = block(page, 'export async function executeTrade');
    return { page, execute, summary: execute.getByText('Imports: ') };
  };

  test('are named in one line, which opens them by mouse and moves nothing above it', async () => {
    const { page, execute, summary } = await open();
    expect(await summary.textContent()).toBe(
      'Imports: @uniswap/sdk-core, @uniswap/v3-sdk, ethers, ./config.ts, ./sending.ts',
    );
    const line = execute.getByText("import { SwapRouter, Trade } from '@uniswap/v3-sdk';");
    expect(await line.isVisible()).toBe(false);
    await summary.scrollIntoViewIfNeeded();
    const top = (await execute.boundingBox())?.y;
    await summary.click();
    await drawn(page);
    expect(await line.isVisible()).toBe(true);
    expect((await execute.boundingBox())?.y).toBe(top);
  });

  test('open by keyboard, with one stop of the Tab key between the buttons and the code', async () => {
    const { page, execute } = await open({ viewport: { width: 390, height: 844 } });
    await execute.getByRole('button', { name: 'Copy' }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await drawn(page);
    expect(await execute.getByText("from '@uniswap/v3-sdk';").isVisible()).toBe(true);
    await page.keyboard.press('Tab');
    for (const file of ['./config.ts', './sending.ts']) {
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(file);
      await page.keyboard.press('Tab');
    }
    expect(await page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Code: trading.ts');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  test('are copied with the code, which Copy says without moving what is beside it', async () => {
    const { page, execute } = await open(clipboard);
    const copy = execute.getByRole('button', { name: 'Copy' });
    // Hidden for the second, in its place.
    const wrap = await execute.getByRole('button', { name: 'Wrap' }).elementHandle();
    await copy.scrollIntoViewIfNeeded();
    const box = [await copy.boundingBox(), await wrap.boundingBox()];
    const said = execute.getByRole('button', { name: 'Copied with imports', exact: true });
    await Promise.all([
      copy.click(),
      said.waitFor(),
      page.getByRole('status').filter({ hasText: 'Copied with imports' }).waitFor({
        state: 'attached',
      }),
    ]);
    expect([await said.boundingBox(), await wrap.boundingBox()]).toEqual(box);
    const text = await copied(page);
    expect(text).toMatch(
      /^import \{ type Currency, Percent, TradeType \} from '@uniswap\/sdk-core';\n/,
    );
    expect(text).toMatch(/from '\.\/sending\.ts';\n\n\/\*\* Sends the trade to the router\./);
    expect(text).toMatch(/export async function executeTrade\([\s\S]*\n\}$/);
    await copy.waitFor();
  });

  test('open without script', async () => {
    const page = await site.open(TRADING, { javaScriptEnabled: false });
    const execute = block(page, 'export async function executeTrade');
    await execute.getByText('Imports: ').click();
    expect(await execute.getByText("from '@uniswap/v3-sdk';").isVisible()).toBe(true);
  });

  test('of a block that shows its own are not said to be copied', async () => {
    const { page } = await open(clipboard);
    const main = block(page, 'const signer = connect(RPC_URL, PRIVATE_KEY)');
    await main.getByRole('button', { name: 'Copy' }).click();
    await main.getByRole('button', { name: 'Copied', exact: true }).waitFor();
    expect(await copied(page)).toMatch(/^\/\/ SPDX-License-Identifier: MIT\nimport /);
  });
});

test('the copy of a part of a contract is a whole file', async () => {
  const page = await site.open(SWAPS, clipboard);
  await ready(page);
  const exact = block(page, 'function buyExactWeth');
  await exact.getByRole('button', { name: 'Copy' }).click();
  await exact.getByRole('button', { name: 'Copied as a whole file', exact: true }).waitFor();
  const text = await copied(page);
  expect(text).toMatch(
    /^\/\/ SPDX-License-Identifier: GPL-2\.0-or-later\npragma solidity =0\.7\.6;/,
  );
  expect(text).toMatch(/\n {4}\}\n\n {4}\/\/\/ @notice Buys exactly/);
  expect(text).toMatch(/\n {4}\}\n\}$/);
  expect(text).not.toContain('sellExactDai');
});

describe('the whole file of a block', () => {
  const open = async (options = {}) => {
    const page = await site.open(TRADING, options);
    await ready(page);
    const link = block(page, 'export async function executeTrade').getByRole('link', {
      name: 'Whole file',
    });
    return { page, link, dialog: page.getByRole('dialog', { name: 'sdk/v3/trading.ts' }) };
  };
  const ROUTE = 'export async function buildTrade';

  test('opens on the page, can be copied, and Escape gives focus back', async () => {
    const { page, link, dialog } = await open(clipboard);
    await link.press('Enter');
    await dialog.getByText(ROUTE).waitFor();
    await dialog.getByRole('button', { name: 'Copy' }).click();
    await dialog.getByRole('button', { name: 'Copied', exact: true }).waitFor();
    const text = await copied(page);
    expect(text).toMatch(/^\/\/ SPDX-License-Identifier: MIT\nimport \{\n {2}type Currency,/);
    expect(text).toContain(ROUTE);
    expect(text).not.toContain('#region');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(page.url()).toBe(site.url + TRADING);
  });

  test('leads to the files that it imports, and Close leaves', async () => {
    const { page, link, dialog } = await open();
    await link.click();
    await dialog.getByRole('link', { name: './config.ts' }).click();
    const config = page.getByRole('dialog', { name: 'sdk/v3/config.ts' });
    await config.getByText('export const SWAP_ROUTER').waitFor();
    await config.getByRole('button', { name: 'Close' }).click();
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('opens from the imports of a block that take names from it', async () => {
    const { page } = await open();
    const execute = block(page, 'export async function executeTrade');
    await execute.getByText('Imports: ').click();
    await execute.getByRole('link', { name: './config.ts' }).click();
    await page.getByRole('dialog').getByText('export const SWAP_ROUTER').waitFor();
  });

  test('that cannot be fetched says so, leads to the text, and comes on another try', async () => {
    const { page, link, dialog } = await open();
    site.faults = [{ match: /trading\.ts\.txt/, drop: true }];
    await link.click();
    await dialog.getByRole('alert').getByText('sdk/v3/trading.ts could not be loaded').waitFor();
    expect(
      await dialog.getByRole('link', { name: 'Open as plain text' }).getAttribute('href'),
    ).toBe(`${site.url}/samples/sdk/v3/trading.ts.txt`);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    site.recover();
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await dialog.getByText(ROUTE).waitFor();
  });

  test('whose code does not come says so, and the next press leads to the text', async () => {
    const { page, link } = await open();
    site.faults = [{ match: /\.js$/, drop: true }];
    await link.click();
    await page.getByRole('alert').getByText('did not load').waitFor();
    await link.click();
    await page.waitForURL(`${site.url}/samples/sdk/v3/trading.ts.txt`);
  });

  test('is plain text without script', async () => {
    const page = await site.open(TRADING, { javaScriptEnabled: false });
    const execute = block(page, 'export async function executeTrade');
    const [answer] = await Promise.all([
      page.waitForResponse(/trading\.ts\.txt$/),
      execute.getByRole('link', { name: 'Whole file' }).click(),
    ]);
    expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8');
    expect(await page.getByText(ROUTE).count()).toBe(1);
  });

  test.each([
    ['dark', 1440],
    ['light', 1440],
    ['dark', 390],
    ['light', 390],
  ] as const)(
    'and the open imports have nothing for axe to find: %s, %d px',
    async (mode, width) => {
      const { page, link, dialog } = await open({
        colorScheme: mode,
        viewport: { width, height: 844 },
      });
      await block(page, 'export async function executeTrade').getByText('Imports: ').click();
      await drawn(page);
      const folded = await new AxeBuilder({ page }).analyze();
      expect(folded.violations.map(({ id }) => id)).toEqual([]);
      await link.click();
      await dialog.getByText(ROUTE).waitFor();
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id }) => id)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        width,
      );
    },
  );
});
