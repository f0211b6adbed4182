import { describe, expect, test } from 'vitest';
import { again, dialog, openRun, runIt, runOf, SWAPS } from './run-dialog';
import { casesOf, servedSite } from './site';

const site = servedSite();

const GUARDED = '/contracts/v3/guides/swaps/guarded-swaps';

describe('a name in a result', () => {
  test('leads to its entry in the reference, and Back to the call', async () => {
    const page = await openRun(site, SWAPS, 'function sellExactDai(');
    const row = dialog(page).getByRole('link', { name: 'SwapRouter', exact: true });
    // The router has no row, because its balance doesn't change. The pool's balance changes, but a pool has no row of
    // its own.
    expect(await row.count()).toBe(0);
    const pool = dialog(page).getByRole('link', { name: 'DAI/WETH9 pool, 0.3%', exact: true });
    expect(await pool.first().getAttribute('href')).toBe(
      `${site.base}/contracts/v3/reference/core/pool`,
    );
    const event = dialog(page).getByRole('link', {
      name: 'DAI/WETH9 pool, 0.3%.Swap',
      exact: true,
    });
    expect(await event.first().getAttribute('href')).toBe(
      `${site.base}/contracts/v3/reference/core/pool#Swap`,
    );
    await dialog(page).getByRole('link', { name: 'SwapRouter.exactInputSingle' }).first().click();
    await page.waitForURL(/\/reference\/periphery\/router#exactInputSingle$/);
    expect(await dialog(page).count()).toBe(0);
    const entry = page.locator('[id="exactInputSingle"]');
    await entry.waitFor();
    expect(await entry.textContent()).toContain('exactInputSingle');
    await page.goBack();
    await dialog(page).getByText('Nothing has run yet.').waitFor();
    expect(page.said).toEqual([]);
  });

  test('has no link if the links do not load, and the result is still shown', async () => {
    const page = await site.open(SWAPS);
    site.faults.push({ match: /\/run-[^/]+\/links\.json$/, status: 500 });
    await runIt(page, 'function sellExactDai(');
    await dialog(page).getByText('SwapRouter.exactInputSingle').first().waitFor();
    expect(await dialog(page).getByRole('link').allTextContents()).toEqual(['Open in Remix']);
  });
});

describe('the steps of a guide', () => {
  test('show which earlier calls were run, if the reader had not run them', async () => {
    const page = await site.open('/contracts/v3/guides/providing-liquidity/collect-fees');
    await runIt(page, 'function collect(');
    await dialog(page).getByText('Done. mint was run first.').waitFor();
    await again(page).click();
    await expect.poll(() => dialog(page).getByRole('status').textContent()).toBe('Done.');
  });

  test('a sale that works only once shows that next to its button, and explains the revert', async () => {
    const page = await openRun(site, GUARDED, 'function sell(');
    await dialog(page).getByText('This pool keeps one observation').waitFor();
    await again(page).click();
    await dialog(page).getByText('Reverted: OLD').waitFor();
    await dialog(page).getByText('The window reaches further back').waitFor();
    await dialog(page).getByRole('link', { name: 'Cause and fix' }).click();
    await page.waitForURL(/\/error-codes#old$/);
  });
});

test('the whole file is sent to Remix with versions and compiler, and nothing before the press', async () => {
  const page = await site.open(SWAPS);
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(site.url)) elsewhere.push(request.url());
  });
  await runIt(page, 'function sellExactDai(');
  const link = dialog(page).getByRole('link', { name: 'Open in Remix' });
  expect(await link.getAttribute('rel')).toBe('noopener');
  const address = new URL((await link.getAttribute('href')) ?? '');
  expect(address.host).toBe('remix.ethereum.org');
  expect(address.search).toBe('');
  const given = Object.fromEntries(
    address.hash
      .slice(1)
      .split('&')
      .map((part) => part.split('=', 2) as [string, string]),
  );
  expect(given.version).toBe('soljson-v0.7.6+commit.7338295f.js');
  const source = Buffer.from(given.code ?? '', 'base64').toString('utf8');
  expect(source).toMatch(/^\/\/ SPDX-License-Identifier: GPL-2\.0-or-later\n/);
  expect(source).toContain(
    "import '@uniswap/v3-periphery@1.4.3/contracts/interfaces/ISwapRouter.sol';",
  );
  expect(source).toContain('function buyExactWeth(');
  expect(elsewhere).toEqual([]);
});

describe('if samples cannot run', () => {
  test.each(casesOf({ few: ['Worker'], more: ['BigInt'] }))(
    'without %s there is no button and no gap',
    async (missing) => {
      const page = await site.open('');
      await page.addInitScript(`delete window.${missing}`);
      await page.goto(site.url + SWAPS);
      const block = page.getByRole('figure').filter({ hasText: 'function sellExactDai(' });
      await block.getByRole('button', { name: 'Copy' }).waitFor();
      expect(await runOf(page, 'function sellExactDai(').count()).toBe(0);
      const [wrap, copy] = await Promise.all(
        ['Wrap', 'Copy'].map((name) => block.getByRole('button', { name }).boundingBox()),
      );
      expect((copy?.x ?? 99) - ((wrap?.x ?? 0) + (wrap?.width ?? 0))).toBeLessThan(10);
    },
  );

  test('without script there is no button either', async () => {
    const page = await site.open(SWAPS, { javaScriptEnabled: false });
    expect(await page.getByRole('figure').count()).toBeGreaterThan(2);
    expect(await page.getByRole('button', { name: 'Run', exact: true }).count()).toBe(0);
  });

  test('if a policy forbids workers, this is reported once and the buttons disappear', async () => {
    const page = await site.open('');
    await page.addInitScript(() => {
      const meta = document.createElement('meta');
      meta.httpEquiv = 'Content-Security-Policy';
      meta.content = "worker-src 'none'";
      const head = new MutationObserver(() => {
        const place = document.querySelector('head');
        if (!place) return;
        place.append(meta);
        head.disconnect();
      });
      head.observe(document, { childList: true, subtree: true });
    });
    await page.goto(site.url + SWAPS);
    await runOf(page, 'function sellExactDai(').click();
    await dialog(page).getByText('Nothing can run here').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => runOf(page, 'function sellExactDai(').count()).toBe(0);
  });
});
