import type { Page } from 'playwright-core';

/** A page of samples. */
export const TRADING = '/sdk/v3/guides/trading';

/** Leave to read what was copied. */
export const clipboard = { permissions: ['clipboard-read', 'clipboard-write'] };

/** The block that holds a line of code. */
export const block = (page: Page, code: string) =>
  page
    .getByRole('figure')
    .filter({ has: page.getByRole('group', { name: /^Code: / }).filter({ hasText: code }) })
    .first();

/** What was copied. */
export const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
