import { describe, expect, test } from 'vitest';
import { openReady } from './open-page';
import { ready, servedSite, type OpenPage } from './site';

const site = servedSite();

const ADDRESSES = '/contracts/v3/reference/deployments';
const clipboard = { permissions: ['clipboard-read', 'clipboard-write'] };

const chainsShown = (page: OpenPage) =>
  page.$$eval('[data-chain]', (sections) =>
    sections
      .filter((one) => !(one as HTMLElement).hidden)
      .map((one) => one.getAttribute('data-chain')),
  );

describe('addresses', () => {
  test('one chain can be shown alone, which is announced and kept in the address', async () => {
    const page = await openReady(site, ADDRESSES);
    const all = await chainsShown(page);
    expect(all.length).toBeGreaterThan(4);
    await page.getByLabel('Show').selectOption('42220');
    expect(await chainsShown(page)).toEqual(['42220']);
    expect(new URL(page.url()).search).toBe('?chain=42220');
    expect(await page.locator('[data-chain-filter] output').textContent()).toBe(
      `${await page.locator('[data-chain="42220"] tbody tr').count()} addresses shown`,
    );
    await page.getByLabel('Show').selectOption('');
    expect(await chainsShown(page)).toEqual(all);
    expect(new URL(page.url()).search).toBe('');
  });

  test('the address restores the chain; an unknown chain shows all', async () => {
    const page = await site.open(`${ADDRESSES}?chain=10`);
    await page.waitForFunction(() => document.querySelector('[data-chain="1"][hidden]') !== null);
    expect(await chainsShown(page)).toEqual(['10']);
    expect(await page.getByLabel('Show').inputValue()).toBe('10');
    await page.goto(`${site.url}${ADDRESSES}?chain=99`);
    await ready(page);
    expect((await chainsShown(page)).length).toBeGreaterThan(4);
  });

  test('an anchor or a link to a hidden chain shows it', async () => {
    const page = await openReady(site, `${ADDRESSES}?chain=10#celo`);
    await page.locator('#celo').waitFor({ state: 'visible' });
    await page.getByLabel('Show').selectOption('10');
    await page.locator('a[href="#mainnet"]:visible').first().click();
    await page.locator('#mainnet').waitFor({ state: 'visible' });
    expect(new URL(page.url()).hash).toBe('#mainnet');
  });

  test('a chain can be chosen and an address copied with only the keyboard', async () => {
    const page = await openReady(site, ADDRESSES, clipboard);
    await page.getByLabel('Show').focus();
    await page.keyboard.type('Celo');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => location.search === '?chain=42220');
    const button = page.getByRole('button', {
      name: 'Copy the address of UniswapV3Factory on Celo',
    });
    await button.focus();
    await page.keyboard.press('Enter');
    await page.waitForFunction(() =>
      [...document.querySelectorAll('[data-copy-value]')].some(
        ({ textContent }) => textContent === 'Copied',
      ),
    );
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      '0xAfE208a311B21f13EF87E33A90049fC17A7acDEc',
    );
  });

  test('without script every chain is shown, and there are no controls', async () => {
    const page = await site.open(ADDRESSES, { javaScriptEnabled: false });
    expect((await chainsShown(page)).length).toBeGreaterThan(4);
    expect(await page.locator('[data-chain-filter]').isVisible()).toBe(false);
    expect(await page.locator('[data-copy-value]').first().isVisible()).toBe(false);
  });
});
