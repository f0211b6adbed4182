import { describe, expect, test } from 'vitest';
import { fontFaces } from '../../src/frame/fonts/font-faces';
import { clickEntry, inWindow, openReady, phone } from './open-page';
import { asked } from './reading';
import { casesOf, ready, servedSite, settled, shiftsOf, watchShifts, type OpenPage } from './site';

const site = servedSite();

const FEES = '/concepts/protocol/fees';
const SWAPS = '/concepts/protocol/swaps';
/** A page whose first view has a code block. */
const CODE_FIRST = '/sdk/v1/guides/quick-start';

/** Matches the fonts that test machines use for code while the site's own font is missing. */
const STAND_IN = expect.stringMatching(/^(?:DejaVu Sans|Liberation) Mono$/) as string;

/** Returns the names of the fonts with which the browser renders an element. */
async function fontOf(page: OpenPage, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return fonts.map(({ familyName }) => familyName);
}

const codeFontAsked = () => site.requests.filter((address) => address.includes('/geist-mono'));
/** Selects the words of a code block. */
const CODE = 'pre .line > span';
/** Selects inline code in a paragraph of the first view. */
const CHIP = '.prose p code';

test('a text font that loads too late for the first page is used on the next, and moves nothing on the first', async () => {
  const page = await site.open('');
  site.faults = [{ match: /\.woff2$/, delay: 1500 }];
  await page.goto(site.url + FEES);
  await ready(page);
  expect(await fontOf(page, '.article-lead')).not.toContain('Instrument Sans');
  await page.waitForFunction(() =>
    [...document.fonts]
      .filter(({ family }) => family.includes('late'))
      .every(({ status }) => status === 'loaded'),
  );
  expect(await fontOf(page, '.article-lead')).not.toContain('Instrument Sans');
  await clickEntry(page, site, SWAPS);
  await expect.poll(() => fontOf(page, '.article-lead')).toEqual(['Instrument Sans']);
});

/** Waits until the page is painted and the browser's time limit for an optional font, 100 ms, has certainly passed. */
const paintedWithoutFont = (page: OpenPage): Promise<unknown> =>
  page.waitForFunction(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return paint !== undefined && performance.now() > paint.startTime + 500;
  });

describe('a page whose text font arrives after the first paint keeps its letters and positions during hydration', () => {
  const pages = casesOf({
    few: [
      ['the home page', '/', 620, 'dark'],
      ['the not-found page', '/no/such/page', 1440, 'light'],
    ],
    more: [
      ['the error codes', '/contracts/v3/reference/error-codes', 620, 'dark'],
      ['the search page', '/search?q=tick', 620, 'dark'],
    ],
  });

  test.each(pages)('%s', async (_, path, width, colorScheme) => {
    const page = await site.open('', { ...inWindow(width), colorScheme });
    await watchShifts(page);
    const sendFont = site.hold(/\/instrument-sans[^/]*\.woff2$/);
    const sendApp = site.hold(/\/app-[^/]*\.js$/);
    await page.goto(site.url + path, { waitUntil: 'commit' });
    await paintedWithoutFont(page);
    sendFont();
    await page.waitForFunction(() =>
      performance
        .getEntriesByType('resource')
        .some(({ name }) => /\/instrument-sans[^/]*\.woff2$/.test(name)),
    );
    sendApp();
    await ready(page);
    await settled(page);
    expect(await fontOf(page, 'h1')).not.toContain('Instrument Sans');
    expect(await shiftsOf(page)).toEqual([]);
  });
});

const windows = casesOf<[name: string, viewport: { width: number; height: number }]>({
  few: [['a phone', { width: 390, height: 844 }]],
  more: [['a desktop', { width: 1440, height: 900 }]],
});

test('on a phone, the first page is shown without the text font; the next document uses it', async () => {
  const page = await site.open('', phone);
  await watchShifts(page);
  await page.goto(site.url + FEES);
  await asked(page);
  expect(await fontOf(page, '.article-lead')).not.toContain('Instrument Sans');
  await page.keyboard.press('Shift');
  await expect.poll(() => fontOf(page, CHIP)).toEqual(['Geist Mono']);
  await page.goto(site.url + SWAPS);
  await expect.poll(() => fontOf(page, '.article-lead')).toEqual(['Instrument Sans']);
  expect(await shiftsOf(page)).toEqual([]);
});

describe.each(windows)('on %s', (_, viewport) => {
  test('the font of code is not requested until the reader interacts; then it is used, and nothing moves', async () => {
    const page = await site.open('', { viewport });
    await watchShifts(page);
    await page.goto(site.url + SWAPS);
    await asked(page);
    expect(codeFontAsked()).toEqual([]);
    expect(await fontOf(page, CHIP)).toEqual([STAND_IN]);
    const places = () =>
      page.$$eval('.prose :is(p, pre, h2, td)', (nodes) =>
        nodes.flatMap((node) => {
          const { x, y, height } = node.getBoundingClientRect();
          return [x, y, height];
        }),
      );
    const before = await places();
    await page.keyboard.press('Shift');
    await expect.poll(() => fontOf(page, CHIP)).toEqual(['Geist Mono']);
    await settled(page);
    const moved = (await places()).map((place, index) => Math.abs(place - (before[index] ?? NaN)));
    // Allows less than a pixel, because the browser may round the width of a table column differently.
    expect(Math.max(...moved)).toBeLessThan(1);
    expect(await shiftsOf(page)).toEqual([]);
    expect(codeFontAsked()).toHaveLength(1);
  });
});

test('a page whose first view has a code block requests its font immediately', async () => {
  const page = await site.open(CODE_FIRST, { javaScriptEnabled: false });
  await expect.poll(() => fontOf(page, CODE)).toEqual(['Geist Mono']);
  expect(codeFontAsked()).toHaveLength(1);
});

test('on a phone, such a page requests it when the reader interacts, and nothing moves', async () => {
  const page = await site.open('', phone);
  await watchShifts(page);
  await page.goto(site.url + CODE_FIRST);
  await asked(page);
  expect(codeFontAsked()).toEqual([]);
  await page.keyboard.press('Shift');
  await expect.poll(() => fontOf(page, CODE)).toEqual(['Geist Mono']);
  expect(await shiftsOf(page)).toEqual([]);
});

test('the next page of the visit shows code in its font immediately, from the cache', async () => {
  const page = await openReady(site, FEES);
  await page.keyboard.press('Shift');
  await expect.poll(() => fontOf(page, CHIP)).toEqual(['Geist Mono']);
  await page.goto(site.url + SWAPS);
  await expect.poll(() => fontOf(page, CHIP)).toEqual(['Geist Mono']);
  expect(await page.evaluate(() => document.documentElement.dataset.fonts)).toBe('');
  expect(codeFontAsked()).toHaveLength(1);
});

test('formulas on a page reached from another are rendered in their font', async () => {
  const page = await openReady(site, FEES);
  await clickEntry(page, site, '/concepts/protocol/concentrated-liquidity');
  await page.waitForSelector('.katex-html .mathnormal');
  await expect.poll(() => fontOf(page, '.katex-html .mathnormal')).toEqual(['KaTeX_Math']);
});

test('without the fonts, the fallback fonts stay', async () => {
  const page = await site.open('');
  site.faults = [{ match: /\.woff2$/, status: 503 }];
  await page.goto(site.url + FEES);
  await ready(page);
  await asked(page);
  await clickEntry(page, site, SWAPS);
  const told = await page.evaluate(() => {
    const { fonts, codeFont } = document.documentElement.dataset;
    return [fonts, codeFont];
  });
  expect(told).toEqual([undefined, undefined]);
});

test('the bold fallback font is as wide as a heading', async () => {
  /**
   * Average letter width of Arial Bold in em, measured in a font with the same metrics. It's weighted by the letter
   * frequencies below.
   */
  const ARIAL_BOLD = 0.48411;
  const page = await site.open(FEES);
  const width = await page.evaluate(async () => {
    // Frequency of each letter in English text, in percent. `src/frame/fonts/font-faces.test.ts` has the same list.
    const shares =
      ' 18,a8.2,b1.5,c2.8,d4.3,e12.7,f2.2,g2,h6.1,i7,j0.15,k0.77,l4,m2.4,n6.7,o7.5,p1.9,q0.1,r6,s6.3,t9.1,u2.8,v0.98,w2.4,x0.15,y2,z0.07'.split(
        ',',
      );
    // Uses the font's second name, because a page on which the font was late doesn't use its main name.
    const font = '620 1000px "Instrument Sans late"';
    await document.fonts.load(font);
    const context = document.createElement('canvas').getContext('2d');
    if (!context) throw new Error('no canvas');
    context.font = font;
    let sum = 0;
    let total = 0;
    for (const share of shares) {
      const weight = Number(share.slice(1));
      sum += context.measureText(share.charAt(0)).width * weight;
      total += weight;
    }
    return sum / total / 1000;
  });
  const bold = fontFaces
    .map((rule) => rule['@font-face'] as Record<string, string>)
    .find(({ src }) => src?.includes('Arial Bold'));
  expect(parseFloat(bold?.sizeAdjust ?? '') / 100).toBeCloseTo(width / ARIAL_BOLD, 3);
});
