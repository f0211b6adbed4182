import { describe, expect, test } from 'vitest';
import { sticksOut } from '../sticks-out';
import { openTool, query, said } from './figure';
import { inWindow } from './open-page';
import { servedSite, settled } from './site';

const site = servedSite();

describe('constant product curve', () => {
  test('gives the numbers of the worked example for exact input and exact output', async () => {
    const { page, tool } = await openTool(site, 'ConstantProductCurve');
    await tool.getByRole('button', { name: '1,000 in' }).click();
    await expect.poll(() => said(tool)).toContain('1,000 token0 in, 996 token1 out');
    await expect.poll(() => query(page)).toBe('?trade=in:1000');
    await tool.getByRole('button', { name: '1,000 out' }).click();
    await expect.poll(() => said(tool)).toContain('1,005 token0 in, 1,000 token1 out');
    await expect.poll(() => query(page)).toBe('?trade=out:1000');
  });

  test('the slider responds to the keyboard, and Reset restores the initial state', async () => {
    const { page, tool } = await openTool(site, 'ConstantProductCurve');
    const start = await said(tool);
    await tool.getByRole('slider').focus();
    await page.keyboard.press('End');
    await expect.poll(() => said(tool)).toContain('1,000,000 token0 in');
    await tool.getByRole('button', { name: 'Reset' }).click();
    await expect.poll(() => said(tool)).toBe(start);
  });

  test('the point can be dragged: left of the start, token1 is sold', async () => {
    const { page, tool } = await openTool(site, 'ConstantProductCurve');
    const box = await tool.locator('svg[role="img"]').boundingBox();
    if (!box) throw new Error('no drawing');
    const y = box.y + box.height / 2;
    await page.mouse.move(box.x + box.width * 0.6, y);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.3, y, { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => said(tool)).toMatch(/token1 in, .* token0 out/);
  });

  test('a touch drags sideways, and scrolls the page without changing anything', async () => {
    const { page, tool } = await openTool(site, 'ConstantProductCurve', '', {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    const drawing = tool.locator('svg[role="img"]');
    await drawing.evaluate((svg) => svg.scrollIntoView({ block: 'center' }));
    const start = await said(tool);
    const swipe = async (dx: number, dy: number) => {
      const box = await drawing.boundingBox();
      if (!box) throw new Error('no drawing');
      const [x, y] = [box.x + box.width * 0.6, box.y + box.height / 2];
      const session = await page.context().newCDPSession(page);
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number) =>
        session.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: type === 'touchEnd' ? [] : [{ x: x + dx * part, y: y + dy * part }],
        });
      await touch('touchStart', 0);
      for (let step = 1; step <= 8; step++) await touch('touchMove', step / 8);
      await touch('touchEnd', 1);
    };
    await swipe(0, -150);
    await settled(page);
    expect(await said(tool)).toBe(start);
    await drawing.evaluate((svg) => svg.scrollIntoView({ block: 'center' }));
    await swipe(-120, 0);
    await expect.poll(() => said(tool)).toMatch(/token1 in, .* token0 out/);
  });

  test('the largest numbers do not make a phone’s page wider', async () => {
    const most = (2n ** 111n).toString();
    const search = `?reserves=${most}-${most}&trade=in:${2n ** 111n - 1n}`;
    const { page, tool } = await openTool(site, 'ConstantProductCurve', search, inWindow(390));
    await expect.poll(() => said(tool)).toContain('2,596,148,429,267,413,814,265,248,164,610,047');
    expect(await page.evaluate(sticksOut)).toEqual([]);
  });

  test('explains why a trade is impossible', async () => {
    const { tool } = await openTool(site, 'ConstantProductCurve', '?trade=out:1000');
    await tool.getByLabel(/^Exact amount out/).fill('1000000');
    await tool.getByText('The pair holds 1,000,000, so the output must be lower.').waitFor();
    await expect.poll(() => tool.getByRole('img').count()).toBe(0);
  });
});

describe('returns explorer', () => {
  test('shows −5.72% at twice the price, and responds to the keyboard', async () => {
    const { page, tool } = await openTool(site, 'ReturnsExplorer');
    expect(await said(tool)).toContain('compared with holding is −5.72% without fees');
    await tool.getByRole('slider', { name: 'Price change' }).focus();
    await page.keyboard.press('Home');
    await expect.poll(() => said(tool)).toContain('At 0.2× the price');
    await expect.poll(() => query(page)).toBe('?change=0.2');
    await page.reload();
    await expect
      .poll(() => said(page.locator('[data-component="ReturnsExplorer"]').first()))
      .toContain('At 0.2× the price');
  });
});
