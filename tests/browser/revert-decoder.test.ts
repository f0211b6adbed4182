import { describe, expect, test } from 'vitest';
import { inWindow } from './open-page';
import { ready, servedSite } from './site';

const site = servedSite();

const ERRORS = '/contracts/v3/reference/error-codes';

/** Opens the decoder and waits until the decoder's own code has rendered it. */
async function decoder(options?: Parameters<typeof site.open>[1], search = '') {
  const page = await site.open(`${ERRORS}${search}#revert-decoder`, options);
  await ready(page);
  const field = page.getByLabel('Revert data, reason or error text');
  await field.waitFor();
  return { page, field, result: page.locator('[data-revert-result]') };
}

/** Enters text and waits until the decoder's result contains another one. */
async function say(
  { field, result }: Awaited<ReturnType<typeof decoder>>,
  text: string,
  answer: string,
) {
  await field.fill(text);
  await expect.poll(() => result.textContent()).toContain(answer);
}

describe('the decoder', () => {
  test('keeps every letter that is typed while its code loads', async () => {
    const page = await site.open(`${ERRORS}#revert-decoder`);
    const field = page.getByLabel('Revert data, reason or error text');
    await field.focus();
    const typed = 'execution reverted for the following reason: '.repeat(8) + 'STF';
    await page.keyboard.type(typed);
    await expect
      .poll(() => page.locator('[data-revert-result]').textContent())
      .toContain('The allowance, the balance or the ether');
    expect(await field.inputValue()).toBe(typed);
  });

  test.each([320, 390, 700, 1024, 1440])(
    'leaves no example alone on a line, at %i px',
    async (width) => {
      const { page } = await decoder(inWindow(width));
      const examples = ['STF', 'Panic', 'ExecutionFailed', 'No data'];
      const lines = await Promise.all(
        examples.map(
          async (name) => (await page.getByRole('button', { name, exact: true }).boundingBox())?.y,
        ),
      );
      for (const line of lines) expect(lines.filter((y) => y === line).length).toBeGreaterThan(1);
    },
  );

  test('explains a reason and links to its row', async () => {
    const open = await decoder();
    await say(open, 'STF', 'The allowance, the balance or the ether');
    const { page, result } = open;
    await page.waitForFunction(() => location.search === '?revert=STF');
    await result.getByRole('link').click();
    await page.waitForFunction(() => location.hash === '#stf');
    expect(await page.locator('#stf').textContent()).toContain('STF');
  });

  test('decodes the error inside a failed command, from an example, by keyboard', async () => {
    const open = await decoder();
    await say(open, 'LOK', 'never initialised');
    await open.page.getByRole('button', { name: 'ExecutionFailed' }).focus();
    await open.page.keyboard.press('Enter');
    await expect.poll(() => open.result.textContent()).toContain('InvalidOwnerERC721()');
    await open.page.waitForFunction(() =>
      document.querySelector('#revert-decoder output')?.textContent.includes('InvalidOwnerERC721'),
    );
  });

  test('reads data from the address', async () => {
    const { result } = await decoder({}, '?revert=0x4e487b71' + '12'.padStart(64, '0'));
    await expect.poll(() => result.textContent()).toContain('A division or modulo by 0');
  });

  test('explains what is wrong with data', async () => {
    await say(await decoder(), '0x08c3', 'A selector alone has 8');
  });

  test('reads a node’s whole error', async () => {
    const open = await decoder();
    const answer = {
      jsonrpc: '2.0',
      id: 1,
      error: { code: 3, message: 'execution reverted: STF' },
    };
    await say(open, JSON.stringify(answer), 'Error(string): STF');
  });

  test('reads the whole text of an error, shows which part was decoded, and lists the others', async () => {
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

  test('reports that a contract reverted even if a library could not read its error', async () => {
    const open = await decoder();
    await say(open, 'Error signature not found on the provided ABI', 'Paste the selector');
    expect(await open.result.textContent()).not.toMatch(/no contract|before it ran/i);
  });

  test('explains an error of the SDK, and links to the page that helps', async () => {
    const open = await decoder();
    await say(
      open,
      'Error: Invariant failed: TICK_LOWER\n    at new Position',
      'nearestUsableTick',
    );
    expect(await open.result.textContent()).toContain('nothing was sent');
    await open.result.getByRole('link', { name: 'Read the explanation' }).click();
    await open.page.waitForFunction(() =>
      location.pathname.endsWith('/sdk/v3/guides/liquidity/minting'),
    );
  });

  test('without script lists the meaning of selectors', async () => {
    const page = await site.open(ERRORS, { javaScriptEnabled: false });
    expect(await page.locator('#revert-decoder').getByText('0x4e487b71').isVisible()).toBe(true);
    expect(await page.getByLabel('Revert data, reason or error text').isVisible()).toBe(false);
  });
});
