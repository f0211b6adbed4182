import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { codeBlocks, tablesThatScroll, textFaults } from './measures';
import { servedSite } from './site';

const site = servedSite();

/** Paths of all docs listed in a sidebar. */
const docs = [
  ...new Set(
    readdirSync('public/sidebars').flatMap((name) =>
      [...readFileSync(`public/sidebars/${name}`, 'utf8').matchAll(/"(\/[^"]*)"/g)].map(
        ([, path = '']) => path,
      ),
    ),
  ),
];

describe('every page on a phone', () => {
  test('none is wider than the window, at 390 and at 320 px', async () => {
    expect(docs.length).toBeGreaterThan(250);
    const page = await site.open('/robots.txt');
    const every = { base: site.base, paths: docs, widths: [390, 320] };
    expect(await page.evaluate(wideInFrame, every)).toEqual([]);
    const tooNarrow = { base: site.base, paths: ['/'], widths: [200] };
    expect(await page.evaluate(wideInFrame, tooNarrow)).toEqual(['/ at 200 px']);
  }, 300_000);
});

describe('every guide at 1440 px', () => {
  test('at most one in ten code blocks scrolls, and no table; no name breaks; no text is under 12 px', async () => {
    const page = await site.open('', { viewport: { width: 1440, height: 900 } });
    const guides = docs.filter((path) => path.includes('/guides/'));
    const scrolling: string[] = [];
    const wrong: string[] = [];
    let blocks = 0;
    for (const path of guides) {
      wrong.push(...(await textFaults(page, site.url, path)));
      const tables = await tablesThatScroll(page);
      wrong.push(...tables.map((heads) => `${path}: the table ${heads} scrolls`));
      const code = await codeBlocks(page);
      blocks += code.all;
      scrolling.push(...code.scrolling.map((label) => `${path}: ${label}`));
    }
    expect(guides.length).toBeGreaterThan(50);
    expect(blocks).toBeGreaterThan(200);
    expect(wrong).toEqual([]);
    expect(scrolling.length / blocks, scrolling.join('\n')).toBeLessThan(0.1);
  });
});

/**
 * Loads pages in iframes of several widths, and returns the paths of those that overflow, each with the width. It runs
 * inside a page of the site, because loading pages in an iframe is faster than in a window.
 */
async function wideInFrame({
  base,
  paths,
  widths,
}: {
  base: string;
  paths: string[];
  widths: number[];
}) {
  const frame = document.createElement('iframe');
  frame.style.cssText = 'border: 0; height: 844px';
  document.body.append(frame);
  const wide: string[] = [];
  for (const path of paths) {
    const loaded = new Promise((done) => frame.addEventListener('load', done, { once: true }));
    frame.src = base + path;
    await loaded;
    const inside = frame.contentDocument;
    if (!inside?.querySelector('h1')) wide.push(`${path}: no page`);
    for (const width of widths) {
      frame.style.width = `${width}px`;
      const { scrollWidth = 0, clientWidth = 0 } = inside?.documentElement ?? {};
      if (scrollWidth > clientWidth || clientWidth !== width) wide.push(`${path} at ${width} px`);
    }
  }
  frame.remove();
  return wide;
}
