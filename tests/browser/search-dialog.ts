import type { Locator, Page } from 'playwright-core';
import { ready, type OpenPage, type Site } from './site';

/** Returns the dialog, its field or its hits, by their accessible names. */
export const dialogOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Search' });
export const fieldOf = (page: Page): Locator =>
  dialogOf(page).getByRole('combobox', { name: 'Search the docs' });
export const hitsOf = (page: Page): Locator =>
  dialogOf(page).getByRole('listbox', { name: 'Search results' }).getByRole('option');
/** Returns the links to remembered searches in the dialog. */
export const rememberedOf = (page: Page): Locator =>
  dialogOf(page).getByRole('listitem').getByRole('link');

/**
 * Enters text into a field as a paste does. The driver's `fill` isn't used, because in Firefox React doesn't notice it.
 */
export const enter = (field: Locator, text: string): Promise<void> =>
  field.evaluate((own, value) => {
    own.focus();
    const kind: unknown = Object.getPrototypeOf(own);
    Object.getOwnPropertyDescriptor(kind, 'value')?.set?.call(own, value);
    own.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }, text);

/** Opens the dialog by keyboard once the page is hydrated, and enters a query. */
export async function openDialog(page: Page, query?: string): Promise<void> {
  await ready(page);
  await page.keyboard.press('Control+k');
  await fieldOf(page).waitFor();
  if (query !== undefined) await enter(fieldOf(page), query);
}

/** Opens the dialog, and waits until it shows the hits of a query. */
export async function openHits(page: Page, query: string): Promise<void> {
  await openDialog(page, query);
  await hitsOf(page).first().waitFor();
}

/** Opens a page and the dialog. If a query is given, waits until the dialog shows its hits. */
export async function openSearch(site: Site, path: string, query?: string): Promise<OpenPage> {
  const page = await site.open(path);
  await (query === undefined ? openDialog(page) : openHits(page, query));
  return page;
}

/** Waits until the dialog is removed. */
export const closed = (page: Page): Promise<void> => dialogOf(page).waitFor({ state: 'detached' });
