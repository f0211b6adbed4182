import type { Page } from 'playwright-core';

/**
 * Maximum characters of a name. The longest name has 57; anything above the limit is bytes or a path, which may break
 * across lines.
 */
const LONGEST_NAME = 60;

/**
 * Returns names that break across lines. Names are inline code, and text in headings, cells and lists of facts that
 * looks like a name (`tickLower`, `MIN_TICK`, `Pool.swap`, `0x1234`).
 */
const brokenNames = (page: Page): Promise<string[]> =>
  page.evaluate((longest) => {
    const likeName = /[a-z][A-Z]|_|\(\)|0x[\da-f]{4}|\w\.\w/;
    const hosts = 'code:not(pre *), :is(h1, h2, h3, h4, h5, h6, td, th, dt, dd):not(pre *)';
    const blockOf = (node: Node): Element | null => {
      let block = node.parentElement;
      while (block && getComputedStyle(block).display === 'inline') block = block.parentElement;
      return block;
    };
    const range = document.createRange();
    const lines = (from: [Text, number], to: [Text, number]): number => {
      range.setStart(...from);
      range.setEnd(...to);
      const bottoms: number[] = [];
      for (const { width, bottom } of range.getClientRects()) {
        if (width > 0 && !bottoms.some((one) => Math.abs(one - bottom) < 6)) bottoms.push(bottom);
      }
      return bottoms.length;
    };
    const broken: string[] = [];
    for (const host of document.querySelectorAll(`main :is(${hosts})`)) {
      if (!host.checkVisibility()) continue;
      const inCode = host.tagName === 'CODE';
      const texts = document.createTreeWalker(host, NodeFilter.SHOW_TEXT);
      let word: { text: string; from: [Text, number]; to: [Text, number] } | undefined;
      let block: Element | null = null;
      const close = () => {
        const { text = '', from, to } = word ?? {};
        word = undefined;
        if (!from || !to || text.length > longest || !(inCode || likeName.test(text))) return;
        if (lines(from, to) > 1) broken.push(text);
      };
      while (texts.nextNode()) {
        const node = texts.currentNode as Text;
        const parent = node.parentElement;
        if (!inCode && parent?.closest('code, .katex, svg, pre')) {
          close();
          continue;
        }
        if (blockOf(node) !== block) close();
        block = blockOf(node);
        for (const { 0: part, index } of node.data.matchAll(/\s+|\S+/g)) {
          if (!part.trim()) close();
          else {
            word ??= { text: '', from: [node, index], to: [node, index] };
            word.text += part;
            word.to = [node, index + part.length];
          }
        }
      }
      close();
    }
    return broken;
  }, LONGEST_NAME);

/**
 * Returns text smaller than 12 px, with one example of each size. Superscripts and subscripts in formulas may be
 * smaller.
 */
const smallText = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const small = new Map<string, string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { data, parentElement: parent } = texts.currentNode as Text;
      if (!data.trim() || !parent?.checkVisibility() || parent.closest('.katex')) continue;
      const size = parseFloat(getComputedStyle(parent).fontSize);
      if (size < 12) small.set(`${parent.tagName} ${size}px`, data.trim().slice(0, 40));
    }
    return [...small].map((entry) => entry.join(': '));
  });

/** Opens a page and returns its names that break across lines and its text smaller than 12 px. */
export async function textFaults(page: Page, site: string, path: string): Promise<string[]> {
  await page.goto(site + path, { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const broken = (await brokenNames(page)).map((name) => `${name} is broken`);
  return [...broken, ...(await smallText(page))].map((fault) => `${path}: ${fault}`);
}

/**
 * Returns how many code blocks are visible, and the labels of those whose lines overflow. @param name label of blocks
 */
export const codeBlocks = (page: Page, name = /^Code: /) =>
  page.getByRole('group', { name }).evaluateAll((blocks) => ({
    all: blocks.length,
    scrolling: blocks
      .filter((block) => block.scrollWidth > block.clientWidth + 1)
      .map((block) => block.ariaLabel ?? ''),
  }));

/** Returns the column headings of each table that is wider than its container. */
export const tablesThatScroll = (page: Page) =>
  page
    .getByRole('table')
    .evaluateAll((tables) =>
      tables
        .filter(({ scrollWidth, parentElement }) => scrollWidth > (parentElement?.clientWidth ?? 0))
        .map((table) =>
          [...table.querySelectorAll('th')].map((head) => head.textContent).join(', '),
        ),
    );

/**
 * Returns the number of lines, the font size in px, and whether the end is inside the window, for each visible address.
 */
export const addresses = (page: Page) =>
  page
    .getByRole('table')
    .getByText(/^0x[\da-fA-F]{40}$/)
    .evaluateAll((elements) =>
      elements.map((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
        return {
          text: element.textContent,
          lines: new Set(rects.map(({ top }) => Math.round(top))).size,
          size: parseFloat(getComputedStyle(element).fontSize),
          seen: rects.every(({ right }) => right <= document.documentElement.clientWidth),
        };
      }),
    );

/** Returns the member with an anchor on a symbol's page. */
export const memberOf = (page: Page, anchor: string) =>
  page.locator('[data-api-member]', { has: page.locator(`#${anchor}`) });

/** Returns the different left edges of the visible elements that match a selector, in whole px. */
export const leftEdges = (page: Page, selector: string) =>
  page
    .locator(`${selector}:visible`)
    .evaluateAll((found) => [
      ...new Set(found.map((element) => Math.round(element.getBoundingClientRect().left))),
    ]);
