import { describe, expect, inject, test } from 'vitest';
import { inWindow, openReady } from './open-page';
import { scrollTo } from './reading';
import { casesOf, servedSite, settled, type OpenPage } from './site';

const site = servedSite();

const PAGE = '/sdk/v3/overview';
const HEADING = 'Quote a price';
/**
 * Whether a test can read the clipboard. Firefox doesn't let tests grant that permission; writing needs only a click.
 */
const mayRead = inject('engine') === 'chromium';
const clipboard = mayRead ? { permissions: ['clipboard-read', 'clipboard-write'] } : {};

const headingOf = (page: OpenPage) => page.getByRole('heading', { level: 2, name: HEADING });
const linkOf = (page: OpenPage) => page.getByRole('link', { name: `Link to “${HEADING}”` });

/** Takes a screenshot from the start of the heading to the end of its line. */
async function pictureOf(page: OpenPage): Promise<string> {
  const box = await headingOf(page).boundingBox();
  const line = await page.getByRole('article').boundingBox();
  if (!box || !line) throw new Error('The heading is out of sight');
  const clip = { ...box, width: line.x + line.width - box.x };
  const picture = await page.screenshot({ clip, animations: 'disabled', caret: 'hide' });
  return picture.toString('base64');
}

/** Stops one-second timers, such as the one that removes "Copied", until the test continues them. */
const holdTimers = (page: OpenPage) =>
  page.evaluate(() => {
    const held: (() => void)[] = [];
    const later = window.setTimeout.bind(window);
    const setTimeout = (run: () => void, wait?: number) =>
      wait === 1000 ? held.push(run) : later(run, wait);
    Object.assign(window, { held, setTimeout });
  });

const releaseTimers = (page: OpenPage) =>
  page.evaluate(() => (window as unknown as { held: (() => void)[] }).held.forEach((run) => run()));

async function open(options = {}): Promise<OpenPage> {
  const page = await openReady(site, PAGE, { viewport: { width: 1440, height: 900 }, ...options });
  await headingOf(page).evaluate((heading) => heading.scrollIntoView({ block: 'center' }));
  await page.mouse.move(5, 5);
  // Waits for fonts and transitions, because they could make the compared screenshots differ.
  await page.evaluate(() => document.fonts.ready);
  await settled(page);
  return page;
}

describe('the link of a heading', () => {
  test.each(casesOf({ few: ['dark'], more: ['light'] }))(
    'appears on hover, and disappears afterwards (%s)',
    async (colourMode) => {
      const page = await open();
      await page.evaluate((mode) => (document.documentElement.dataset.theme = mode), colourMode);
      const plain = await pictureOf(page);
      await headingOf(page).hover({ position: { x: 20, y: 10 } });
      await expect.poll(() => pictureOf(page)).not.toBe(plain);
      await page.mouse.move(5, 5);
      await expect.poll(() => pictureOf(page)).toBe(plain);
    },
  );

  test('appears on keyboard focus', async () => {
    const page = await open();
    const plain = await pictureOf(page);
    await page.keyboard.press('Tab');
    await linkOf(page).focus();
    await expect.poll(() => pictureOf(page)).not.toBe(plain);
    expect(await linkOf(page).evaluate((link) => link.matches(':focus-visible'))).toBe(true);
    expect(await linkOf(page).evaluate((link) => getComputedStyle(link).opacity)).toBe('1');
  });

  test('copies its address, goes there, and confirms it visually and to screen readers', async () => {
    const page = await open(clipboard);
    await holdTimers(page);
    const widthOfLink = async () => (await linkOf(page).boundingBox())?.width ?? 0;
    const bare = await widthOfLink();
    await linkOf(page).click();
    const said = page.getByRole('status').filter({ hasText: 'Copied' });
    await said.waitFor({ state: 'attached' });
    await expect.poll(() => page.evaluate(() => location.hash)).toBe('#quote-a-price');
    if (mayRead) {
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
        `${site.url}${PAGE}#quote-a-price`,
      );
    }
    // The word "Copied" next to the mark must stay visible after the pointer has moved away.
    await expect.poll(widthOfLink).toBeGreaterThan(bare + 25);
    await headingOf(page).evaluate((heading) => heading.scrollIntoView({ block: 'center' }));
    await page.mouse.move(5, 5);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    const withWord = await pictureOf(page);
    await releaseTimers(page);
    await expect.poll(widthOfLink).toBe(bare);
    await said.waitFor({ state: 'detached' });
    await expect.poll(() => pictureOf(page)).not.toBe(withWord);
  });
});

describe('the table of contents', () => {
  const contents = (page: OpenPage) => page.getByRole('navigation', { name: 'On this page' });

  const current = (page: OpenPage) => contents(page).locator('[aria-current="true"]');

  test('marks the heading whose section the reader is in', async () => {
    const page = await openReady(site, PAGE, inWindow(1440));
    await page.evaluate(() => document.getElementById('execute-a-swap')?.scrollIntoView());
    await expect.poll(() => current(page).allTextContents()).toEqual(['Execute a swap']);
  });

  /** A page whose table of contents is longer than the window. */
  const LONG = '/contracts/v3/reference/error-codes';

  const goToHeading = (page: OpenPage, id: string) =>
    page.evaluate((one) => document.getElementById(one)?.scrollIntoView(), id);

  const isMarkSeen = (page: OpenPage) =>
    current(page).evaluate((link) => {
      const { left, top, height } = link.getBoundingClientRect();
      return link.contains(document.elementFromPoint(left + 20, top + height / 2));
    });

  test('keeps the mark visible if the list is longer than the window, without scrolling the page', async () => {
    const page = await openReady(site, LONG, inWindow(1440));
    for (const id of ['tools', 'core']) {
      await goToHeading(page, id);
      const place = await page.evaluate(() => window.scrollY);
      await expect.poll(() => current(page).getAttribute('href')).toBe(`#${id}`);
      expect(await isMarkSeen(page)).toBe(true);
      // Allows one pixel, because Firefox scrolls to whole pixels.
      const moved = await page.evaluate((from) => Math.abs(window.scrollY - from), place);
      expect(moved).toBeLessThanOrEqual(1);
    }
  });

  test('does not scroll under the pointer, and shows the mark once the pointer has left', async () => {
    const page = await openReady(site, LONG, inWindow(1440));
    await goToHeading(page, 'core');
    await expect.poll(() => current(page).getAttribute('href')).toBe('#core');
    const entry = contents(page).getByRole('link', {
      name: 'Errors of the pool and the core libraries',
    });
    await entry.hover();
    const place = await entry.boundingBox();
    await goToHeading(page, 'tools');
    await expect.poll(() => current(page).getAttribute('href')).toBe('#tools');
    await settled(page);
    expect(await entry.boundingBox()).toEqual(place);
    await page.mouse.move(720, 450);
    await page.mouse.wheel(0, 10);
    await expect.poll(() => isMarkSeen(page)).toBe(true);
  });

  // Playwright emulates a phone or tablet in Chromium only.
  test.runIf(inject('engine') === 'chromium')(
    'follows the page on a touch screen, where an entry stays hovered after a tap',
    async () => {
      const page = await openReady(site, LONG, {
        ...inWindow(1440),
        hasTouch: true,
        isMobile: true,
      });
      // A tap leaves the entry hovered in Safari only. The mouse does so in all engines.
      await contents(page).hover();
      await goToHeading(page, 'tools');
      await expect.poll(() => current(page).getAttribute('href')).toBe('#tools');
      await expect.poll(() => isMarkSeen(page)).toBe(true);
    },
  );

  test('marks the entry that was pressed until the reader scrolls, even if its heading cannot reach the top', async () => {
    const page = await openReady(site, '/concepts/protocol/swaps', inWindow(1440, 1300));
    for (const name of ['Next', 'What goes wrong']) {
      await contents(page).getByRole('link', { name, exact: true }).click();
      await expect.poll(() => current(page).allTextContents()).toEqual([name]);
      await settled(page);
      expect(await current(page).allTextContents()).toEqual([name]);
    }
    await scrollTo(page, 0);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(() => current(page).allTextContents()).toEqual(['Next']);
  });

  test('folded on a phone, its entries are under its name, without bullets', async () => {
    const page = await openReady(site, PAGE, { viewport: { width: 390, height: 844 } });
    const name = page.locator('summary', { hasText: 'On this page' });
    await name.click();
    const entry = page.getByRole('link', { name: HEADING, exact: true });
    await entry.waitFor();
    const left = async (one: typeof entry) => (await one.boundingBox())?.x ?? NaN;
    await expect.poll(() => left(entry)).toBe(await left(name));
    // Returns the list style. The test can't look for a bullet inside an entry's box, because bullets are to the left
    // of it.
    const bulletIn = (list: Element) => {
      const item = list.closest('li');
      return item && getComputedStyle(item).listStyleType;
    };
    expect(await entry.evaluate(bulletIn)).toBe('none');
  });
});
