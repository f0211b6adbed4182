import { describe, expect, test } from 'vitest';
import { sticksOut } from '../sticks-out';
import { expectAccessible } from './axe-findings';
import { openReady } from './open-page';
import { asked } from './reading';
import { casesOf, ready, servedSite, settled } from './site';

const site = servedSite();

const FIGURES = '/concepts/protocol/concentrated-liquidity';
const views = [1440, 390].map((width) => ({ width, viewport: { width, height: 900 } }));
const REFERENCE = '/contracts/v3/reference/periphery/interfaces/INonfungiblePositionManager';

describe('style sheets of a page', () => {
  test.each(casesOf({ few: [REFERENCE], more: ['/concepts/overview'] }))(
    'of %s stay during hydration, and are not requested',
    async (path) => {
      const page = await site.open('');
      await page.addInitScript(() => {
        const gone: string[] = [];
        Object.assign(window, { gone });
        new MutationObserver((records) => {
          for (const node of records.flatMap(({ removedNodes }) => [...removedNodes]))
            if (node instanceof HTMLStyleElement) gone.push(node.outerHTML);
        }).observe(document, { childList: true, subtree: true });
        // Simulates a busy browser: each idle callback waits 100 ms longer than the one before.
        let moments = 0;
        window.requestIdleCallback = (run) => window.setTimeout(run, ++moments * 100);
      });
      await page.goto(site.url + path);
      await ready(page);
      await page.waitForFunction(
        () => document.title && !document.querySelector('title[data-react-helmet]'),
      );
      expect(await page.evaluate(() => (window as unknown as { gone: string[] }).gone)).toEqual([]);
      expect(await page.locator('head style[data-stylesheet]').count()).toBeGreaterThan(0);
      await asked(page);
      expect(site.requests.filter((address) => address.endsWith('.css'))).toEqual([]);
    },
  );
});

describe('with menus open', () => {
  test.each(views)('axe finds nothing in either mode: $width px', async ({ viewport, width }) => {
    const page = await openReady(site, '/contracts/v3/overview', { viewport });
    if (width < 997) await page.click('[data-menu-toggle]');
    else await page.click('[data-dropdown] > summary');
    await settled(page);
    await expectAccessible(page, [width]);
  });
});

describe('without script', () => {
  test.each(casesOf({ few: [390], more: [1440] }))(
    'a doc is readable and links to the docs at %i px',
    async (width) => {
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
    },
  );

  test('every tab panel is visible', async () => {
    const page = await site.open('/sdk/v3/overview', { javaScriptEnabled: false });
    for (const command of ['npm install', 'pnpm add', 'yarn add']) {
      expect(await page.getByText(command).first().isVisible()).toBe(true);
    }
  });
});

describe('preferences', () => {
  test('reduced motion: opening a category takes 1 ms', async () => {
    const page = await openReady(site, '/contracts/v3/overview', { reducedMotion: 'reduce' });
    await page.click('summary:has-text("V1 Protocol")');
    const durations = await page.evaluate(() =>
      document.getAnimations().map((animation) => animation.effect?.getTiming().duration),
    );
    expect(durations.every((duration) => Number(duration) <= 1)).toBe(true);
    await page.waitForSelector('[data-sidebar] details[open] > summary:has-text("V1 Protocol")');
  });

  test('print omits navigation and is dark on white', async () => {
    const page = await site.open(FIGURES);
    await page.emulateMedia({ media: 'print' });
    for (const part of ['header', '[data-menu]', '[data-contents]', '[data-announcement-close]']) {
      expect(await page.isVisible(part)).toBe(false);
    }
    expect(await page.isVisible('h1')).toBe(true);
    const lightness = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(lightness).toMatch(/oklch\(0\.9/);
  });

  test('forced colors keep the marks of figures and of highlighted lines', async () => {
    const page = await openReady(site, FIGURES, { forcedColors: 'active' });
    expect(await page.evaluate(sticksOut)).toEqual([]);
    expect(page.said.filter(({ type }) => type === 'error')).toEqual([]);
  });
});
