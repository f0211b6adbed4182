import { describe, expect, test } from 'vitest';
import { asked } from './reading';
import { dialog, expectFitting } from './run-dialog';
import { casesOf, servedSite, type OpenPage } from './site';

const site = servedSite();

const ERRORS = '/contracts/v3/reference/error-codes';
/**
 * Returns an entry of the error list by its code. A long code may break between its words, which adds a space to its
 * accessible name.
 */
const entry = (page: OpenPage, code: string) => {
  const words = code.split(/(?<=[a-z])(?=[A-Z])/).map((word) => word.replace(/[()]/g, '\\$&'));
  const name = new RegExp(`^${words.join('\\s?')}$`);
  return page
    .locator('[data-api-member]')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });
};

async function see(path: string, code: string, options = {}): Promise<OpenPage> {
  const page = await site.open(path, options);
  await entry(page, code).getByRole('button', { name: 'See it happen' }).click();
  await dialog(page).getByText(`Reverted: ${code}`).waitFor();
  return page;
}

describe('an error of the catalogue', () => {
  test('is reproduced by a press: earlier calls, the call tree and the revert are shown, which fit at 1440 and 390 px', async () => {
    const page = await site.open(ERRORS);
    await asked(page);
    expect(site.requests.filter((path) => path.includes('/static/run-'))).toEqual([]);
    const press = entry(page, 'Too little received').getByRole('button', { name: 'See it happen' });
    await press.focus();
    await page.keyboard.press('Enter');
    await dialog(page).getByText('Reverted: Too little received').waitFor();
    const first = dialog(page).getByRole('listitem').first();
    expect(await first.textContent()).toBe('DAI.mint(to: You, value: 1000000000000000000)');
    const calls = dialog(page)
      .getByRole('listitem')
      .filter({ hasText: 'SwapRouter.exactInputSingle' });
    expect(await calls.first().textContent()).toContain('Too little received');
    await expectFitting(page, [1440, 390]);
    await page.keyboard.press('Escape');
    await expect.poll(() => dialog(page).count()).toBe(0);
    expect(await press.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(page.said).toEqual([]);
  });

  test('leads to the decoder, which decodes its data', async () => {
    const page = await see(ERRORS, 'LOK');
    await dialog(page).getByText('new pool.swap').first().waitFor();
    await dialog(page).getByRole('link', { name: 'Read the revert data' }).click();
    await page.waitForURL(/revert=0x08c379a0/);
  });

  test('has no button if no call of the published contracts causes it', async () => {
    const page = await site.open(ERRORS);
    expect(await entry(page, 'M0').getByRole('button').count()).toBe(0);
  });

  const elsewhere = casesOf<[path: string, code: string]>({
    few: [['/contracts/universal-router/technical-reference', 'TransactionDeadlinePassed()']],
    more: [['/contracts/v1/reference/smart-contracts/common-errors', 'UniswapV2: K']],
  });
  test.each(elsewhere)('%s: %s', async (path, code) => {
    const page = await see(path, code);
    expect(page.said).toEqual([]);
  });

  test('can be run again if the engine did not load', async () => {
    const page = await site.open(ERRORS);
    site.faults.push({ match: /\/run-[^/]+\/worker\.js$/, status: 500 });
    await entry(page, 'STF').getByRole('button', { name: 'See it happen' }).click();
    await dialog(page).getByText('The call could not be run.').waitFor();
    site.recover();
    await dialog(page).getByRole('button', { name: 'Run again' }).click();
    await dialog(page).getByText('Reverted: STF').waitFor();
    expect(await dialog(page).getByRole('button', { name: 'Run again' }).count()).toBe(0);
  });
});
