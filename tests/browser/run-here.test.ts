import { describe, expect, test } from 'vitest';
import { hasFocus } from './open-page';
import { asked } from './reading';
import { again, dialog, expectFitting, openRun, runAgain, runIt, runOf, SWAPS } from './run-dialog';
import { casesOf, servedSite } from './site';

const site = servedSite();

describe('a sample that runs on the page', () => {
  test('is fetched only when Run is pressed, and shows the chain’s results', async () => {
    const page = await site.open(SWAPS);
    await asked(page);
    expect(site.requests.filter((path) => path.includes('/static/run-'))).toEqual([]);
    await runIt(page, 'function sellExactDai(');
    // `tests/samples/specs/run/scenarios.test.ts` gets the same results on the private chain.
    const values = dialog(page).getByRole('row', { name: /^amountOut / });
    expect(await values.textContent()).toBe('amountOut0.996006981039903216 WETH9');
    const [sold] = await dialog(page).getByRole('row', { name: /^You / }).allTextContents();
    expect(sold).toBe('You−2000 DAI');
    const calls = dialog(page)
      .getByRole('listitem')
      .filter({ hasText: 'SwapRouter.exactInputSingle' });
    expect(await calls.count()).toBeGreaterThan(0);
    expect(page.said).toEqual([]);
  });

  test('continues from earlier calls until the chain is reset, and fits at 1440, 390 and 320 px', async () => {
    const page = await openRun(site, SWAPS, 'function sellExactDai(');
    const value = () =>
      dialog(page)
        .getByRole('row', { name: /^amountOut / })
        .textContent();
    const first = await value();
    await again(page).click();
    await expect.poll(value).not.toBe(first);
    await dialog(page).getByRole('button', { name: 'Reset the chain' }).click();
    await dialog(page).getByText('The chain was reset.').waitFor();
    await runAgain(page);
    expect(await value()).toBe(first);
    await expectFitting(page, [1440, 390, 320]);
  });

  test('shows an invalid value at its field, and shows a revert with a link to its cause', async () => {
    const page = await openRun(site, SWAPS, 'function sellExactDai(');
    const minimum = dialog(page).getByLabel('amountOutMinimum');
    await minimum.fill('one');
    await page.keyboard.press('Enter');
    await dialog(page).getByText('Write a number, such as 0.5.').waitFor();
    expect(await minimum.getAttribute('aria-invalid')).toBe('true');
    expect(await hasFocus(minimum)).toBe(true);
    await minimum.fill('2');
    await page.keyboard.press('Enter');
    await dialog(page).getByText('Reverted: Too little received').waitFor();
    await dialog(page)
      .getByText('The price moved further than the slippage you allowed')
      .first()
      .waitFor();
    const entry = dialog(page).getByRole('link', { name: 'Cause and fix' });
    expect(await entry.getAttribute('href')).toMatch(/error-codes#too-little-received$/);
    // The failed call in the list of calls has a link to the same explanation.
    const failures = dialog(page).getByRole('link', { name: 'Too little received', exact: true });
    expect(await failures.count()).toBeGreaterThan(0);
    await dialog(page).getByRole('link', { name: 'Read the revert data' }).click();
    await page.waitForURL(/error-codes\?revert=0x08c379a0/);
    expect(await dialog(page).count()).toBe(0);
    await page.getByText('Too little received').first().waitFor();
  });

  test('closes by Escape and returns focus to its button; another page uses the same chain', async () => {
    const mint = '/contracts/v3/guides/providing-liquidity/mint-a-position';
    const page = await openRun(site, mint, 'function mint(');
    expect(
      await dialog(page)
        .getByRole('row', { name: /^tokenId / })
        .textContent(),
    ).toBe('tokenId5');
    await page.keyboard.press('Escape');
    await expect.poll(() => dialog(page).count()).toBe(0);
    expect(await hasFocus(runOf(page, 'function mint('))).toBe(true);
    // The call on the next page uses the position that this page minted. It doesn't mint a second one.
    await page
      .getByRole('navigation')
      .getByRole('link', { name: 'Collecting Fees' })
      .first()
      .click();
    await page.waitForURL(/collect-fees/);
    await runIt(page, 'function collect(');
    expect(await dialog(page).getByLabel('tokenId').inputValue()).toBe('5');
    await dialog(page).getByLabel('tokenId').fill('6');
    await again(page).click();
    await dialog(page)
      .getByText(/^Reverted: /)
      .waitFor();
  });

  test('reports that the engine does not load, and runs once it does', async () => {
    const page = await site.open(SWAPS);
    site.faults.push({ match: /\/run-[^/]+\/market\.json$/, status: 500 });
    await runOf(page, 'function sellExactDai(').click();
    await dialog(page).getByText('The engine did not load.').waitFor();
    site.recover();
    await runAgain(page);
  });
});

/** Pages, each with the declaration of a function to run and the function's result. */
const RUNS = casesOf<[path: string, declaration: string, result: RegExp]>({
  few: [
    ['/contracts/v3/guides/providing-liquidity/decrease-liquidity', 'function decrease(', /^dai /],
  ],
  more: [
    [SWAPS, 'function buyExactWeth(', /^amountIn /],
    [SWAPS, 'function buyExactDaiWithEther(', /^amountIn /],
    ['/contracts/v3/guides/swaps/multihop-swaps', 'function sellExactDai(', /^amountOut /],
    ['/contracts/v3/guides/providing-liquidity/collect-fees', 'function collect(', /^dai /],
    [
      '/contracts/v3/guides/providing-liquidity/increase-liquidity',
      'function increase(',
      /^liquidity /,
    ],
  ],
});

test.each(RUNS)('%s: %s runs', async (path, declaration, result) => {
  const page = await openRun(site, path, declaration);
  expect(await dialog(page).getByRole('row', { name: result }).count()).toBe(1);
  expect(page.said).toEqual([]);
});
