import { describe, expect, test } from 'vitest';
import { openTool, query, said } from './figure';
import { servedSite } from './site';

const site = servedSite();

describe('range canvas', () => {
  test('uses the order of mainnet: USDC is token0, and the higher price is the lower tick', async () => {
    const { tool } = await openTool(site, 'RangeCanvas');
    const fact = (name: string) =>
      tool.locator('dl').getByText(name, { exact: true }).locator('..');
    await expect.poll(() => fact('amount0').innerText()).toContain('units of USDC');
    expect(await fact('amount1').innerText()).toContain('wei of WETH');
    const tickLower = await fact('tickLower').innerText();
    const tickUpper = await fact('tickUpper').innerText();
    // The usable ticks nearest to 2,500 and 1,500 USDC per WETH. In mainnet's pool token0 is USDC, so the higher price
    // has the lower tick.
    expect(tickLower).toMatch(/198,0[68]0/);
    expect(tickUpper).toMatch(/203,1[68]0/);
    await tool.getByRole('button', { name: 'Above the price' }).click();
    // A range above the current price contains only WETH.
    const used = tool.getByRole('row', { name: /^used/ });
    await expect.poll(() => used.innerText()).toMatch(/^used\s+0\s+\d/);
  });

  test('bounds follow keyboard and pointer in steps of the tick spacing', async () => {
    const { page, tool } = await openTool(site, 'RangeCanvas');
    const lower = tool.getByRole('slider', { name: 'Lower bound' });
    const before = Number(await lower.inputValue());
    await lower.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => Number(await lower.inputValue())).toBe(before + 60);
    const box = await tool.locator('svg[role="img"]').boundingBox();
    if (!box) throw new Error('no drawing');
    await page.mouse.move(box.x + box.width * 0.1, box.y + 150);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.2, box.y + 150, { steps: 4 });
    await page.mouse.up();
    await expect.poll(async () => Number(await lower.inputValue())).toBeLessThan(before);
    expect(Math.abs(Number(await lower.inputValue()) % 60)).toBe(0);
    await expect.poll(() => query(page)).toMatch(/^\?mint-ticks=\d+:\d+$/);
  });

  test('the full range ends at the last usable ticks of each fee tier', async () => {
    const { tool } = await openTool(site, 'RangeCanvas');
    await tool.getByRole('button', { name: 'Full range' }).click();
    await expect.poll(() => said(tool)).toContain('ticks −887,220 to 887,220');
    await tool.getByText('0.05%', { exact: true }).click();
    await expect.poll(() => said(tool)).toContain('ticks −887,270 to 887,270');
  });
});
