import { describe, expect, test } from 'vitest';
import { axeFindings } from './axe-findings';
import { openReady, phone } from './open-page';
import { answered, stopClock } from './reading';
import { casesOf, servedSite } from './site';

const site = servedSite();

const WORD = 'a[data-term]';
const BOX = '#term-definition';

describe('a word of the glossary', () => {
  test.each(casesOf({ few: ['light'], more: ['dark'] }))(
    'shows its definition under the pointer, keeps it there, and hides it by Escape: %s',
    async (colorScheme) => {
      const page = await openReady(site, '/concepts/protocol/swaps', { colorScheme });
      await stopClock(page);
      await page.hover(WORD);
      // Keep the pointer on the word until the code that listens for it has loaded.
      await expect
        .poll(async () => {
          await page.clock.runFor(250);
          return page.isVisible(BOX);
        })
        .toBe(true);
      expect((await page.textContent(BOX))?.length).toBeGreaterThan(30);
      expect(await page.getAttribute(WORD, 'aria-describedby')).toBe('term-definition');
      await page.hover(BOX);
      // Wait longer than a reader needs to move from the word to its box: the box must stay open under the pointer.
      await page.clock.runFor(5_000);
      expect(await page.isVisible(BOX)).toBe(true);
      await page.clock.resume();
      expect(await axeFindings(page)).toEqual([]);
      await page.keyboard.press('Escape');
      expect(await page.isVisible(BOX)).toBe(false);
    },
  );

  test('shows it on keyboard focus, inside a phone’s window, and leads to the glossary', async () => {
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

  test('stays a link when definitions cannot be fetched', async () => {
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
