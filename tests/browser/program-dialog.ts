import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { dialog, done } from './run-dialog';
import type { OpenPage, Site } from './site';

/** A page with a program that sends transactions. */
export const TRADING = '/sdk/v3/guides/trading';
/** A page with {@link AMOUNTS}, a program that makes no requests. */
export const CORE = '/sdk/core/overview';
export const AMOUNTS = 'sdk/core/amounts.main.ts';
/** Returns the expected output of a program, which its page shows too. */
const printedBy = (main: string) =>
  readFileSync(`content/samples/${main.replace(/\.ts$/, '.txt')}`, 'utf8').trim();

export const printed = (page: OpenPage) => dialog(page).getByRole('log', { name: 'Printed' });

/** Presses the Run button of the first visible program on the page. */
export async function start(page: OpenPage): Promise<void> {
  const block = page.getByRole('figure').filter({ hasText: 'main.ts' }).filter({ visible: true });
  await block.first().getByRole('button', { name: 'Run', exact: true }).click();
}

/** Opens a page and runs its program. */
export async function openProgram(site: Site, path = CORE): Promise<OpenPage> {
  const page = await site.open(path);
  await start(page);
  await done(page);
  return page;
}

/** Asserts that the program has printed the output shown on the page. */
export const expectPrinted = async (page: OpenPage, main = AMOUNTS, message = '') =>
  expect((await printed(page).innerText()).trim(), message).toBe(printedBy(main));

/** Replaces a line of the program by keyboard, after opening the editor if necessary. */
export async function edit(page: OpenPage, line: string, to: string): Promise<void> {
  const open = dialog(page).getByRole('button', { name: 'Edit', exact: true });
  if (await open.isVisible()) await open.click();
  const code = dialog(page).getByRole('textbox', { name: /^Code of / });
  const wanted = dialog(page).locator('.cm-line', { hasText: line }).first();
  await code.press('ControlOrMeta+Home');
  // Scrolls until the line exists, because the editor renders only lines near the visible ones.
  for (let pages = 0; pages < 20 && (await wanted.count()) === 0; pages += 1)
    await code.press('PageDown');
  await wanted.click();
  await page.keyboard.press('Home');
  await page.keyboard.press('Shift+End');
  await page.keyboard.insertText(to);
}
