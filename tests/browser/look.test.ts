import AxeBuilder from '@axe-core/playwright';
import { readdirSync, readFileSync } from 'node:fs';
import type { BrowserContextOptions } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { drawn, ready, servedSite, shiftsOf, watchShifts, type OpenPage } from './site';

const site = servedSite();
afterEach(() => site.closeAll());

const FIGURES = '/concepts/protocol/concentrated-liquidity';
const NOWHERE = '/no/such/page';
const views = (['dark', 'light'] as const).flatMap((colorScheme) =>
  [1440, 390].map((width) => ({ colorScheme, width, viewport: { width, height: 900 } })),
);
const REFERENCE = '/contracts/v3/reference/periphery/interfaces/INonfungiblePositionManager';
const pages = ['/', FIGURES, '/contracts/v3/overview', '/sdk/v3/overview', REFERENCE, NOWHERE];
const cases = pages.flatMap((path) => views.map((view) => ({ path, ...view })));

/** Counts every shift of layout from the first paint on. */
async function openWatched(path: string, options: BrowserContextOptions): Promise<OpenPage> {
  const page = await site.open('', options);
  await watchShifts(page);
  await page.goto(site.url + path, { waitUntil: 'networkidle' });
  await ready(page);
  return page;
}

/** Elements that stand out of the window to the right, unless they scroll inside something that is in it. */
const overflow = (page: OpenPage) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

describe.each(cases)('$path, $colorScheme, $width px', ({ path, colorScheme, viewport }) => {
  test('has no console error, no overflow, no layout shift, and axe finds nothing', async () => {
    const page = await openWatched(path, { colorScheme, viewport });
    // The host answers 404 for the page itself, as it must, and the browser says so.
    const said = page.said.filter(
      ({ type, text }) =>
        ['error', 'warning', 'pageerror'].includes(type) &&
        !(path === NOWHERE && text.includes('404')),
    );
    expect(said).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(await shiftsOf(page)).toEqual([]);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(
      violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 160))]),
    ).toEqual([]);
  });
});

describe('style sheets of a page', () => {
  test.each(['/concepts/overview', REFERENCE])(
    'of %s stay in it when its scripts take over, and are not asked for',
    async (path) => {
      const page = await site.open('');
      await page.addInitScript(() => {
        const gone: string[] = [];
        Object.assign(window, { gone });
        new MutationObserver((records) => {
          for (const node of records.flatMap(({ removedNodes }) => [...removedNodes]))
            if (node instanceof HTMLStyleElement) gone.push(node.outerHTML);
        }).observe(document, { childList: true, subtree: true });
        // A busy browser's idle moments are few, and lie apart.
        let moments = 0;
        window.requestIdleCallback = (run) => window.setTimeout(run, ++moments * 100);
      });
      await page.goto(site.url + path, { waitUntil: 'networkidle' });
      await ready(page);
      await page.waitForFunction(
        () => document.title && !document.querySelector('title[data-react-helmet]'),
      );
      expect(await page.evaluate(() => (window as unknown as { gone: string[] }).gone)).toEqual([]);
      expect(await page.locator('head style[data-stylesheet]').count()).toBeGreaterThan(0);
      expect(site.requests.filter((address) => address.endsWith('.css'))).toEqual([]);
    },
  );
});

describe('every page on a phone', () => {
  const settings = parse(readFileSync('content/settings.yml', 'utf8')) as { site: { url: string } };

  test('none is wider than the window, at 390 and at 320 px', async () => {
    expect(settings.site.url).toMatch(/^https:/);
    const page = await site.open('/', { viewport: { width: 390, height: 844 } });
    await ready(page);
    const paths = readdirSync('public/sidebars').flatMap((name) => [
      ...readFileSync(`public/sidebars/${name}`, 'utf8').matchAll(/"(\/[^"]*)"/g),
    ]);
    const wide: string[] = [];
    for (const path of new Set(paths.map(([, path = '']) => path))) {
      await page.goto(site.url + path, { waitUntil: 'domcontentloaded' });
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 844 });
        if ((await overflow(page)) > 0) wide.push(`${path} at ${width} px`);
      }
    }
    expect(paths.length).toBeGreaterThan(250);
    expect(wide).toEqual([]);
  }, 300_000);
});

describe('with menus open', () => {
  test.each(views)(
    'axe finds nothing: $colorScheme, $width px',
    async ({ colorScheme, viewport, width }) => {
      const page = await site.open('/contracts/v3/overview', { colorScheme, viewport });
      await ready(page);
      if (width < 997) await page.click('[data-menu-toggle]');
      else await page.click('[data-dropdown] > summary');
      await drawn(page);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(
        violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 160))]),
      ).toEqual([]);
    },
  );
});

describe('without script', () => {
  test.each([1440, 390])('a doc is readable and the docs are reachable at %i px', async (width) => {
    const page = await site.open(FIGURES, {
      javaScriptEnabled: false,
      viewport: { width, height: 900 },
    });
    expect(await page.isVisible('h1')).toBe(true);
    expect(await page.isVisible('.katex-display')).toBe(true);
    expect(await page.isVisible('[data-component="RangePosition"] svg')).toBe(true);
    expect(await page.isVisible('[data-sidebar] a[href="/concepts/glossary"]')).toBe(true);
    expect(await page.isVisible('[data-code-copy]')).toBe(false);
    await page.click('a[rel="next"]');
    expect(new URL(page.url()).pathname).toBe('/concepts/protocol/fees');
  });

  test('every tab panel can be read', async () => {
    const page = await site.open('/sdk/v3/overview', { javaScriptEnabled: false });
    for (const command of ['npm install', 'pnpm add', 'yarn add']) {
      expect(await page.getByText(command).first().isVisible()).toBe(true);
    }
  });
});

describe('preferences', () => {
  test('reduced motion: opening a category takes 1 ms', async () => {
    const page = await site.open('/contracts/v3/overview', { reducedMotion: 'reduce' });
    await ready(page);
    await page.click('summary:has-text("V1 Protocol")');
    const durations = await page.evaluate(() =>
      document.getAnimations().map((animation) => animation.effect?.getTiming().duration),
    );
    expect(durations.every((duration) => Number(duration) <= 1)).toBe(true);
    await page.waitForSelector('[data-sidebar] details[open] > summary:has-text("V1 Protocol")');
  });

  test('print leaves out the chrome and is dark on white', async () => {
    const page = await site.open(FIGURES);
    await page.emulateMedia({ media: 'print' });
    for (const part of ['header', '[data-menu]', '[data-contents]', '[data-announcement-close]']) {
      expect(await page.isVisible(part)).toBe(false);
    }
    expect(await page.isVisible('h1')).toBe(true);
    const lightness = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(lightness).toMatch(/oklch\(0\.9/);
  });

  test('forced colours keep the marks of figures and of highlighted lines', async () => {
    const page = await site.open(FIGURES, { forcedColors: 'active' });
    await ready(page);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(page.said.filter(({ type }) => type === 'error')).toEqual([]);
  });
});
