import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { LANDING, LANDING_BADGE, TASK_CARDS } from '../../src/markup/landing/names';
import { inWindow, openReady } from './open-page';
import { atWidths, casesOf, ready, servedSite, type OpenPage } from './site';

const site = servedSite();

const home = parse(readFileSync('content/navigation/home.yml', 'utf8')) as {
  example: { title: string; file: string };
};
const wide = inWindow(1440);

const example = (page: OpenPage) =>
  page.getByRole('main').locator('figure').filter({ hasText: home.example.title });

describe('the home page', () => {
  test('has one left edge at 1920, 1440, 1024 and 390 px', async () => {
    const page = await site.open('/');
    await atWidths(page, [1920, 1440, 1024, 390], async () => {
      const edges = await page.evaluate(() =>
        [
          ...document.querySelectorAll('.navbar-brand, main > *, main h1, main h2, footer h2'),
        ].flatMap((element) => {
          const { left } = element.getBoundingClientRect();
          // Checks only the first column of bands and of the footer. Other columns have left edges of their own.
          const isBeside = left > innerWidth / 4;
          return isBeside ? [] : [`${Math.round(left)} ${element.textContent.slice(0, 20)}`];
        }),
      );
      expect(edges.length).toBeGreaterThanOrEqual(7);
      expect(new Set(edges.map((edge) => edge.split(' ')[0])).size, edges.join('\n')).toBe(1);
    });
  });

  test('shows a whole swap in the first view, and its lines do not scroll', async () => {
    const page = await site.open('/', wide);
    const copy = await example(page).getByRole('button', { name: 'Copy' }).boundingBox();
    // The region itself: the imports above it are folded.
    const region = example(page).getByRole('group', { name: `Code: ${home.example.title}` });
    const code = await region.boundingBox();
    expect((copy?.y ?? 900) + (copy?.height ?? 0)).toBeLessThan(900);
    expect((code?.y ?? 900) + (code?.height ?? 0)).toBeLessThan(900);
    expect(await region.evaluate((pre) => pre.scrollWidth - pre.clientWidth)).toBe(0);
  });

  test('Copy copies the swap of the sample that a test runs, with its imports', async () => {
    const page = await site.open('/', wide);
    await page.evaluate(() => {
      const copied: string[] = [];
      Object.assign(window, { copied });
      navigator.clipboard.writeText = (text) => Promise.resolve(void copied.push(text));
    });
    await ready(page);
    await example(page).getByRole('button', { name: 'Copy' }).click();
    const text = readFileSync(`content/samples/${home.example.file}`, 'utf8');
    const [, swap = ''] = /^\/\/ #region swap\n(.*)^\/\/ #endregion swap$/ms.exec(text) ?? [];
    const [copied = ''] = await page.evaluate(
      () => (window as unknown as { copied: string[] }).copied,
    );
    expect(copied.endsWith(swap.trimEnd())).toBe(true);
    expect(copied).toMatch(/^import .*'\.\/setup\.ts';$/m);
    expect(swap.split('\n').length).toBeLessThanOrEqual(30);
  });

  test('nothing overlaps the search field at 1440, 1280, 1024, 768 and 390 px', async () => {
    const page = await openReady(site, '/');
    await atWidths(page, [1440, 1280, 1024, 768, 390], async (width) => {
      const met = await page.locator('main [data-search-open]').evaluate((field) => {
        const own = field.getBoundingClientRect();
        return [...document.querySelectorAll('main *')].flatMap((element) => {
          if (element.contains(field) || field.contains(element)) return [];
          // Ignore the lines in a drawing, because the drawing clips them.
          if (element instanceof SVGElement && element.ownerSVGElement) return [];
          const { left, right, top, bottom } = element.getBoundingClientRect();
          const isApart =
            right <= own.left || left >= own.right || bottom <= own.top || top >= own.bottom;
          return isApart ? [] : [element.outerHTML.slice(0, 80)];
        });
      });
      expect(met, `${width} px`).toEqual([]);
    });
  });

  test('has its three ways in next to each other, without empty space below their text', async () => {
    const page = await site.open('/', wide);
    const ways = await page.locator(`main .${TASK_CARDS} a`).evaluateAll((links) =>
      links.map((link) => {
        const words = document.createRange();
        words.selectNodeContents(link);
        const box = link.getBoundingClientRect();
        return { top: box.top, empty: box.bottom - words.getBoundingClientRect().bottom };
      }),
    );
    expect(ways).toHaveLength(3);
    expect(new Set(ways.map(({ top }) => top)).size).toBe(1);
    for (const { empty } of ways) expect(empty).toBeLessThan(40);
  });

  test('keeps the values of its figure outside the drawing, with and without script', async () => {
    for (const javaScriptEnabled of [true, false]) {
      const page = await site.open('/', { ...wide, javaScriptEnabled });
      const figure = page.getByRole('figure').filter({ hasText: 'The same depth' });
      const drawing = await figure.getByRole('img').first().boundingBox();
      const values = await figure.getByRole('table').boundingBox();
      if (!drawing || !values) throw new Error('the figure has no drawing, or no values');
      expect(values.x).toBeGreaterThanOrEqual(drawing.x + drawing.width);
    }
  });

  test('has the interactive figure right below', async () => {
    const page = await openReady(site, '/', wide);
    const figure = page.locator('[data-component="LiquidityComparison"]');
    expect((await figure.boundingBox())?.y).toBeLessThan(1.5 * 900);
    await figure.getByRole('slider').first().press('ArrowRight');
  });
});

const sdks = ['core', 'swap-widget', 'v1', 'v3', 'web3-react'].map((name) => `sdk/${name}`);
const contracts = ['permit2', 'v1', 'v3'].map((name) => `contracts/${name}`);
const landings = casesOf({
  few: ['contracts/universal-router'],
  more: ['concepts', 'api/subgraph', ...sdks, ...contracts],
});

describe('a landing page', () => {
  test.each(landings.map((name) => `/${name}/overview`))(
    '%s has a title, a version and three links to tasks',
    async (path) => {
      const page = await site.open(path, wide);
      expect(await page.locator('h1').textContent()).not.toMatch(/^(?:Overview|Introduction)$/);
      expect(await page.locator(`.${LANDING_BADGE}`).first().isVisible()).toBe(true);
      // A page that starts with its own figure has no drawing behind its title.
      const lines = path === '/contracts/universal-router/overview' ? 0 : 6;
      expect(await page.locator(`.${LANDING} > svg[aria-hidden="true"] path`).count()).toBe(lines);
      const cards = page.locator(`.${LANDING} .${TASK_CARDS} a`);
      expect(await cards.count()).toBe(3);
      for (const card of await cards.all()) {
        const address = new URL((await card.getAttribute('href')) ?? '', page.url());
        const answer = await page.request.get(address.href);
        expect(answer.status(), address.href).toBe(200);
        expect(await answer.text()).toContain(`id="${address.hash.slice(1) || 'content'}"`);
      }
    },
  );
});

describe('breadcrumbs', () => {
  const rows = casesOf<[width: number, path: string]>({
    few: [[320, '/contracts/v3/reference/periphery/interfaces/INonfungiblePositionManager']],
    more: [
      [390, '/contracts/v3/guides/flash-integrations/inheritance-constructors'],
      [390, '/contracts/v1/guides/smart-contract-integration/getting-pair-addresses'],
    ],
  });

  test.each(rows)('at %i px no line of %s starts with a separator', async (width, path) => {
    const page = await site.open(path, inWindow(width));
    const steps = await page
      .getByRole('navigation', { name: 'Breadcrumbs' })
      .locator('li')
      .evaluateAll((items) =>
        items.map((item) => {
          const range = document.createRange();
          range.selectNodeContents(item);
          const words = range.getBoundingClientRect();
          const box = item.getBoundingClientRect();
          // Measures the space before the words, where a separator would be, and the space below them, where wrapped
          // text would be.
          return {
            before: words.left - box.left,
            under: box.bottom - words.bottom,
            top: box.top,
          };
        }),
      );
    expect(new Set(steps.map(({ top }) => top)).size).toBeGreaterThan(1);
    for (const { before, under } of steps) {
      expect(before).toBeLessThan(1);
      expect(under).toBeLessThan(8);
    }
  });
});
