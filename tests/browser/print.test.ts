import { describe, expect, test } from 'vitest';
import { openReady } from './open-page';
import { casesOf, servedSite, settled, type OpenPage } from './site';

const site = servedSite();

const ARTICLE = '/concepts/protocol/concentrated-liquidity';
const WITH_TABS = '/sdk/v3/overview';
const FOLDED = '/contracts/v3/reference/periphery/interfaces/INonfungiblePositionManager';
const WITH_CODE = '/contracts/v3/guides/providing-liquidity/mint-a-position';

/** Opens a page in print mode, in a window as wide as A4 without its margins. */
async function printed(path: string): Promise<OpenPage> {
  const page = await openReady(site, path, { viewport: { width: 672, height: 1000 } });
  await page.emulateMedia({ media: 'print' });
  // Waits a frame, because folds open one frame after printing starts.
  await settled(page);
  return page;
}

const after = (page: OpenPage, selector: string) =>
  page.$eval(selector, (link) => getComputedStyle(link, '::after').content);

describe('on paper', () => {
  const pages = casesOf({
    few: [WITH_TABS, '/contracts/v3/reference/error-codes'],
    more: [ARTICLE, '/', '/search?q=slippage'],
  });

  test.each(pages)('nothing of %s is there to be pressed, and nothing is cut off', async (path) => {
    const page = await printed(path);
    const left = await page.$$eval(
      'header, [data-sidebar], [data-contents], .pagination, .footer, [role="search"], [role="tablist"], main button, main [type="range"], fieldset:not(figure *)',
      (elements) =>
        elements
          .filter((element) => element.checkVisibility())
          .map(({ outerHTML }) => outerHTML.slice(0, 80)),
    );
    expect(left).toEqual([]);
    const cut = await page.$$eval('main :is(pre, .table-frame, .math-block, .diagram)', (blocks) =>
      blocks
        .filter(
          (block) => block.checkVisibility() && getComputedStyle(block).overflowX !== 'visible',
        )
        .map(({ outerHTML }) => outerHTML.slice(0, 80)),
    );
    expect(cut).toEqual([]);
  });

  test('folded content is printed, whatever folds it', async () => {
    const page = await printed(FOLDED);
    const folded = await page.$$eval('article details:not([open]):not([data-no-print] *)', (all) =>
      all.map((one) => {
        const body = one.querySelector('summary')?.nextElementSibling;
        return body?.checkVisibility({ contentVisibilityAuto: true })
          ? ''
          : one.outerHTML.slice(0, 80);
      }),
    );
    expect(folded.length).toBeGreaterThan(3);
    expect(folded.filter(Boolean)).toEqual([]);
  });

  test('long lines of code wrap', async () => {
    const page = await printed(WITH_CODE);
    const wide = await page.$$eval(
      '.code code',
      (codes) =>
        codes.filter((code) => {
          const { right } = code.closest('.code')?.getBoundingClientRect() ?? { right: 0 };
          return [...code.querySelectorAll('.line')].some(
            (line) => line.getBoundingClientRect().right > right + 1,
          );
        }).length,
    );
    expect(await page.locator('.code code').count()).toBeGreaterThan(3);
    expect(wide).toBe(0);
  });

  test('links show their address, also within the site; menus and terms do not', async () => {
    const page = await printed(WITH_TABS);
    const link = '.prose p > a[href^="/"]:not(.term)';
    const href = await page.getAttribute(link, 'href');
    expect(await after(page, link)).toMatch(
      /" \(https:\/\/[^"]+" attr\(href\) "\)"|^" \(https:.*\)"$/,
    );
    expect(href).toMatch(/^\//);
    expect(await after(page, '[data-sidebar] a')).toBe('none');
    const outside = await printed('/concepts/resources');
    expect(await after(outside, '.prose a[href^="https:"]')).toMatch(/attr\(href\)|https:/);
  });

  test('each tab is printed under its label', async () => {
    const page = await printed(WITH_TABS);
    const panels = await page.$$eval('.tab-panel', (all) =>
      all.map((panel) => [panel.checkVisibility(), getComputedStyle(panel, '::before').content]),
    );
    expect(panels.length).toBeGreaterThan(4);
    expect(panels.filter(([visible]) => !visible)).toEqual([]);
    const names = panels.map(([, content]) => content);
    expect(names).toContain('"pnpm"');
    expect(names).toContain('"viem"');
  });

  test('swatches and bars keep their colors', async () => {
    const page = await printed(ARTICLE);
    const economic = await page.$$eval(
      'figure[id] *',
      (parts) => parts.filter((part) => getComputedStyle(part).printColorAdjust !== 'exact').length,
    );
    expect(await page.locator('figure[id] th span').count()).toBeGreaterThan(1);
    expect(economic).toBe(0);
  });

  test('content that can be longer than a page can break across pages, and headings stay with their text', async () => {
    const page = await printed(WITH_CODE);
    const breaks = await page.evaluate(() => {
      const of = (selector: string, name: 'breakInside' | 'breakAfter') => [
        ...new Set(
          [...document.querySelectorAll(selector)].map((one) => getComputedStyle(one)[name]),
        ),
      ];
      return {
        code: of('.code, .code pre, table', 'breakInside'),
        rows: of('tr', 'breakInside'),
        headings: of('.heading, .prose h2', 'breakAfter'),
        grids:
          of('.site-layout-frame, .article-page', 'breakInside').length &&
          [...document.querySelectorAll('.site-layout-frame, .article-page')].map(
            (one) => getComputedStyle(one).display,
          ),
      };
    });
    expect(breaks).toEqual({
      code: ['auto'],
      rows: ['avoid'],
      headings: ['avoid'],
      grids: ['block', 'block'],
    });
  });

  // Folded imports count too, because they're printed open.
  const lengths = casesOf<[path: string, pages: number]>({
    few: [[WITH_CODE, 12]],
    more: [
      [ARTICLE, 6],
      [WITH_TABS, 13],
    ],
  });

  test.each(lengths)('%s takes at most %i pages', async (path, most) => {
    const page = await openReady(site, path);
    const text = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
    const pages = text.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
    expect(pages).toBeGreaterThan(1);
    expect(pages).toBeLessThanOrEqual(most);
  });
});
