import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { servedSite } from './site';

const site = servedSite();
afterEach(() => site.closeAll());

describe('every page on a phone', () => {
  const settings = parse(readFileSync('content/settings.yml', 'utf8')) as { site: { url: string } };

  test('none is wider than the window, at 390 and at 320 px', async () => {
    expect(settings.site.url).toMatch(/^https:/);
    const paths = readdirSync('public/sidebars').flatMap((name) =>
      [...readFileSync(`public/sidebars/${name}`, 'utf8').matchAll(/"(\/[^"]*)"/g)].map(
        ([, path = '']) => path,
      ),
    );
    expect(paths.length).toBeGreaterThan(250);
    const page = await site.open('/robots.txt');
    const wide = await page.evaluate(wideInFrame, {
      base: site.base,
      paths: [...new Set(paths)],
      widths: [390, 320],
    });
    expect(wide).toEqual([]);
    const tooNarrow = { base: site.base, paths: ['/'], widths: [200] };
    expect(await page.evaluate(wideInFrame, tooNarrow)).toEqual(['/ at 200 px']);
  }, 300_000);
});

/**
 * Pages that are wider than a frame of some width. Runs in a page of the site: in a frame the next page costs less than in
 * a window.
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
