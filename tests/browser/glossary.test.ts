import { describe, expect, test } from 'vitest';
import { axeFindings } from './axe-findings';
import { openReady, phone } from './open-page';
import { answered, stopClock } from './reading';
import { casesOf, servedSite } from './site';

const site = servedSite();

const WORD = 'a[data-term]';
const BOX = '#hint-box';

describe('a glossary term', () => {
  test.each(casesOf({ few: ['light'], more: ['dark'] }))(
    'shows its definition on hover, keeps it under the pointer, and hides it on Escape: %s',
    async (colorScheme) => {
      const page = await openReady(site, '/concepts/protocol/swaps', { colorScheme });
      await stopClock(page);
      await page.hover(WORD);
      // Advances the clock until the definition is shown, because the code that listens for the pointer may still be
      // loading.
      await expect
        .poll(async () => {
          await page.clock.runFor(250);
          return page.isVisible(BOX);
        })
        .toBe(true);
      expect((await page.textContent(BOX))?.length).toBeGreaterThan(30);
      expect(await page.getAttribute(WORD, 'aria-describedby')).toBe('hint-box');
      await page.hover(BOX);
      // Waits longer than a reader needs to move the pointer from the term to the definition, which must stay open.
      await page.clock.runFor(5_000);
      expect(await page.isVisible(BOX)).toBe(true);
      await page.clock.resume();
      expect(await axeFindings(page)).toEqual([]);
      await page.keyboard.press('Escape');
      expect(await page.isVisible(BOX)).toBe(false);
    },
  );

  test('shows it on keyboard focus, within a phone’s window, and leads to the glossary', async () => {
    const page = await openReady(site, '/concepts/protocol/swaps', phone);
    await page.locator(WORD).first().focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await page.waitForSelector(BOX);
    const { left, right } = await page.$eval(BOX, (box) => {
      const rect = box.getBoundingClientRect();
      return { left: rect.left, right: rect.right };
    });
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(390);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/concepts/glossary#*');
  });

  test('is still a link if definitions cannot be fetched', async () => {
    const page = await openReady(site, '/concepts/protocol/swaps');
    site.faults = [{ match: /glossary\.json/, status: 500 }];
    await page.hover(WORD);
    await answered(page, 'glossary.json');
    expect(site.requests.filter((url) => url.includes('glossary.json'))).toHaveLength(1);
    expect(await page.isVisible(BOX)).toBe(false);
    site.recover();
    await page.click(WORD);
    await page.waitForURL('**/concepts/glossary#*');
  });
});
