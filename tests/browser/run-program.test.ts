import { describe, expect, test } from 'vitest';
import { hasFocus } from './open-page';
import { CORE, edit, expectPrinted, openProgram, printed, start, TRADING } from './program-dialog';
import { asked, stopClock } from './reading';
import { again, dialog, done, runAgain, runOf } from './run-dialog';
import { servedSite } from './site';

const site = servedSite();

describe('a program that runs on the page', () => {
  test('prints the output that the page shows, and shows its transactions', async () => {
    const page = await site.open(TRADING);
    await asked(page);
    expect(site.requests.filter((path) => path.includes('/static/run-'))).toEqual([]);
    await start(page);
    await done(page);
    await expectPrinted(page, 'sdk/v3/trading.main.ts');
    await dialog(page).getByRole('heading', { name: 'Transactions: 3' }).waitFor();
    await dialog(page).getByText('SwapRouter.exactInputSingle').first().click();
    await dialog(page)
      .getByRole('row', { name: /^You .* ETH$/ })
      .first()
      .waitFor();
    expect(page.said).toEqual([]);
  });

  test('keeps its buttons in place while lines appear, so that the reader can press Stop', async () => {
    const page = await openProgram(site);
    const tops = await page.evaluateHandle(() => {
      const seen = new Set<number>();
      const look = () => {
        const buttons = [...document.querySelectorAll('dialog button')];
        const run = buttons.find(({ textContent }) => textContent === 'Run');
        if (run) seen.add(Math.round(run.getBoundingClientRect().top));
        requestAnimationFrame(look);
      };
      look();
      return seen;
    });
    await runAgain(page);
    expect(await tops.evaluate((seen) => [...seen])).toHaveLength(1);
  });

  test('runs as edited; a syntax error is shown at its line', async () => {
    const page = await openProgram(site);
    await edit(page, 'in its smallest unit', 'console.log({ six: payment.quotient.toString() };');
    await again(page).click();
    await dialog(page)
      .getByText(/^sdk\/core\/amounts\.main\.ts:5: .* Nothing was run\.$/)
      .waitFor();
    await edit(page, 'console.log({ six', 'console.log({ six: payment.quotient.toString() });');
    await runAgain(page);
    expect(await printed(page).innerText()).toContain("{ six: '1500000' }");
    await dialog(page).getByRole('button', { name: 'Undo all edits' }).click();
    await runAgain(page);
    await expectPrinted(page);
  });

  test('is opened, edited, run and closed with only the keyboard, and focus returns', async () => {
    const page = await site.open(CORE);
    const opener = runOf(page, 'main.ts').first();
    await opener.focus();
    await page.keyboard.press('Enter');
    await done(page);
    const press = async (name: string) => {
      const button = dialog(page).getByRole('button', { name, exact: true });
      await expect
        .poll(async () => {
          if (await hasFocus(button)) return true;
          await page.keyboard.press('Tab');
          return false;
        })
        .toBe(true);
      await page.keyboard.press('Enter');
    };
    await press('Edit');
    await dialog(page)
      .getByRole('textbox', { name: /^Code of / })
      .waitFor();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type("\nconsole.log('by keyboard');");
    await press('Run');
    await done(page);
    expect(await printed(page).innerText()).toContain('by keyboard');
    await page.keyboard.press('Escape');
    await expect.poll(() => dialog(page).count()).toBe(0);
    expect(await hasFocus(opener)).toBe(true);
  });

  test('is stopped by the time limit if an edit never ends, and the page still works', async () => {
    const page = await openProgram(site);
    await edit(page, 'in its smallest unit', 'for (;;) {}');
    await stopClock(page);
    await again(page).click();
    await dialog(page).getByText('Running…').waitFor();
    const late = dialog(page).getByText('Stopped because it took too long.');
    // Advances the clock repeatedly. The time limit counts from the program's start, and starting its process takes a
    // while.
    await expect
      .poll(async () => {
        await page.clock.runFor(1_000);
        return late.isVisible();
      })
      .toBe(true);
    await page.clock.resume();
    await dialog(page).getByRole('button', { name: 'Undo all edits' }).click();
    await runAgain(page);
    await expectPrinted(page);
    expect(page.said).toEqual([]);
  });
});

describe('the address of a program', () => {
  const OWN = '?run=sdk/core/amounts.main.ts~sdk/core/amounts.main.ts';
  const LINE = "console.log('ü');";

  test('contains the edits, and opens the program with them; nothing runs until the reader presses Run', async () => {
    const page = await openProgram(site, `${CORE}#work-with-amounts`);
    await expect.poll(() => new URL(page.url()).search).toBe(OWN);
    expect(new URL(page.url()).hash).toBe('#work-with-amounts');
    await edit(page, 'in its smallest unit', LINE);
    await expect.poll(() => new URL(page.url()).hash).toMatch(/^#edit=[\w-]+$/);
    const address = page.url();
    // The edit is only in the URL's hash, so no request to the host may contain it.
    const [, packed = ''] = address.split('#edit=');
    expect(site.requests.filter((path) => path.includes(packed) || path.includes('edit='))).toEqual(
      [],
    );

    const other = await site.open(address.slice(site.url.length));
    await dialog(other).getByText('This link carries edits. Nothing has run yet.').waitFor();
    expect(await dialog(other).locator('.cm-line', { hasText: LINE }).count()).toBe(1);
    expect(site.requests.filter((path) => path.includes('market.json')).length).toBe(1);
    await runAgain(other);
    expect(await printed(other).innerText()).toContain('ü');
    await dialog(other).getByRole('button', { name: 'Undo all edits' }).click();
    await expect.poll(() => new URL(other.url()).hash).toBe('');
    await other.keyboard.press('Escape');
    await expect.poll(() => new URL(other.url()).search).toBe('');
    expect(other.said).toEqual([]);
  });

  test('loses them when the program closes, and has the page’s anchor again', async () => {
    const page = await openProgram(site, `${CORE}#work-with-amounts`);
    await edit(page, 'in its smallest unit', LINE);
    await expect.poll(() => new URL(page.url()).hash).toMatch(/^#edit=/);
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => page.url()).toBe(`${site.url}/sdk/core/overview#work-with-amounts`);
  });

  test('with invalid edits opens the program without them, and reports that', async () => {
    const page = await site.open(`/sdk/core/overview${OWN}#edit=nothing-that-was-packed`);
    await dialog(page).getByText('The edits in this address could not be read').waitFor();
    await runAgain(page);
    await expectPrinted(page);
  });
});
