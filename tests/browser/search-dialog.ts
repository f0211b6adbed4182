import type { Locator, Page } from 'playwright-core';
import { ready, type OpenPage, type Site } from './site';

/** The dialog, its field and its hits, by their accessible names. */
export const dialogOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Search' });
export const fieldOf = (page: Page): Locator =>
  dialogOf(page).getByRole('combobox', { name: 'Search the docs' });
export const hitsOf = (page: Page): Locator =>
  dialogOf(page).getByRole('listbox', { name: 'Search results' }).getByRole('option');
/** Returns the links to remembered searches in the dialog; each has buttons next to it. */
export const rememberedOf = (page: Page): Locator =>
  dialogOf(page).getByRole('listitem').getByRole('link');

/** Enters text into a field as a paste does. In Firefox, `fill` sets the value without React noticing. */
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

/** Opens a page with the dialog open, showing the hits of a query if one is given. */
export async function openSearch(site: Site, path: string, query?: string): Promise<OpenPage> {
  const page = await site.open(path);
  await (query === undefined ? openDialog(page) : openHits(page, query));
  return page;
}

/** Waits until the dialog is removed. */
export const closed = (page: Page): Promise<void> => dialogOf(page).waitFor({ state: 'detached' });
