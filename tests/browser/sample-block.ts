import type { Page } from 'playwright-core';

/** A page with samples. */
export const TRADING = '/sdk/v3/guides/trading';

/** Browser options with which a test can read the clipboard. */
export const clipboard = { permissions: ['clipboard-read', 'clipboard-write'] };

/** Returns the block that contains a line of code. */
export const block = (page: Page, code: string) =>
  page
    .getByRole('figure')
    .filter({ has: page.getByRole('group', { name: /^Code: / }).filter({ hasText: code }) })
    .first();

/** Returns the text on the clipboard. */
export const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
