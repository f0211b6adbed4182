import { describe, expect, test } from 'vitest';
import { inWindow, openReady, phone } from './open-page';
import { block, clipboard, copied, TRADING } from './sample-block';
import { openIdle, stopClock } from './reading';
import { servedSite, settled } from './site';

const site = servedSite();

const PAGE = '/sdk/v3/overview';

describe('code blocks', () => {
  test('Copy copies the code and confirms it for a second', async () => {
    const page = await openReady(site, PAGE, clipboard);
    await stopClock(page);
    const button = page.getByRole('button', { name: 'Copy', exact: true }).first();
    await button.click();
    const said = page.getByRole('button', { name: 'Copied' });
    await said.waitFor();
    expect(await copied(page)).toMatch(/^npm install --save-exact @uniswap\/v3-sdk@3\.9\.0/);
    await page.clock.runFor(900);
    expect(await said.count()).toBe(1);
    await page.clock.runFor(100);
    expect(await said.count()).toBe(0);
  });

  test('lines wrap on a phone until Wrap is pressed, and the button shows its state', async () => {
    const page = await openReady(site, TRADING, phone);
    const shown = block(page, 'export async function buildTrade');
    const wide = () =>
      shown
        .getByRole('group', { name: 'Code: trading.ts' })
        .evaluate((code) => code.scrollWidth > code.clientWidth);
    const pressed = () => shown.getByRole('button', { name: 'Wrap' }).getAttribute('aria-pressed');
    expect([await wide(), await pressed()]).toEqual([false, 'true']);
    await shown.getByRole('button', { name: 'Wrap' }).click();
    expect([await wide(), await pressed()]).toEqual([true, 'false']);
    await shown.getByRole('button', { name: 'Wrap' }).click();
    expect([await wide(), await pressed()]).toEqual([false, 'true']);
    await shown.getByRole('button', { name: 'Wrap' }).click();
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await pressed()).toBe('false');
  });

  test('commands wrap at every width', async () => {
    const page = await openReady(site, PAGE, inWindow(1440));
    const commands = page.getByRole('figure').filter({ hasText: 'npm install --save-exact' });
    const wrap = commands.first().getByRole('button', { name: 'Wrap' });
    expect(await wrap.getAttribute('aria-pressed')).toBe('true');
  });
});

describe('tables', () => {
  test('whose rows stack on a phone label each cell, with a number on its own line', async () => {
    const page = await site.open('/concepts/protocol/fees', phone);
    const table = page.getByRole('table').filter({ hasText: 'LOWEST' });
    const heads = await table.locator('thead th').allTextContents();
    const row = table.getByRole('row').filter({ hasText: '0.05%' });
    const cells = await row.locator('th, td').evaluateAll((all) =>
      all.map((cell) => ({
        label: getComputedStyle(cell, '::before').content.slice(1, -1),
        isNumber: cell.getAttribute('align') === 'right',
        height: cell.getBoundingClientRect().height,
      })),
    );
    expect(cells.map(({ label }) => label)).toEqual(heads);
    const numbers = cells.filter(({ isNumber }) => isNumber);
    expect(numbers.length).toBeGreaterThan(1);
    for (const { height } of numbers) expect(height).toBeLessThan(32);
  });
});

describe('figures', () => {
  test('respond to the keyboard once the reader scrolls near, and keep their state in the address', async () => {
    const page = await openReady(site, '/concepts/protocol/concentrated-liquidity');
    const slider = page.locator('[data-component="RangePosition"] input[type="range"]').first();
    await slider.scrollIntoViewIfNeeded();
    const before = await slider.getAttribute('aria-valuetext');
    await expect
      .poll(async () => {
        await slider.press('ArrowRight');
        return slider.getAttribute('aria-valuetext');
      })
      .not.toBe(before);
    await expect.poll(() => new URL(page.url()).search).toContain('price=');
  });

  test("no figure's code is fetched before the reader scrolls near it", async () => {
    const page = await openIdle(site, '/concepts/protocol/concentrated-liquidity');
    await settled(page);
    const scripts = () => site.requests.filter((url) => url.endsWith('.js')).length;
    const before = scripts();
    await page.locator('[data-component="RangePosition"]').scrollIntoViewIfNeeded();
    await expect.poll(scripts).toBeGreaterThan(before);
  });
});
