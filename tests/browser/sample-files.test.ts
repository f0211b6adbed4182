import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { sticksOut } from '../sticks-out';
import { axeFindings, expectAccessible } from './axe-findings';
import { hasFocus, openReady } from './open-page';
import { block, clipboard, copied, TRADING } from './sample-block';
import { servedSite } from './site';

const site = servedSite();

describe('the whole file of a block', () => {
  const open = async (options = {}) => {
    const page = await openReady(site, TRADING, options);
    const link = block(page, 'export async function executeTrade').getByRole('link', {
      name: 'Whole file',
    });
    return { page, link, dialog: page.getByRole('dialog', { name: 'sdk/v3/trading.ts' }) };
  };
  const ROUTE = 'export async function buildTrade';

  test('opens on the page, can be copied, and Escape returns focus', async () => {
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
    expect(await hasFocus(link)).toBe(true);
    expect(page.url()).toBe(site.url + TRADING);
  });

  test('has the same colors as its block, or none if only its text loads', async () => {
    const { page, link, dialog } = await open();
    /** Returns the color of each letter of each line. */
    const coloursOf = (code: Locator) =>
      code.evaluate((pre) => {
        const found: Record<string, string[]> = {};
        for (const line of pre.querySelectorAll('.line')) {
          const texts = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
          const colours = (found[line.textContent.trim()] = [] as string[]);
          while (texts.nextNode()) {
            const { textContent: text, parentElement: holder } = texts.currentNode;
            const { color } = getComputedStyle(holder ?? line);
            colours.push(...Array.from(text?.replace(/\s/g, '') ?? '', () => color));
          }
        }
        return found;
      });
    const kindsOf = (lines: Record<string, string[]>) => new Set(Object.values(lines).flat()).size;
    const part = await coloursOf(
      block(page, 'export async function executeTrade').locator('pre[role]'),
    );
    await link.click();
    await dialog.getByText(ROUTE).waitFor();
    const whole = await coloursOf(dialog.getByRole('group'));
    expect(kindsOf(part)).toBeGreaterThan(3);
    expect(whole).toMatchObject(part);
    await page.keyboard.press('Escape');
    site.faults = [{ match: /trading\.ts\.json/, drop: true }];
    await link.click();
    await dialog.getByText(ROUTE).waitFor();
    const plain = await coloursOf(dialog.getByRole('group'));
    expect(kindsOf(plain)).toBe(1);
  });

  test('links to the files that it imports, and Close closes it', async () => {
    const { page, link, dialog } = await open();
    await link.click();
    await dialog.getByRole('link', { name: './config.ts' }).click();
    const config = page.getByRole('dialog', { name: 'sdk/v3/config.ts' });
    await config.getByText('export const SWAP_ROUTER').waitFor();
    await config.getByRole('button', { name: 'Close' }).click();
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await hasFocus(link)).toBe(true);
  });

  test('opens from the imports of a block that uses its names', async () => {
    const { page } = await open();
    const execute = block(page, 'export async function executeTrade');
    await execute.getByText('Imports: ').click();
    await execute.getByRole('link', { name: './config.ts' }).click();
    await page.getByRole('dialog').getByText('export const SWAP_ROUTER').waitFor();
  });

  test('that cannot be fetched is reported, has a link to the text, and loads on another try', async () => {
    const { page, link, dialog } = await open();
    site.faults = [{ match: /trading\.ts\.txt/, drop: true }];
    await link.click();
    await dialog.getByRole('alert').getByText('sdk/v3/trading.ts could not be loaded').waitFor();
    expect(
      await dialog.getByRole('link', { name: 'Open as plain text' }).getAttribute('href'),
    ).toBe(`${site.url}/samples/sdk/v3/trading.ts.txt`);
    expect(await axeFindings(page)).toEqual([]);
    site.recover();
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await dialog.getByText(ROUTE).waitFor();
  });

  test('whose code does not load is reported, and the next press opens the text', async () => {
    const { page, link } = await open();
    site.faults = [{ match: /\.js$/, drop: true }];
    await link.click();
    const note = page.getByRole('alert').getByText('did not load');
    await note.waitFor();
    const gap = await note.evaluate((element) => {
      const words = document.createRange();
      words.selectNodeContents(element);
      const [text] = [...element.childNodes].map(({ textContent }) => textContent ?? '');
      words.setStart(element.firstChild ?? element, text?.search(/\w/) ?? 0);
      const before = element.previousElementSibling?.getBoundingClientRect().right ?? 0;
      return words.getBoundingClientRect().left - before;
    });
    expect(gap).toBeGreaterThan(2);
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

  test('and the open imports have no accessibility faults, and do not overflow', async () => {
    const { page, link, dialog } = await open();
    await block(page, 'export async function executeTrade').getByText('Imports: ').click();
    await expectAccessible(page, [1440, 390], 'figure:has(details[open])');
    await link.click();
    await dialog.getByText(ROUTE).waitFor();
    await expectAccessible(page, [1440, 390], 'dialog', async (view) => {
      expect(await page.evaluate(sticksOut), view).toEqual([]);
    });
  });
});
