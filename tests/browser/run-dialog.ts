import { expect } from 'vitest';
import { expectAccessible } from './axe-findings';
import type { OpenPage, Site } from './site';

/** A guide whose samples run. */
export const SWAPS = '/contracts/v3/guides/swaps/single-swaps';

/** The block of a function, by its declaration. */
export const runOf = (page: OpenPage, declaration: string) =>
  page
    .getByRole('figure')
    .filter({ hasText: declaration })
    .getByRole('button', { name: 'Run', exact: true });

export const dialog = (page: OpenPage) => page.getByRole('dialog');

/** The button in the dialog. */
export const again = (page: OpenPage) =>
  dialog(page).getByRole('button', { name: 'Run', exact: true });

export const done = (page: OpenPage) => dialog(page).getByText('Done.').waitFor();

/** Runs the call of a block, until what came of it stands there. */
export async function runIt(page: OpenPage, declaration: string): Promise<void> {
  await runOf(page, declaration).click();
  await done(page);
}

/** A page on which the call of a block has run. */
export async function openRun(site: Site, path: string, declaration: string): Promise<OpenPage> {
  const page = await site.open(path);
  await runIt(page, declaration);
  return page;
}

/** Runs what the dialog holds once more. */
export async function runAgain(page: OpenPage): Promise<void> {
  await again(page).click();
  await done(page);
}

/** In windows of these widths, px, nothing in the dialog is wider than it, and axe finds nothing wrong with it. */
export const expectFitting = (page: OpenPage, widths: readonly number[]): Promise<void> =>
  expectAccessible(page, widths, 'dialog', async (view) => {
    const { scrollWidth, clientWidth } = await dialog(page).evaluate((element) => ({
      scrollWidth: element.scrollWidth,
      clientWidth: element.clientWidth,
    }));
    expect(scrollWidth, view).toBe(clientWidth);
  });
