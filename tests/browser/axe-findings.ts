import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/**
 * What axe finds wrong with a page as it stands, or with a part of it: rules, and the elements that break them. What
 * passes is not listed: of a long page, telling that takes ten times as long as finding it. Nor is a second page opened
 * to join frames of other sites: the site has none that shows anything.
 *
 * @param within selector of the part
 */
export const axeFindings = (page: Page, within?: string): Promise<[string, string[]][]> => {
  const axe = axeOn(page);
  return findingsOf(within === undefined ? axe : axe.include(within));
};

/** What a change of mode alone may have made wrong with a page that axe has looked at: its colours. */
export const contrastFindings = (page: Page): Promise<[string, string[]][]> =>
  findingsOf(axeOn(page).withRules(['color-contrast', 'link-in-text-block']));

const axeOn = (page: Page) =>
  new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });

async function findingsOf(axe: AxeBuilder): Promise<[string, string[]][]> {
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}
