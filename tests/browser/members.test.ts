import { describe, expect, test } from 'vitest';
import { memberOf } from './measures';
import { openReady } from './open-page';
import { clipboard, copied } from './sample-block';
import { servedSite } from './site';

const site = servedSite();

const PAGE = '/contracts/v3/reference/periphery/interfaces/INonfungiblePositionManager';
const BOX = 'Filter members';

describe('the filter above the members of a large symbol', () => {
  test('shows the members whose name contains the typed text, and how many there are', async () => {
    const page = await openReady(site, PAGE);
    const status = page.locator('.api-filter [role="status"]');
    const all = Number((await status.textContent())?.split(' ')[0]);
    expect(all).toBe(await page.locator('[data-api-member]').count());
    await page.getByLabel(BOX).fill('LIQUIDITY');
    const shown = page.locator('[data-api-member]:visible');
    await page.getByText(`of ${all} members`).waitFor();
    expect(await shown.locator(':is(h2, h3, h4) > code').allTextContents()).toEqual([
      'increaseLiquidity',
      'decreaseLiquidity',
      'IncreaseLiquidity',
      'DecreaseLiquidity',
      'IncreaseLiquidityParams',
      'DecreaseLiquidityParams',
    ]);
    expect(await status.textContent()).toBe(`6 of ${all} members`);
    expect(await status.getAttribute('role')).toBe('status');
  });

  test('finds by selector, and hides groups without hits', async () => {
    const page = await openReady(site, PAGE);
    await page.getByLabel(BOX).fill('0x88316456');
    await page.locator('#collect').waitFor({ state: 'hidden' });
    expect(await page.locator('#mint').isVisible()).toBe(true);
    expect(await page.locator('#events').isVisible()).toBe(false);
    expect(await page.locator('#declaration').isVisible()).toBe(true);
  });

  test('opens the folds around a hit, and closes them again afterwards', async () => {
    const page = await openReady(site, PAGE);
    expect(await page.locator('#ownerOf').isVisible()).toBe(false);
    await page.getByLabel(BOX).fill('ownerof');
    await page.locator('#ownerOf').waitFor({ state: 'visible' });
    await page.keyboard.press('Escape');
    await page.locator('#ownerOf').waitFor({ state: 'hidden' });
    expect(await page.getByLabel(BOX).inputValue()).toBe('');
    expect(await page.locator('#collect').isVisible()).toBe(true);
  });

  test('is cleared for an address of a member that it hides', async () => {
    const page = await openReady(site, PAGE);
    await page.getByLabel(BOX).fill('burn');
    await page.locator('#collect').waitFor({ state: 'hidden' });
    await page.locator('[data-contents] a[href="#collect"]').click();
    await page.locator('#collect').waitFor({ state: 'visible' });
    expect(
      await page.locator('#collect').evaluate((node) => node.getBoundingClientRect().top),
    ).toBeLessThan(400);
    expect(await page.getByLabel(BOX).inputValue()).toBe('');
  });

  test('is missing without script', async () => {
    const page = await site.open(PAGE, { javaScriptEnabled: false });
    expect(await page.getByLabel(BOX).isVisible()).toBe(false);
  });
});

test('an address of an inherited member opens the fold around it', async () => {
  const page = await openReady(site, `${PAGE}#ownerOf`);
  await page.locator('#ownerOf').waitFor({ state: 'visible' });
});

test('selector and signature have copy buttons, whose outcome is announced', async () => {
  const page = await openReady(site, PAGE, clipboard);
  const member = memberOf(page, 'mint');
  await member.getByText('Details').click();
  await member.getByRole('button', { name: 'Copy the selector' }).click();
  await member.getByText('Copied').waitFor();
  expect(await copied(page)).toBe('0x88316456');
  await page.getByRole('status').filter({ hasText: 'Copied' }).waitFor({ state: 'attached' });
  await member.getByText('Copied').waitFor({ state: 'detached' });
  expect(await page.getByRole('status').filter({ hasText: 'Copied' }).count()).toBe(0);
  await member.getByRole('button', { name: 'Copy signature' }).click();
  await member.getByText('Copied').waitFor();
  expect(await copied(page)).toMatch(/^function mint\(/);
  await member.getByText('Copy signature').waitFor();
});

test('a type in a signature links to its description', async () => {
  const page = await openReady(site, PAGE);
  const member = memberOf(page, 'mint');
  await member.getByText('Details').click();
  await member.locator('pre').getByRole('link', { name: 'MintParams' }).click();
  await page.waitForURL(/#MintParams$/);
});
