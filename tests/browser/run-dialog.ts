import { expect } from 'vitest';
import { expectAccessible } from './axe-findings';
import type { OpenPage, Site } from './site';

/** A guide with samples that can be run. */
export const SWAPS = '/contracts/v3/guides/swaps/single-swaps';

/** Returns the Run button of the block that contains a function's declaration. */
export const runOf = (page: OpenPage, declaration: string) =>
  page
    .getByRole('figure')
    .filter({ hasText: declaration })
    .getByRole('button', { name: 'Run', exact: true });

export const dialog = (page: OpenPage) => page.getByRole('dialog');

/** Returns the Run button in the dialog. */
export const again = (page: OpenPage) =>
  dialog(page).getByRole('button', { name: 'Run', exact: true });

export const done = (page: OpenPage) => dialog(page).getByText('Done.').waitFor();

/** Runs the call of the block with a declaration, and waits for the result. */
export async function runIt(page: OpenPage, declaration: string): Promise<void> {
  await runOf(page, declaration).click();
  await done(page);
}

/** Opens a page and runs the call of the block with a declaration. */
export async function openRun(site: Site, path: string, declaration: string): Promise<OpenPage> {
  const page = await site.open(path);
  await runIt(page, declaration);
  return page;
}

/** Runs the call in the dialog again. */
export async function runAgain(page: OpenPage): Promise<void> {
  await again(page).click();
  await done(page);
}

/** Asserts that nothing overflows the dialog at these window widths, in px, and that axe finds no violations in it. */
export const expectFitting = (page: OpenPage, widths: readonly number[]): Promise<void> =>
  expectAccessible(page, widths, 'dialog', async (view) => {
    const { scrollWidth, clientWidth } = await dialog(page).evaluate((element) => ({
      scrollWidth: element.scrollWidth,
      clientWidth: element.clientWidth,
    }));
    expect(scrollWidth, view).toBe(clientWidth);
  });
