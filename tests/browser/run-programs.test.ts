import { describe, expect, test } from 'vitest';
import { AMOUNTS, edit, expectPrinted, openProgram, TRADING } from './program-dialog';
import { again, dialog, done, expectFitting, runAgain } from './run-dialog';
import { casesOf, servedSite, triesAll } from './site';

const site = servedSite();

describe('a program that is edited wrong', () => {
  const edits = casesOf<[edit: string, path: string, line: string, to: string, reason: RegExp]>({
    few: [
      [
        'a wrong order of tokens',
        '/contracts/universal-router/overview',
        'const split =',
        'const split = { tokenIn: WETH9, tokenOut: USDC, fee: 3000, amountV3, amountV1 };',
        // The selector of AllowanceExpired, because ethers doesn't decode this error.
        /custom error 0xd81b2f2e/,
      ],
    ],
    more: [
      [
        'a low deadline',
        TRADING,
        'const deadline = timestamp + 600;',
        'const deadline = timestamp - 600;',
        /Transaction too old/,
      ],
      [
        'a missing approval',
        TRADING,
        'await approveRouter(signer, usdc);',
        '// not approved',
        /STF/,
      ],
    ],
  });

  test.each(edits)('%s reverts as on a real chain', async (_, path, line, to, reason) => {
    const page = await openProgram(site, path);
    await dialog(page).getByRole('button', { name: 'Reset the chain' }).click();
    await edit(page, line, to);
    await again(page).click();
    await dialog(page)
      .getByRole('status')
      .filter({ hasText: /^Failed/ })
      .waitFor();
    expect(await dialog(page).getByRole('status').innerText()).toMatch(reason);
    await dialog(page).getByRole('link', { name: 'Cause and fix' }).first().waitFor();
  });
});

/** Harmful edits, each with the program's output or error. */
const HOSTILE = casesOf<[name: string, code: string, told: RegExp]>({
  few: [
    ['fetch', "await fetch('https://example.com/');", /can reach only http:\/\/127\.0\.0\.1:8545/],
    [
      'an import by address',
      "await import('https://example.com/x.js');",
      /does not have the package/,
    ],
    [
      'buffers without an end',
      'const all: Uint8Array[] = []; for (;;) all.push(new Uint8Array(2 ** 24));',
      /at most 256 MB of memory/,
    ],
    [
      'prototypes',
      'Array.prototype.map = () => { throw new Error("map"); }; Promise.prototype.then = () => { throw new Error("then"); };',
      /map|then|Done|in time/,
    ],
  ],
  more: [
    ['fetch of the site itself', "await fetch('/');", /can reach only/],
    ['importScripts', "importScripts('https://example.com/x.js');", /importScripts is not/],
    ['WebSocket', "new WebSocket('wss://example.com');", /WebSocket is not/],
    ['the page', 'document.body.remove();', /document is not/],
  ],
});

/** A program that fills memory in a way that scripts can't measure. Either the browser or the time limit ends it. */
const ENDLESS_HEAP =
  'const all: unknown[] = []; for (;;) { all.push(new Array(1e5).fill(all.length)); }';

describe('an edit that means harm', () => {
  test('is contained and reported, one after another; the page and its chain still work, and Stop ends an endless program', async () => {
    const page = await openProgram(site);
    for (const [name, code, told] of HOSTILE) {
      await edit(page, 'in its smallest unit', code);
      site.requests.length = 0;
      await again(page).click();
      const status = dialog(page).getByRole('status').filter({ hasText: told });
      await status.waitFor({ timeout: 20_000 });
      await dialog(page).getByRole('button', { name: 'Undo all edits' }).click();
      await runAgain(page);
      await expectPrinted(page, AMOUNTS, name);
      expect(page.said, name).toEqual([]);
    }
    // Only the first thousand of very many lines are printed.
    await edit(
      page,
      'in its smallest unit',
      "for (let i = 0; i < 1e6; i += 1) console.log('line', i);",
    );
    await again(page).click();
    await dialog(page).getByText('and more, which is left out').waitFor();
    await done(page);
    // This edit never ends, so the test stops it.
    await dialog(page).getByRole('button', { name: 'Undo all edits' }).click();
    await edit(page, 'in its smallest unit', 'await new Promise(() => {});');
    await again(page).click();
    await dialog(page).getByRole('button', { name: 'Stop', exact: true }).click();
    await dialog(page).getByText('Stopped.', { exact: true }).waitFor();
  }, 300_000);

  // Only in the whole matrix, because filling the memory takes long.
  test.runIf(triesAll())(
    'a heap that grows without end ends only the program: the page and its chain still work',
    async () => {
      const page = await openProgram(site);
      await edit(page, 'in its smallest unit', ENDLESS_HEAP);
      await again(page).click();
      // Ignores errors of the driver: Playwright mistakes the end of the program's process for a crash of the page, and
      // aborts pending waits.
      const status = () =>
        dialog(page)
          .getByRole('status')
          .innerText()
          .catch(() => '');
      await expect.poll(status).toMatch(/in time|out of memory|did not start/);
      await dialog(page).getByRole('button', { name: 'Undo all edits' }).click();
      await again(page).click();
      await expect.poll(status).toBe('Done.');
      await expectPrinted(page);
    },
  );
});

test('axe finds nothing, and nothing is too wide at 1440, 390 and 320 px', async () => {
  const page = await openProgram(site, TRADING);
  await dialog(page).getByRole('button', { name: 'Edit', exact: true }).click();
  await dialog(page)
    .getByRole('textbox', { name: /^Code of / })
    .waitFor();
  await expectFitting(page, [1440, 390, 320]);
});
