import { describe, expect, test } from 'vitest';
import { openTool, query, said } from './figure';
import { inWindow } from './open-page';
import { casesOf, servedSite } from './site';

const site = servedSite();

const clipboard = { permissions: ['clipboard-read', 'clipboard-write'] };

describe('price lab', () => {
  test('a typed price changes the other forms; invalid text is explained and changes nothing', async () => {
    const { page, tool } = await openTool(site, 'PriceLab');
    const field = (name: RegExp) => tool.getByRole('textbox', { name });
    await field(/^USDC per WETH/).fill('2500');
    await expect.poll(() => field(/^Tick/).inputValue()).toBe('198079');
    await expect.poll(() => query(page)).toBe('?lab=inverse:2500');
    const before = await said(tool);
    await field(/^USDC per WETH/).fill('2.5.1');
    await tool.getByText('“2.5.1” is not a number.').waitFor();
    expect(await field(/^USDC per WETH/).getAttribute('aria-invalid')).toBe('true');
    expect(await said(tool)).toBe(before);
    await tool.getByRole('button', { name: 'Reset' }).click();
    await expect.poll(() => field(/^Tick/).inputValue()).toBe('200311');
    expect(await field(/^USDC per WETH/).inputValue()).toBe('2000');
    await expect.poll(() => query(page)).toBe('');
  });

  test('a shared address shows the same state, and Copy link copies it', async () => {
    const { page, tool } = await openTool(
      site,
      'PriceLab',
      '?lab=tick:-887272&lab-tokens=AAA-0-BBB-18&lab-fee=500',
      clipboard,
    );
    await expect.poll(() => said(tool)).toContain('Tick −887,272');
    expect(await tool.getByRole('radio', { name: '0.05%' }).isChecked()).toBe(true);
    await tool.getByRole('button', { name: 'Copy link' }).click();
    await tool.getByText('Copied').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${site.url}${new URL(page.url()).pathname}?lab=tick:-887272&lab-tokens=AAA-0-BBB-18&lab-fee=500#price-lab`,
    );
  });

  test('Back and Forward change the figure to the state of the address', async () => {
    const { page, tool } = await openTool(site, 'PriceLab');
    const tick = tool.getByRole('textbox', { name: /^Tick/ });
    await tick.fill('100');
    await page.evaluate(() => (window.location.hash = 'price-lab'));
    await expect.poll(() => query(page)).toBe('?lab=tick:100');
    expect(await said(tool)).toContain('Tick 100:');
    await tick.fill('200');
    await expect.poll(() => query(page)).toBe('?lab=tick:200');
    await page.goBack();
    await expect.poll(() => query(page)).toBe('');
    await expect.poll(() => said(tool)).toContain('Tick 200,311:');
    await page.goForward();
    await expect.poll(() => said(tool)).toContain('Tick 200:');
  });

  const HIGH = '?lab=price:1.2345e20&lab-fee=100';
  const LOW = '?lab=price:1.2345e-9&lab-fee=100';
  const cases = casesOf({
    few: [
      ['its font', HIGH],
      ['no font', LOW],
    ],
    more: [
      ['no font', HIGH],
      ['its font', LOW],
    ],
  });
  test.each(cases)('labels stay apart on a phone that has %s: %s', async (font, search) => {
    if (font === 'no font') site.faults.push({ match: /\.woff2$/, status: 404 });
    const { tool } = await openTool(site, 'PriceLab', search, inWindow(390));
    await expect.poll(() => said(tool)).toContain('spacing of 1 ');
    const touching = await tool.locator('svg[role="img"]').evaluate((svg) => {
      const boxes = [...svg.querySelectorAll('text')].map((text) => text.getBoundingClientRect());
      const across = (a: DOMRect, b: DOMRect) => a.left < b.right && b.left < a.right;
      const along = (a: DOMRect, b: DOMRect) => a.top + 4 < b.bottom && b.top + 4 < a.bottom;
      return boxes.flatMap((a, at) =>
        boxes.slice(at + 1).filter((b) => across(a, b) && along(a, b)),
      ).length;
    });
    expect(touching).toBe(0);
  });

  test('the fee tier is chosen by arrow keys', async () => {
    const { page, tool } = await openTool(site, 'PriceLab');
    await tool.getByRole('radio', { name: '0.3%' }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => said(tool)).toContain('spacing of 10 is 200,310');
  });
});
