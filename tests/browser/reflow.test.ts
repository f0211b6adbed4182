import { afterEach, describe, expect, test } from 'vitest';
import { drawn, ready, servedSite, type OpenPage } from './site';

const site = servedSite();
afterEach(() => site.closeAll());

const pages = [
  '/',
  '/concepts/protocol/concentrated-liquidity',
  '/concepts/glossary',
  '/sdk/v3/overview',
  '/contracts/v3/reference/error-codes',
  '/contracts/v3/reference/periphery/interfaces/INonfungiblePositionManager',
  '/contracts/universal-router/technical-reference',
  '/search?q=slippage',
  '/no/such/page',
];

/** Success criterion 1.4.12: what readers may set without losing anything. */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-bottom: 2em !important; }`;

/** Text that is cut off, and controls that lie over one another. */
const faults = (page: OpenPage) =>
  page.evaluate(() => {
    const name = (element: Element) => element.outerHTML.slice(0, 120);
    const clips = (style: CSSStyleDeclaration) => /hidden|clip/.test(style.overflow);
    const hidden = (element: Element) =>
      element.closest('[aria-hidden="true"], svg, .katex, .visually-hidden') !== null ||
      !element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const texts = [...document.querySelectorAll('header *, main *, footer *')].filter(
      (element) =>
        !hidden(element) &&
        [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
    );
    const cut = texts.filter((element) => {
      const style = getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      // What screen readers alone read is a pixel wide.
      if (!clips(style) || width <= 1 || height <= 1) return false;
      return (
        element.scrollWidth > element.clientWidth + 1 ||
        element.scrollHeight > element.clientHeight + 1
      );
    });
    const controls = [
      ...document.querySelectorAll(
        'header :is(a, button, summary), main :is(a, button, summary, input, select)',
      ),
    ].filter((control) => !hidden(control) && control.getBoundingClientRect().width > 1);
    const over = controls.filter((control, index) => {
      const box = control.getClientRects()[0];
      const next = controls[index + 1];
      const beside = next?.getClientRects()[0];
      if (!box || !next || !beside || control.contains(next)) return false;
      const wide = Math.min(box.right, beside.right) - Math.max(box.left, beside.left);
      const high = Math.min(box.bottom, beside.bottom) - Math.max(box.top, beside.top);
      return wide > 2 && high > 4 && !next.closest('header') === !control.closest('header');
    });
    return {
      wider: Math.max(
        0,
        document.documentElement.scrollWidth - document.documentElement.clientWidth,
      ),
      cut: cut.map(name),
      over: over.map(name),
    };
  });

describe.each([
  ['at 320 px', 320, 800],
  ['at 400% of 1280 by 1024', 320, 256],
])('%s', (_, width, height) => {
  test.each(pages)('nothing of %s is lost', async (path) => {
    const page = await site.open(path, { viewport: { width, height } });
    await ready(page);
    await drawn(page);
    expect(await faults(page)).toEqual({ wider: 0, cut: [], over: [] });
  });
});

describe.each([1440, 390])('with wide spacing of text at %i px', (width) => {
  test.each(pages)('nothing of %s is lost', async (path) => {
    const page = await site.open(path, { bypassCSP: true, viewport: { width, height: 900 } });
    await ready(page);
    await page.addStyleTag({ content: SPACING });
    await drawn(page);
    expect(await faults(page)).toEqual({ wider: 0, cut: [], over: [] });
  });
});
