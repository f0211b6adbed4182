import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { show, triesAll } from './site';

/** Rules, and the elements that break them. */
type Findings = [rule: string, elements: string[]][];

/**
 * Violations alone, by their markup: telling what passes takes ten times as long on a long page as finding it. The one
 * frame that the site has, for programs, shows nothing.
 */
const VIOLATIONS: RunOptions = { resultTypes: ['violations'], selectors: false, iframes: false };

/** What may be wrong with a page in one mode and not in the other. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/**
 * What axe finds wrong with a page as it stands, or with a part of it.
 *
 * @param within selector of the part
 */
export const axeFindings = (page: Page, within?: string): Promise<Findings> =>
  findingsOf(page, within, VIOLATIONS);

/** What a change of mode alone may have made wrong with a page that axe has looked at: its colours. */
export const contrastFindings = (page: Page, within?: string): Promise<Findings> =>
  findingsOf(page, within, { ...VIOLATIONS, runOnly: OF_COLOURS });

async function findingsOf(page: Page, within = ':root', options: RunOptions): Promise<Findings> {
  expect(await page.locator('iframe:visible').count(), 'frames, which axe does not look into').toBe(
    0,
  );
  // A page takes axe once: starting it costs as much as looking at a dialog.
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
 * Axe finds nothing wrong with a part of a page in windows of these widths, px: in both modes if there is one width or the
 * whole matrix is tried, otherwise in one mode at each width, the light one first, since which colours a mode has does not
 * depend on the width. In the second mode of a width only colours are looked at.
 *
 * @param within selector of the part
 * @param look what else holds in each of these views
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
