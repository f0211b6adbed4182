import { describe, expect, test } from 'vitest';
import { openReady } from './open-page';
import { block, clipboard, copied, TRADING } from './sample-block';
import { servedSite, settled } from './site';

const site = servedSite();

const SWAPS = '/contracts/v3/guides/swaps/single-swaps';

describe('the imports of a block', () => {
  const open = async (options = {}) => {
    const page = await openReady(site, TRADING, options);
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
    await settled(page);
    expect(await line.isVisible()).toBe(true);
    expect((await execute.boundingBox())?.y).toBe(top);
  });

  test('open by keyboard, with one tab stop for each file, and none for code that wraps', async () => {
    const { page, execute } = await open({ viewport: { width: 390, height: 844 } });
    await execute.getByRole('button', { name: 'Copy' }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await settled(page);
    expect(await execute.getByText("from '@uniswap/v3-sdk';").isVisible()).toBe(true);
    await page.keyboard.press('Tab');
    for (const file of ['./config.ts', './sending.ts']) {
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(file);
      await page.keyboard.press('Tab');
    }
    // Code wraps on a phone, so it doesn't scroll and isn't a tab stop.
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Whole file');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  test('are copied with the code, which Copy shows without moving its neighbors', async () => {
    const { page, execute } = await open(clipboard);
    const copy = execute.getByRole('button', { name: 'Copy' });
    // "Copied" is shown for a second. Meanwhile "Wrap" is hidden but keeps its space.
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

  test('are not part of the copy of a block that shows its own imports', async () => {
    const { page } = await open(clipboard);
    const main = block(page, 'const signer = connect(RPC_URL, PRIVATE_KEY)');
    await main.getByRole('button', { name: 'Copy' }).click();
    await main.getByRole('button', { name: 'Copied', exact: true }).waitFor();
    expect(await copied(page)).toMatch(/^\/\/ SPDX-License-Identifier: MIT\nimport /);
  });
});

test('the copy of a part of a contract is a whole file', async () => {
  const page = await openReady(site, SWAPS, clipboard);
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
