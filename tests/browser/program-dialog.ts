import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { dialog, done } from './run-dialog';
import type { OpenPage, Site } from './site';

/** A page that shows a program that sends transactions. */
export const TRADING = '/sdk/v3/guides/trading';
/** A page that shows {@link AMOUNTS}, a program that requests nothing. */
export const CORE = '/sdk/core/overview';
export const AMOUNTS = 'sdk/core/amounts.main.ts';
/** Returns the output of a program that the page shows. */
const printedBy = (main: string) =>
  readFileSync(`content/samples/${main.replace(/\.ts$/, '.txt')}`, 'utf8').trim();

export const printed = (page: OpenPage) => dialog(page).getByRole('log', { name: 'Printed' });

/** Presses the Run button of the page's first visible program. */
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

/** Opens the editor if needed and replaces a line, using the keyboard as a reader does. */
export async function edit(page: OpenPage, line: string, to: string): Promise<void> {
  const open = dialog(page).getByRole('button', { name: 'Edit', exact: true });
  if (await open.isVisible()) await open.click();
  const code = dialog(page).getByRole('textbox', { name: /^Code of / });
  const wanted = dialog(page).locator('.cm-line', { hasText: line }).first();
  await code.press('ControlOrMeta+Home');
  // The editor doesn't render lines that are far away.
  for (let pages = 0; pages < 20 && (await wanted.count()) === 0; pages += 1)
    await code.press('PageDown');
  await wanted.click();
  await page.keyboard.press('Home');
  await page.keyboard.press('Shift+End');
  await page.keyboard.insertText(to);
}
