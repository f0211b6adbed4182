import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { show, triesAll } from './site';

/** Broken rules, each with the HTML of the elements that break it. */
type Findings = [rule: string, elements: string[]][];

/**
 * Options that report only violations, with their HTML, because reporting passed checks on a long page takes much
 * longer than checking. They skip iframes, because the site's only iframe runs programs and shows nothing.
 */
const VIOLATIONS: RunOptions = { resultTypes: ['violations'], selectors: false, iframes: false };

/** Rules whose result can depend on the color mode. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/**
 * Returns axe's violations for the current state of a page, or of a part of the page.
 *
 * @param within selector of the part
 */
export const axeFindings = (page: Page, within?: string): Promise<Findings> =>
  findingsOf(page, within, VIOLATIONS);

/**
 * Returns the violations that depend on the color mode. Use it for a page that axe has already checked in the other
 * mode.
 */
export const contrastFindings = (page: Page, within?: string): Promise<Findings> =>
  findingsOf(page, within, { ...VIOLATIONS, runOnly: OF_COLOURS });

async function findingsOf(page: Page, within = ':root', options: RunOptions): Promise<Findings> {
  expect(await page.locator('iframe:visible').count(), 'frames, which axe does not look into').toBe(
    0,
  );
  // Injected only once per page, because starting axe takes as long as checking a dialog.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([part, how]) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(part, how);
      return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
    },
    [within, options] as const,
  );
}

/**
 * Asserts that axe finds no violations in a part of a page at these window widths, in px. With a single width, or in
 * the whole matrix, it checks both color modes. Otherwise it checks one mode per width, light first, because a mode's
 * colors don't depend on the width. In the second mode of a width, it checks only colors.
 *
 * @param within selector of the part
 * @param look further assertions for each combination of width and mode
 */
export async function expectAccessible(
  page: Page,
  widths: readonly number[],
  within?: string,
  look?: (view: string) => Promise<void>,
): Promise<void> {
  const inBoth = triesAll() || widths.length === 1;
  for (const [index, width] of widths.entries()) {
    await page.setViewportSize({ width, height: 900 });
    const modes = index % 2 === 0 ? (['light', 'dark'] as const) : (['dark', 'light'] as const);
    for (const mode of inBoth ? modes : modes.slice(0, 1)) {
      await show(page, mode);
      const view = `${width} px, ${mode}`;
      const findings = mode === modes[0] ? axeFindings : contrastFindings;
      expect(await findings(page, within), view).toEqual([]);
      await look?.(view);
    }
  }
}
