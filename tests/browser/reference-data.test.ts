import AxeBuilder from '@axe-core/playwright';
import { afterEach, describe, expect, test } from 'vitest';
import { drawn, ready, servedSite, shiftsOf, watchShifts, type OpenPage } from './site';

const site = servedSite();
afterEach(() => site.closeAll());

const ADDRESSES = '/contracts/v3/reference/deployments';
const ERRORS = '/contracts/v3/reference/error-codes';
const clipboard = { permissions: ['clipboard-read', 'clipboard-write'] };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

const chainsShown = (page: OpenPage) =>
  page.$$eval('[data-chain]', (sections) =>
    sections
      .filter((one) => !(one as HTMLElement).hidden)
      .map((one) => one.getAttribute('data-chain')),
  );

describe('addresses', () => {
  test('a chain is shown alone, said so, and stands in the address', async () => {
    const page = await site.open(ADDRESSES);
    await ready(page);
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

  test('the address brings the chain back; one that is unknown shows all', async () => {
    const page = await site.open(`${ADDRESSES}?chain=10`);
    await page.waitForFunction(() => document.querySelector('[data-chain="1"][hidden]') !== null);
    expect(await chainsShown(page)).toEqual(['10']);
    expect(await page.getByLabel('Show').inputValue()).toBe('10');
    await page.goto(`${site.url}${ADDRESSES}?chain=99`);
    await ready(page);
    expect((await chainsShown(page)).length).toBeGreaterThan(4);
  });

  test('an anchor or a link to a hidden chain shows it', async () => {
    const page = await site.open(`${ADDRESSES}?chain=10#celo`);
    await ready(page);
    await page.locator('#celo').waitFor({ state: 'visible' });
    await page.getByLabel('Show').selectOption('10');
    await page.locator('a[href="#mainnet"]:visible').first().click();
    await page.locator('#mainnet').waitFor({ state: 'visible' });
    expect(new URL(page.url()).hash).toBe('#mainnet');
  });

  test('the keyboard alone chooses a chain and copies an address', async () => {
    const page = await site.open(ADDRESSES, clipboard);
    await ready(page);
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

  test('without script every chain is there, and no control that does nothing', async () => {
    const page = await site.open(ADDRESSES, { javaScriptEnabled: false });
    expect((await chainsShown(page)).length).toBeGreaterThan(4);
    expect(await page.locator('[data-chain-filter]').isVisible()).toBe(false);
    expect(await page.locator('[data-copy-value]').first().isVisible()).toBe(false);
  });
});

/** The decoder, drawn by its own code. */
async function decoder(options?: Parameters<typeof site.open>[1], search = '') {
  const page = await site.open(`${ERRORS}${search}#revert-decoder`, options);
  await ready(page);
  const field = page.getByLabel('Revert data, reason or error text');
  await field.waitFor();
  return { page, field, result: page.locator('[data-revert-result]') };
}

/** Types until the code that listens has come. */
async function say(
  { field, result }: Awaited<ReturnType<typeof decoder>>,
  text: string,
  answer: string,
) {
  await expect
    .poll(async () => {
      await field.fill('');
      await field.fill(text);
      return result.textContent();
    })
    .toContain(answer);
}

describe('the decoder', () => {
  test('explains a reason and leads to its row', async () => {
    const open = await decoder();
    await say(open, 'STF', 'no allowance');
    const { page, result } = open;
    await page.waitForFunction(() => location.search === '?revert=STF');
    await result.getByRole('link').click();
    await page.waitForFunction(() => location.hash === '#stf');
    expect(await page.locator('#stf').textContent()).toContain('STF');
  });

  test('opens what a failed command says, from an example, by keyboard', async () => {
    const open = await decoder();
    await say(open, 'LOK', 'never initialised');
    await open.page.getByRole('button', { name: 'ExecutionFailed' }).focus();
    await open.page.keyboard.press('Enter');
    await expect.poll(() => open.result.textContent()).toContain('InvalidOwnerERC721()');
    await open.page.waitForFunction(() =>
      document.querySelector('#revert-decoder output')?.textContent.includes('InvalidOwnerERC721'),
    );
  });

  test('the address brings data back', async () => {
    const { result } = await decoder({}, '?revert=0x4e487b71' + '12'.padStart(64, '0'));
    await expect.poll(() => result.textContent()).toContain('A division or a remainder by 0');
  });

  test('says what is wrong with data', async () => {
    await say(await decoder(), '0x08c3', 'A selector alone has 8');
  });

  test('reads the whole error of a node', async () => {
    const open = await decoder();
    const answer = {
      jsonrpc: '2.0',
      id: 1,
      error: { code: 3, message: 'execution reverted: STF' },
    };
    await say(open, JSON.stringify(answer), 'Error(string): STF');
  });

  test('reads the whole text of an error, says which part, and shows the rest', async () => {
    const open = await decoder();
    const text = [
      'ContractFunctionExecutionError: The contract function "swap" reverted with the following signature:',
      '0x7939f424',
      'Contract Call:\n  address:   0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45',
      "earlier: Fail with error 'UniswapV2Router: EXPIRED'",
    ].join('\n\n');
    await say(open, text, 'Read from your text: 0x7939f424');
    expect(await open.result.textContent()).toContain('TransferFromFailed()');
    const more = open.result.getByText('Also in your text: 1');
    await more.click();
    expect(await open.result.getByText('UniswapV2Router: EXPIRED').isVisible()).toBe(true);
  });

  test('explains a check of the SDK, and leads to the page that helps', async () => {
    const open = await decoder();
    await say(
      open,
      'Error: Invariant failed: TICK_LOWER\n    at new Position',
      'nearestUsableTick',
    );
    expect(await open.result.textContent()).toContain('nothing was sent');
    await open.result.getByRole('link', { name: 'Where the docs explain it' }).click();
    await open.page.waitForFunction(() =>
      location.pathname.endsWith('/sdk/v3/guides/liquidity/minting'),
    );
  });

  test('without script says what selectors mean', async () => {
    const page = await site.open(ERRORS, { javaScriptEnabled: false });
    expect(await page.locator('#revert-decoder').getByText('0x4e487b71').isVisible()).toBe(true);
    expect(await page.getByLabel('Revert data, reason or error text').isVisible()).toBe(false);
  });
});

describe.each([
  ADDRESSES,
  ERRORS,
  '/contracts/v1/reference/smart-contracts/common-errors',
  '/contracts/universal-router/technical-reference',
  '/contracts/universal-router/releases',
])('%s', (path) => {
  test.each(['dark', 'light'] as const)(
    'has nothing for axe to find, %s, on a phone',
    async (colorScheme) => {
      const page = await site.open(path, { ...phone, colorScheme });
      await ready(page);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
    },
  );

  test('fits a phone, moves nothing and says nothing on the console', async () => {
    const page = await site.open('', phone);
    await watchShifts(page);
    await page.goto(site.url + path);
    await ready(page);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState('networkidle');
    await drawn(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await shiftsOf(page)).toEqual([]);
    expect(page.said.filter(({ type }) => type !== 'log' && type !== 'info')).toEqual([]);
  });
});
