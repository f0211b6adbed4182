import { expect } from 'vitest';
import { axeFindings } from './axe-findings';
import type { OpenPage } from './site';

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

/** Runs the call of a block, until what came of it stands there. */
export async function runIt(page: OpenPage, declaration: string): Promise<void> {
  await runOf(page, declaration).click();
  await dialog(page).getByText('Done.').waitFor();
}

/** Nothing in the dialog is wider than it, and axe has nothing to say of it. */
export async function expectFitting(page: OpenPage, view: string): Promise<void> {
  const { scrollWidth, clientWidth } = await dialog(page).evaluate((element) => ({
    scrollWidth: element.scrollWidth,
    clientWidth: element.clientWidth,
  }));
  expect(scrollWidth, view).toBe(clientWidth);
  expect(await axeFindings(page, 'dialog'), view).toEqual([]);
}
