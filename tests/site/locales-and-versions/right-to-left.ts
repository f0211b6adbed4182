import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ready } from '../../browser/site';
import { sticksOut } from '../../sticks-out';
import { writeContent } from '../kept-site';
import { runNew, type ServedSite } from './served-site';

/** A doc with each kind of content that is left to right in every language. */
const written = {
  'locales/ar/docs/guides/start.mdx': `---
title: البدء مع {product}
description: الصفحة الأولى من موقع صغير تُقرأ من اليمين إلى اليسار، وفيها شيفرة وصيغ ورسوم وأرقام.
---

ترفض الدالة \`amountOut()\` ما هو أقل من −7 في المئة. اقرأ [المزيد](https://example.org/more) عن الصيغة $x - y$ قبل ذلك.

\`\`\`ts file="add.ts" region="add"
\`\`\`

| الحد | القيمة |
| ---- | -----: |
| أدنى | −5     |
| أعلى | 120    |

<Tabs>
<Tab value="one" label="أولا">

الأول.

</Tab>
<Tab value="two" label="ثانيا">

الثاني.

</Tab>
<Tab value="three" label="ثالثا">

الثالث.

</Tab>
</Tabs>

<RangePosition />
`,
};

/** Adds a right-to-left locale with one translated doc. */
export function addRightToLeft(): void {
  runNew('locale', '--code', 'ar', '--label', 'العربية', '--rtl');
  writeContent(written);
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Returns the x coordinate at which a text first appears inside an element. */
const startOf = (element: Locator, words: string): Promise<number> =>
  element.evaluate((root, sought) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      const at = node.textContent?.indexOf(sought) ?? -1;
      if (at < 0) continue;
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      return range.getBoundingClientRect().x;
    }
    throw new Error(`There is no "${sought}"`);
  }, words);

async function boxOf(element: Locator): Promise<Box> {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not drawn');
  return box;
}

/** Returns the left end of a box, as wide as an icon with its padding. `rightEnd` returns the right end. */
const leftEnd = (box: Box, width: number): Box => ({ ...box, width });
const rightEnd = (box: Box, width: number): Box => ({
  ...box,
  x: box.x + box.width - width,
  width,
});

/** Returns a picture of the icon in a box, cut to the icon and mirrored if `flopped`. */
async function drawn(page: Page, clip: Box, flopped = false): Promise<Buffer> {
  const sign = sharp(
    await sharp(await page.screenshot({ clip }))
      .trim()
      .toBuffer(),
  )
    .greyscale()
    .normalise();
  return (flopped ? sign.flop() : sign).resize(24, 24, { fit: 'fill' }).raw().toBuffer();
}

/**
 * Returns how far an icon's ink is to the right of the icon's center, as a share of its width. In every font, an arrow
 * has more ink at its head.
 */
async function leanOf(page: Page, clip: Box): Promise<number> {
  const picture = sharp(await page.screenshot({ clip })).greyscale();
  const [surface = 0] = await picture.clone().raw().toBuffer();
  const trimmed = picture.trim().raw();
  const { data, info } = await trimmed.toBuffer({ resolveWithObject: true });
  const ink = Array.from(data, (value) => Math.abs(value - surface));
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return (
    sum(ink.map((value, at) => value * ((at % info.width) / (info.width - 1)))) / sum(ink) - 0.5
  );
}

/** Returns how much two pictures differ: 0 if they're the same, 1 if one is the negative of the other. */
const difference = (one: Buffer, other: Buffer): number =>
  one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) /
  (255 * one.length);

/** Tests the pages of a right-to-left locale. */
export function describeRightToLeft(site: ServedSite): void {
  const open = async (path: string, width = 1440): Promise<Page> => {
    const page = await site.browser.newPage({
      viewport: { width, height: 900 },
      reducedMotion: 'reduce',
      // The resolution is high, so that the comparison doesn't depend on how the edges of icons align with pixels.
      deviceScaleFactor: 4,
    });
    await page.goto(`${site.url}/${path}`);
    await ready(page);
    return page;
  };

  let arabic: Page;
  let english: Page;
  /** The Arabic page, forced to run left to right. */
  let fromLeft: Page;
  beforeAll(async () => {
    arabic = await open('ar/guides/start');
    english = await open('guides/start');
    fromLeft = await open('ar/guides/start');
    // Sets the direction again whenever it changes, because hydration restores it.
    await fromLeft.evaluate(() => {
      const root = document.documentElement;
      const turn = () => {
        if (root.dir !== 'ltr') root.dir = 'ltr';
      };
      turn();
      new MutationObserver(turn).observe(root, { attributeFilter: ['dir'] });
    });
  });
  afterAll(async () => {
    await arabic.close();
    await english.close();
    await fromLeft.close();
  });

  /** Asserts that an icon on the Arabic page is the mirror image of the English one. */
  async function expectTurned(own: [Page, Box], other: [Page, Box]): Promise<void> {
    const plain = await drawn(...other);
    const asIs = difference(await drawn(...own), plain);
    const turned = difference(await drawn(...own, true), plain);
    expect(asIs).toBeGreaterThan(0.02);
    expect(turned).toBeLessThan(asIs / 2);
  }

  test('code, formulas and numbers are left to right in right-to-left text', async () => {
    const main = arabic.getByRole('main');
    expect(await startOf(main, 'ترفض')).toBeGreaterThan(await startOf(main, 'amountOut'));
    expect(await startOf(main, 'amountOut')).toBeLessThan(await startOf(main, '()'));
    const formula = main.locator('math').first();
    expect(await startOf(formula, 'x')).toBeLessThan(await startOf(formula, 'y'));
    const [code, line] = [
      main.locator('pre').first(),
      await startOf(main.locator('pre'), 'export'),
    ];
    expect(line - (await boxOf(code)).x).toBeLessThan(40);
    expect(await startOf(main, '−7')).toBeLessThan(await startOf(main, '7'));
    expect(await startOf(main, '−5')).toBeLessThan(await startOf(main.getByText('−5'), '5'));
  });

  test('the digits of a column of numbers are aligned by value', async () => {
    const cell = (number: RegExp) => arabic.getByRole('cell').filter({ hasText: number });
    const five = await startOf(cell(/−5$/), '5');
    const nought = await startOf(cell(/^120$/), '0');
    expect(Math.abs(five - nought)).toBeLessThan(1);
  });

  test('a figure keeps its direction, and so do the arrow keys of its sliders', async () => {
    const figure = arabic.getByRole('figure').filter({ has: arabic.getByRole('slider') });
    const title = 'A position between two prices';
    const { x, width } = await boxOf(figure);
    expect(await startOf(figure, title)).toBeLessThan(x + width / 4);
    /** Returns the labels of the drawing, each with its distance from the left edge of the figure. */
    const labels = (page: Page) =>
      page.locator('figure svg text').evaluateAll((texts) =>
        texts.map((text) => {
          const edge = text.closest('figure')?.getBoundingClientRect().x ?? NaN;
          return [text.textContent, Math.round(text.getBoundingClientRect().x - edge)];
        }),
      );
    const places = await labels(arabic);
    expect(places.length).toBeGreaterThan(3);
    expect(places).toEqual(await labels(fromLeft));
    const slider = figure.getByRole('slider').first();
    const before = Number(await slider.inputValue());
    await slider.press('ArrowRight');
    expect(Number(await slider.inputValue())).toBeGreaterThan(before);
  });

  test('a closed category of the sidebar and an external link point in the direction of reading', async () => {
    const group = (page: Page) => page.locator('summary', { hasText: 'About Nimbus' });
    const sign = (page: Page) => boxOf(group(page).locator('svg'));
    for (const page of [arabic, english]) await group(page).click();
    expect((await sign(arabic)).x).toBeLessThan(await startOf(group(arabic), 'About Nimbus'));
    await expectTurned([arabic, await sign(arabic)], [english, await sign(english)]);
    const link = (page: Page) => boxOf(page.getByRole('link', { name: 'المزيد' }));
    await expectTurned(
      [arabic, leftEnd(await link(arabic), 13)],
      [fromLeft, leftEnd(await link(fromLeft), 13)],
    );
  });

  test('arrows of the home page point outward', async () => {
    const [own, other] = [await open('ar'), await open('')];
    for (const name of ['One', 'Six']) {
      const link = (page: Page) => boxOf(page.getByRole('link', { name, exact: true }));
      expect(await leanOf(own, leftEnd(await link(own), 24))).toBeLessThan(-0.04);
      expect(await leanOf(other, rightEnd(await link(other), 24))).toBeGreaterThan(0.04);
    }
    await own.close();
    await other.close();
  });

  test('the arrow keys move between tabs in their visible direction', async () => {
    const tab = (name: string) => arabic.getByRole('tab', { name });
    expect((await boxOf(tab('أولا'))).x).toBeGreaterThan((await boxOf(tab('ثانيا'))).x);
    await tab('أولا').press('ArrowLeft');
    await arabic.getByText('الثاني.').waitFor();
    await tab('ثانيا').press('ArrowRight');
    await arabic.getByText('الأول.').waitFor();
  });

  test('the phone’s menu slides in from the right', async () => {
    const page = await open('ar/guides/start', 390);
    const menu = page.locator('.site-menu');
    expect((await menu.boundingBox())?.x).toBeGreaterThanOrEqual(390);
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await page.getByRole('dialog', { name: 'Navigation' }).waitFor();
    await expect.poll(async () => (await boxOf(menu)).x + (await boxOf(menu)).width).toBe(390);
    await page.close();
  });

  test('an untranslated page is left to right, in a right-to-left frame', async () => {
    const page = await open('ar/guides/nimbus-protocol');
    const main = page.getByRole('main');
    const { x } = await boxOf(page.getByRole('heading', { level: 1 }));
    expect(Math.abs((await startOf(main, 'New words about')) - x)).toBeLessThan(2);
    expect(await startOf(main, 'words about Nimbus.')).toBeGreaterThan(x);
    expect((await boxOf(page.locator('.sidebar'))).x).toBeGreaterThan(720);
    await page.close();
  });

  test.each([
    [390, 'ar'],
    [390, 'ar/guides/start'],
    [390, 'ar/search?q=Nimbus'],
    [1440, 'ar'],
    [1440, 'ar/guides/start'],
  ])('in a window of %i px, /%s is no wider than it', async (width, path) => {
    const page = await open(path, width);
    expect(await page.evaluate(sticksOut)).toEqual([]);
    await page.close();
  });
}
