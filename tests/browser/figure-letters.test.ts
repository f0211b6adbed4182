import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { inWindow } from './open-page';
import { casesOf, servedSite } from './site';

const site = servedSite();

/** Returns the paths of built pages whose HTML matches a pattern, such as that of a drawing or a formula. */
function pagesWith(what: RegExp): string[] {
  const folder = inject('builtSite');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('index.html') && /^(?:concepts|contracts|sdk|api)\//.test(file))
    .filter((file) => what.test(readFileSync(join(folder, file), 'utf8')))
    .map((file) => `/${file.slice(0, -'/index.html'.length)}`);
}

test('no text in a drawing is smaller than 12.5 px, and nothing makes the page wider, at 1440, 390 and 320 px', async () => {
  const page = await site.open('');
  const paths = pagesWith(/<div class="diagram"/);
  expect(paths.length).toBeGreaterThan(20);
  const found: string[] = [];
  const few = paths.filter((_, index) => index % 5 === 0).slice(0, 4);
  for (const path of casesOf({ few, more: paths.filter((path) => !few.includes(path)) })) {
    await page.goto(site.url + path, { waitUntil: 'domcontentloaded' });
    for (const width of [1440, 390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      found.push(
        ...(await page.evaluate((at) => {
          const { scrollWidth, clientWidth } = document.documentElement;
          const small = [...document.querySelectorAll<SVGTextElement>('.diagram svg text')].flatMap(
            (text) => {
              const scale = text.getClientRects().length > 0 ? text.getScreenCTM()?.a : undefined;
              const size = Number.parseFloat(getComputedStyle(text).fontSize) * (scale ?? 1);
              return scale === undefined || size >= 12.45
                ? []
                : [`${at}: ${text.textContent} ${size}`];
            },
          );
          return scrollWidth > clientWidth
            ? [...small, `${at} is ${scrollWidth - clientWidth} px too wide`]
            : small;
        }, `${path} at ${width} px`)),
      );
    }
  }
  expect(found).toEqual([]);
});

test('a sequence runs downward on a phone, and sideways on a desktop', async () => {
  for (const path of pagesWith(/class="diagram-steps"/)) {
    const page = await site.open(path, { viewport: { width: 390, height: 900 } });
    const steps = page.locator('.diagram-steps');
    const tops = await steps
      .locator('li')
      .evaluateAll((found) =>
        found.map((one) => one.getBoundingClientRect()).map(({ top, left }) => [top, left]),
      );
    expect(tops.length).toBeGreaterThan(4);
    expect(new Set(tops.map(([, left]) => left)).size).toBe(1);
    expect(tops).toEqual([...tops].sort(([one = 0], [other = 0]) => one - other));
    expect(await page.locator('.diagram:has(+ .diagram-steps)').isVisible()).toBe(false);
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await steps.isVisible()).toBe(false);
    expect(await page.locator('.diagram:has(+ .diagram-steps) svg').isVisible()).toBe(true);
  }
});

test('a formula that scrolls shows that it continues', async () => {
  const page = await site.open('/concepts/protocol/concentrated-liquidity', inWindow(320));
  const formulas = await page.locator('.math-block').evaluateAll((found) =>
    found.map((one) => ({
      scrolls: one.scrollWidth > one.clientWidth,
      edges: getComputedStyle(one).backgroundAttachment.includes('local'),
    })),
  );
  expect(formulas.filter(({ scrolls }) => scrolls).length).toBeGreaterThan(0);
  expect(formulas.filter(({ scrolls, edges }) => scrolls && !edges)).toEqual([]);
});
