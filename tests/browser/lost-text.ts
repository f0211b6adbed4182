import type { Page } from 'playwright-core';

/**
 * What a reader who widens text or narrows the window loses of a page as it stands: text that is cut off, and controls that
 * lie over one another.
 */
export const lostText = (page: Page) =>
  page.evaluate(() => {
    const name = (element: Element) => element.outerHTML.slice(0, 120);
    const clips = (style: CSSStyleDeclaration) => /hidden|clip/.test(style.overflow);
    // Where the name of the product has no room, its mark is left.
    const hidden = (element: Element) =>
      element.closest('[aria-hidden="true"], svg, .katex, .visually-hidden, .navbar-brand') !==
        null || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
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
    return { cut: cut.map(name), over: over.map(name) };
  });

/** Sets the browser's own font size in px, as a reader does in its settings: usually 16. Only Chromium lets a test do so. */
export async function setLetters(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const fixed = (standard * 13) / 16;
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed } });
  await session.detach();
}

/** Success criterion 1.4.12: what readers may set without losing anything. */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-bottom: 2em !important; }`;

/** Spaces text as a reader may; no policy of the page is asked. */
export const spaceWidely = (page: Page): Promise<void> =>
  page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, SPACING);
