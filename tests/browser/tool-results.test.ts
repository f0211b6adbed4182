import { describe, expect, test } from 'vitest';
import { NONCE, openTool, PAIR, PATH, POOL, ROUTER } from './tool';
import { servedSite, type OpenPage } from './site';

const site = servedSite();

const clipboard = { permissions: ['clipboard-read', 'clipboard-write'] };
const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const FIRST_POOL =
  '0x6b175474e89094c44da98b954eedeac495271d0f000064a0b86991c6218b36c1d19d4a2e9eb0ce3606eb48';
const EXAMPLE_PATH = `${FIRST_POOL}0001f4c02aaa39b223fe8d0a0e5c4f27ead9083c756cc2`;

const value = (page: OpenPage, name: string) => page.locator(`[data-value="${name}"]`).innerText();
const query = (page: OpenPage) => new URL(page.url()).searchParams;

describe('PathBuilder', () => {
  test('is reversed for an exact output, grows by a pool, and a shared link restores both', async () => {
    const page = await openTool(site, PATH);
    expect(await value(page, 'Path')).toBe(EXAMPLE_PATH);
    await page.getByRole('radio', { name: 'Exact input' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => value(page, 'Path')).toMatch(/^0xc02aaa39.*271d0f$/);
    await page.getByRole('button', { name: 'Add a pool' }).press('Enter');
    await expect.poll(async () => (await value(page, 'Path')).length).toBe(2 + 2 * 89);
    await expect.poll(() => query(page).get('path-order')).toBe('exact-output');
    // The last change appears in the page's URL after the others.
    await expect.poll(() => query(page).get('path-hops')).not.toBeNull();
    const shown = await value(page, 'Path');
    const { pathname, search } = new URL(page.url());
    const other = await openTool(site, pathname + search);
    await expect.poll(() => value(other, 'Path')).toBe(shown);
  });

  test('decodes a pasted path, explains what is wrong with it, and copies it', async () => {
    const page = await openTool(site, PATH, clipboard);
    await page.getByRole('radio', { name: 'Path bytes' }).check();
    const field = page.getByRole('textbox', { name: 'Path bytes' });
    expect(await field.inputValue()).toBe(EXAMPLE_PATH);
    await field.fill(FIRST_POOL.slice(0, -2));
    await page.getByText('Wrong length: 42 bytes.').first().waitFor();
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    await field.fill(FIRST_POOL);
    await expect.poll(() => value(page, 'Trade')).toBe('DAI → 0.01% → USDC');
    await page.getByRole('button', { name: 'Copy Path' }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(FIRST_POOL);
  });
});

describe('NonceTool', () => {
  test('keeps nonce and position together, and reads a pasted bitmap', async () => {
    const page = await openTool(site, NONCE);
    await page.getByLabel('Nonce', { exact: true }).fill(String((7n << 8n) | 255n));
    expect(await page.getByLabel('Word position').inputValue()).toBe('7');
    expect(await page.getByLabel('Bit position').inputValue()).toBe('255');
    await page.getByLabel('Bit position').fill('2');
    expect(await page.getByLabel('Nonce', { exact: true }).inputValue()).toBe('1794');
    await page.getByLabel('Bitmap word').fill('7');
    expect(await value(page, 'Next free nonce')).toBe('1795');
    expect(await value(page, 'Used bits')).toBe('0–2');
    const words = await page.getByRole('img', { name: /^256 bits/ }).getAttribute('aria-label');
    expect(words).toBe('256 bits. Used: 0–2. Bit of the nonce: 2. To cancel: 2.');
    await page.getByLabel('Bits to cancel').fill('0-255');
    expect(await value(page, 'Mask')).toBe(`0x${'f'.repeat(64)}`);
    await expect.poll(() => query(page).get('cancel')).toBe('0-255');
  });
});

describe('RouterCalldata', () => {
  test('builds, shares and decodes the same call', async () => {
    const page = await openTool(site, ROUTER);
    const steps = page.locator('[data-steps] strong');
    const names = ['WRAP_ETH', 'V3_SWAP_EXACT_IN', 'SWEEP', 'UNWRAP_WETH'];
    expect(await steps.allInnerTexts()).toEqual(names);
    await page.getByRole('button', { name: 'Add a command' }).press('Enter');
    await page.getByLabel('Command 5').last().selectOption({ label: '0x06 PAY_PORTION' });
    await expect.poll(() => steps.allInnerTexts()).toEqual([...names, 'PAY_PORTION']);
    const calldata = await page.locator('[data-calldata]').innerText();
    await expect.poll(() => query(page).get('calldata')).toBe(calldata);
    const { pathname, search } = new URL(page.url());
    const other = await openTool(site, pathname + search);
    const shared = other.locator('[data-steps] strong');
    await expect.poll(() => shared.allInnerTexts()).toEqual([...names, 'PAY_PORTION']);
    await other.getByRole('radio', { name: 'Calldata' }).check();
    expect(await other.getByRole('textbox', { name: 'Calldata' }).inputValue()).toBe(calldata);
    await other
      .getByRole('textbox', { name: 'Calldata' })
      .fill(calldata.replace('0b0004', '070004'));
    await other.getByText('InvalidCommandType(7)').waitFor();
  });

  test('is a tab stop only if it scrolls', async () => {
    const page = await openTool(site, ROUTER);
    const bytes = page.getByRole('region', { name: /^Calldata · \d+ bytes/ });
    await expect.poll(() => bytes.getAttribute('tabindex')).toBe('0');
    const remove = page.getByRole('button', { name: /^Remove/ });
    while ((await remove.count()) > 1) await remove.last().press('Enter');
    await expect.poll(() => bytes.getAttribute('tabindex')).toBe(null);
  });

  test('explains the effect of allow-revert on a command, and moves focus when a command is removed', async () => {
    const page = await openTool(site, ROUTER);
    const box = page.getByRole('checkbox', { name: /Allow revert/ }).first();
    await box.check();
    await page.getByText('No effect in 1.2.1').waitFor();
    await page.getByLabel('Command 1').last().selectOption({ label: '0x15 OWNER_CHECK_721' });
    await box.check();
    await page.getByText(/continues with the next command/).waitFor();
    await page.getByRole('button', { name: 'Remove command 1' }).press('Enter');
    const focused = await page.evaluate(() => document.activeElement?.textContent);
    expect(focused).toBe('Add a command');
    const steps = page.locator('[data-steps] strong');
    expect(await steps.allInnerTexts()).toEqual(['V3_SWAP_EXACT_IN', 'SWEEP', 'UNWRAP_WETH']);
  });
});

describe('AddressCalculator', () => {
  test('computes pools and pairs that exist, and warns of the hash of the 0.8 branch', async () => {
    const page = await openTool(site, POOL);
    await page.getByRole('button', { name: '0.3%' }).click();
    expect(await value(page, 'Pool address')).toBe('0x8ad599c3A0ff1De082011EFDDc58f1908eb6e6D8');
    await page
      .getByRole('textbox', { name: 'Init code hash' })
      .fill('0xa598dd2fba360510c5a8f02f44423a4468e902df5857dbce3ca162a43a3a31ff');
    await page
      .getByText(/0\.8 branch/)
      .first()
      .waitFor();
    await page.getByLabel('First token').fill(USDC);
    await page
      .getByText(/Both tokens are the same/)
      .first()
      .waitFor();
    await page.getByLabel('First token').fill(USDC.replace('A0b', 'a0b'));
    await page
      .getByText(/Wrong checksum/)
      .first()
      .waitFor();
    const pair = await openTool(site, PAIR);
    expect(await value(pair, 'Pair address')).toBe('0xB4e16d0168e52d35CaCD2c6185b44281Ec28C9Dc');
  });
});
