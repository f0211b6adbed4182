import { describe, expect, inject, test } from 'vitest';
import { expectAccessible } from './axe-findings';
import { hasFocus, openReady } from './open-page';
import { asked, openIdle, scrollTo, turnWheel } from './reading';
import {
  closed,
  dialogOf,
  enter,
  fieldOf,
  hitsOf,
  openDialog,
  openHits,
  openSearch,
  rememberedOf,
} from './search-dialog';
import { ready, servedSite, settled } from './site';

const site = servedSite();

const PAGE = '/contracts/v3/overview';

describe('the search dialog', () => {
  test('fetches nothing before it is used', async () => {
    const page = await openIdle(site, PAGE);
    await asked(page);
    expect(site.requests.filter((path) => /search/i.test(path))).toEqual([]);
    const before = site.requests.length;
    await page.getByRole('button', { name: 'Search' }).hover();
    await expect
      .poll(() => site.requests.slice(before).filter((path) => path.endsWith('.js')))
      .not.toEqual([]);
    // Opening search fetches the manifest, which every query needs, but no data for a particular query.
    await expect
      .poll(() => site.requests.filter((path) => path.includes('search-index')))
      .toHaveLength(1);
    expect(site.requests.filter((path) => path.includes('/static/search/'))).toEqual([]);
  });

  test('opens by Ctrl+K and "/", closes by Escape, and returns focus', async () => {
    const page = await openReady(site, PAGE);
    const button = page.getByRole('button', { name: 'Search' });
    await button.focus();
    await page.keyboard.press('/');
    await fieldOf(page).waitFor();
    await page.keyboard.type('a/b');
    await expect.poll(() => fieldOf(page).inputValue()).toBe('a/b');
    await page.keyboard.press('Escape');
    await closed(page);
    await expect.poll(() => hasFocus(button)).toBe(true);
    await page.keyboard.press('Control+k');
    await fieldOf(page).waitFor();
    await page.keyboard.press('Control+k');
    await closed(page);
    await page.keyboard.press('Meta+k');
    await fieldOf(page).waitFor();
    await dialogOf(page).getByRole('button', { name: 'Close' }).click();
    await closed(page);
  });

  test('lists its keys by "?", and "/" can be turned off, also for other tabs', async () => {
    const page = await openSearch(site, PAGE);
    const other = await page.context().newPage();
    await other.goto(site.url + PAGE);
    await ready(other);
    // The tab has to be in front, because keys go to that tab.
    await page.bringToFront();
    const keys = dialogOf(page).getByRole('region', { name: 'Keyboard shortcuts' });
    const slash = keys.getByRole('switch', { name: 'Open search with /' });
    await page.keyboard.press('?');
    await keys.waitFor();
    await page.keyboard.press('Tab');
    await expect.poll(() => hasFocus(slash)).toBe(true);
    await page.keyboard.press('Space');
    expect(await slash.isChecked()).toBe(false);
    await page.keyboard.press('?');
    await keys.waitFor({ state: 'detached' });
    await page.keyboard.press('?');
    await keys.waitFor();
    // Letters go to the field wherever the focus is, so "?" in a query is text.
    await page.keyboard.type('why?');
    expect(await fieldOf(page).inputValue()).toBe('why?');
    await keys.waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await closed(page);
    for (const tab of [page, other]) {
      await tab.bringToFront();
      await tab.keyboard.press('/');
      // If "/" had opened search, Ctrl+K would close it.
      await tab.keyboard.press('Control+k');
      await fieldOf(tab).waitFor();
      expect(await fieldOf(tab).inputValue()).toBe('');
    }
    await page.bringToFront();
    await dialogOf(page).getByRole('button', { name: 'Keyboard shortcuts' }).click();
    await slash.click();
    await page.keyboard.press('Escape');
    await closed(page);
    await page.keyboard.press('/');
    await fieldOf(page).waitFor();
  });

  test('opens again if Ctrl+K is pressed while it is closing', async () => {
    const page = await openSearch(site, PAGE);
    const former = await dialogOf(page).elementHandle();
    await page.evaluate(() => {
      const press = () => {
        const key = { key: 'k', ctrlKey: true, bubbles: true, cancelable: true };
        document.body.dispatchEvent(new KeyboardEvent('keydown', key));
      };
      // Presses as soon as the dialog is removed. History hasn't stepped back yet at that time.
      new MutationObserver((_, observer) => {
        observer.disconnect();
        press();
      }).observe(document.body, { childList: true });
      press();
    });
    await former.waitForElementState('hidden');
    await fieldOf(page).waitFor();
    await page.keyboard.press('Control+k');
    await closed(page);
  });

  test('stays open if the close event of the previous dialog comes late', async () => {
    const page = await openSearch(site, PAGE);
    const former = await dialogOf(page).elementHandle();
    await page.keyboard.press('Escape');
    await closed(page);
    await openDialog(page);
    // Browsers send `close` with the next frame. On a busy machine that may be so late that the next dialog is already
    // open.
    await former.evaluate((own) => own.dispatchEvent(new Event('close')));
    expect(await dialogOf(page).isVisible()).toBe(true);
  });

  test('uses the text that was typed while its code was loading, including Enter', async () => {
    const page = await openReady(site, '/contracts/v3/overview');
    const answer = site.hold(/\.js$/);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('sqrtPriceX9/');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('6');
    answer();
    await fieldOf(page).waitFor();
    await page.keyboard.type(' tick');
    await expect.poll(() => fieldOf(page).inputValue()).toBe('sqrtPriceX96 tick');

    const hasty = await openReady(site, '/contracts/v3/overview');
    await hasty.keyboard.press('Control+k');
    await hasty.keyboard.type('tick spacing');
    await hasty.keyboard.press('Enter');
    await hasty.waitForURL(
      `${site.url}/concepts/protocol/concentrated-liquidity#ticks-and-tick-spacing`,
    );
  });

  test('opens by its button, and closes by a press outside it', async () => {
    const page = await openReady(site, PAGE);
    await page.getByRole('button', { name: 'Search' }).click();
    await fieldOf(page).waitFor();
    await page.mouse.click(5, 300);
    await closed(page);
  });

  test('keeps focus inside, and the page behind it inaccessible', async () => {
    const page = await openSearch(site, PAGE, 'tick spacing');
    const stops = (await hitsOf(page).count()) + 8;
    for (let stop = 0; stop < stops; stop += 1) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate(() => {
        const { activeElement } = document;
        // No element has focus after tabbing past the end of the page.
        return activeElement !== document.body && !activeElement?.closest('dialog');
      });
      expect(outside).toBe(false);
    }
    const scrolled = await page.evaluate(() => window.scrollY);
    await page.mouse.move(5, 300);
    await turnWheel(page, 600);
    await page.keyboard.press('Escape');
    await closed(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  });

  test('closes by Back, which changes nothing behind it, and Forward opens it again', async () => {
    const page = await openReady(site, '/concepts/protocol/fees');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await scrollTo(page, 500);
    const state = () => page.evaluate(() => ({ href: window.location.href, top: window.scrollY }));
    const before = await state();
    await openHits(page, 'pool');
    await page.evaluate(() => window.history.back());
    await closed(page);
    await settled(page);
    expect(await state()).toEqual(before);
    await page.evaluate(() => window.history.forward());
    await fieldOf(page).waitFor();
    await page.keyboard.press('Escape');
    await closed(page);
    await settled(page);
    expect(await state()).toEqual(before);
  });

  test('leaves no entry of its own in the history', async () => {
    const page = await openSearch(site, '/concepts/protocol/fees');
    await page.keyboard.press('Escape');
    await closed(page);
    await openHits(page, 'tick spacing');
    await page.keyboard.press('Enter');
    await page.waitForURL(
      `${site.url}/concepts/protocol/concentrated-liquidity#ticks-and-tick-spacing`,
    );
    await page.evaluate(() => window.history.back());
    await page.waitForURL(`${site.url}/concepts/protocol/fees`);
    await page.getByRole('heading', { level: 1, name: 'Fees' }).waitFor();
    expect(await dialogOf(page).count()).toBe(0);
  });

  // In one engine only, because axe checks only markup.
  test.runIf(inject('engine') === 'chromium')(
    'has no accessibility fault in either mode',
    async () => {
      const page = await site.open(PAGE);
      const expectNoFault = () => expectAccessible(page, [1280], 'dialog');
      await openDialog(page);
      await page.keyboard.press('?');
      await dialogOf(page).getByRole('switch').waitFor();
      await expectNoFault();
      await page.keyboard.press('?');
      await expectNoFault();
      await enter(fieldOf(page), 'STF');
      await hitsOf(page).first().waitFor();
      await expectNoFault();
      await enter(fieldOf(page), 'zzzzqqqq');
      await dialogOf(page).getByText('No results for').first().waitFor();
      await expectNoFault();
      await page.keyboard.press('Escape');
      await openHits(page, 'tick spacing');
      await page.keyboard.press('Enter');
      await page.waitForURL(/concentrated-liquidity/);
      await openDialog(page);
      await rememberedOf(page).first().waitFor();
      await expectNoFault();
      expect(page.said.filter(({ text }) => text.includes('Content Security Policy'))).toEqual([]);
    },
  );
});
