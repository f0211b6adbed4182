import { describe, expect, inject, test } from 'vitest';
import { kindsOfPage, NOWHERE } from '../kinds-of-page';
import { sticksOut } from '../sticks-out';
import { axeFindings, contrastFindings } from './axe-findings';
import { lostText, setLetters, spaceWidely } from './lost-text';
import { inWindow } from './open-page';
import { asked } from './reading';
import { servedSite, settled, shiftsOf, show, triesAll, type OpenPage } from './site';
import { complaintsOf, openWatched, readToEnd } from './watched-page';

const site = servedSite();

test('faults of a page are found: errors, warnings, unhandled rejections and CSP violations', async () => {
  const page = await openWatched(site, '/concepts/overview');
  await page.evaluate(() => {
    console.error('planted');
    console.warn('planted');
    setTimeout(() => {
      throw new Error('planted');
    });
    new Image().src = 'https://elsewhere.example/picture.png';
  });
  for (const seen of [
    /^error: planted/,
    /^warning: planted/,
    /^pageerror: .*planted/,
    /^policy: img-src/,
  ])
    await expect.poll(() => complaintsOf(page)).toContainEqual(expect.stringMatching(seen));
});

test('obstacles for readers are found: a picture without alternative text, text that is cut off, a button on another, an element wider than the window', async () => {
  const page = await openWatched(site, '/concepts/overview', inWindow(320));
  await page.evaluate(() =>
    document.querySelector('main')?.insertAdjacentHTML(
      'beforeend',
      `<img src="/favicon.svg"><p style="overflow: hidden; height: 8px">cut off</p>
      <button>under</button><button style="margin-left: -40px">over</button>`,
    ),
  );
  expect(await axeFindings(page)).toContainEqual(['image-alt', ['<img src="/favicon.svg">']]);
  const { cut, over } = await lostText(page);
  expect([cut.length, over.length]).toEqual([1, 1]);
  expect(await page.evaluate(sticksOut)).toEqual([]);
  await page.evaluate(() =>
    document.body.insertAdjacentHTML('beforeend', '<div style="width: 2000px">wide</div>'),
  );
  expect(await page.evaluate(sticksOut)).not.toEqual([]);
});

const complaintsOfKind = async (page: OpenPage, path: string): Promise<string[]> =>
  (await complaintsOf(page)).filter(
    // The host correctly responds with 404 for this page, and Chromium logs that as an error.
    (complaint) => !(path === NOWHERE && complaint.includes('status of 404')),
  );

const NOTHING_LOST = { cut: [], over: [] };
const views = [
  [1440, 'dark', 'light'],
  [390, 'light', 'dark'],
] as const;
/** Window sizes to which the test narrows a page. The last one has the same space as 1280 x 1024 at 400% zoom. */
const narrower = [
  { width: 390, height: 900 },
  { width: 320, height: 800 },
  { width: 320, height: 256 },
];

/**
 * Returns the kinds of page to open at a width. Each kind is opened at one of the two widths, or at both in the whole
 * matrix.
 */
const kindsAt = (width: number) =>
  kindsOfPage.filter((_, index) => triesAll() || (index % 2 === 0) === (width === 1440));

describe.each(views)('at %i px, in %s mode', (width, mode, other) => {
  test.each(kindsAt(width))(
    '%s opens without complaint or shift, fits, loses no text, and axe finds nothing',
    async (_, path, title) => {
      const page = await openWatched(site, path, { ...inWindow(width), colorScheme: mode });
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      await asked(page);
      expect(await shiftsOf(page)).toEqual([]);
      await readToEnd(page);
      expect(await page.evaluate(sticksOut)).toEqual([]);
      for (const view of narrower) {
        await page.setViewportSize(view);
        await settled(page);
        expect(await page.evaluate(sticksOut), `${view.width} px`).toEqual([]);
        expect(await lostText(page), `${view.width} by ${view.height} px`).toEqual(NOTHING_LOST);
      }
      await page.setViewportSize(inWindow(width).viewport);
      await settled(page);
      expect(await complaintsOfKind(page, path)).toEqual([]);
      await settled(page);
      expect(await axeFindings(page)).toEqual([]);
      if (triesAll()) {
        await show(page, other);
        expect(await contrastFindings(page), other).toEqual([]);
      }
      if (inject('engine') === 'chromium') {
        await setLetters(page, 32);
        await settled(page);
        expect(await page.evaluate(sticksOut), 'letters of twice the size').toEqual([]);
        expect(await lostText(page), 'letters of twice the size').toEqual(NOTHING_LOST);
        await setLetters(page, 16);
      }
      await spaceWidely(page);
      await settled(page);
      expect(await page.evaluate(sticksOut), 'widely spaced').toEqual([]);
      expect(await lostText(page), 'widely spaced').toEqual(NOTHING_LOST);
    },
  );
});
