import type { Page } from 'playwright-core';

/**
 * Returns the content that becomes unreadable or unusable when a reader enlarges text or narrows the window: text that
 * is cut off, and controls that overlap.
 */
export const lostText = (page: Page) =>
  page.evaluate(() => {
    const name = (element: Element) => element.outerHTML.slice(0, 120);
    const clips = (style: CSSStyleDeclaration) => /hidden|clip/.test(style.overflow);
    // Ignores the product's name, because only the logo is shown if there isn't enough space for the name.
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
      // Skips text that is only for screen readers, which is one pixel wide.
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

/**
 * Sets the browser's default font size in px, as a reader does in the browser's settings. The usual size is 16. Works
 * only in Chromium.
 */
export async function setLetters(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const fixed = (standard * 13) / 16;
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed } });
  await session.detach();
}

/** Text spacing that must not lose content, from WCAG success criterion 1.4.12. */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-bottom: 2em !important; }`;

/** Applies a reader's text spacing. The page's CSP doesn't restrict constructed style sheets. */
export const spaceWidely = (page: Page): Promise<void> =>
  page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, SPACING);
