import { expect, test } from 'vitest';
import { inWindow, openReady } from './open-page';
import { casesOf, servedSite } from './site';
import { spoken } from './spoken';

const site = servedSite();

const REFERENCE = '/contracts/v3/reference/periphery/interfaces/INonfungiblePositionManager';

/** Asserts that phrases occur in this order. */
function expectInOrder(phrases: readonly string[], expected: readonly (string | RegExp)[]): void {
  let at = 0;
  for (const one of expected) {
    const found = phrases.findIndex(
      (phrase, index) =>
        index >= at && (typeof one === 'string' ? phrase === one : one.test(phrase)),
    );
    expect(
      found,
      `${String(one)} after “${phrases[at - 1] ?? 'the start'}”`,
    ).toBeGreaterThanOrEqual(at);
    at = found + 1;
  }
}

const pages = casesOf<[path: string, expected: (string | RegExp)[], readyWith?: string]>({
  few: [
    [
      '/concepts/protocol/fees',
      [
        'navigation, Breadcrumbs',
        'heading, Fees, level 1',
        'heading, What a swap costs, level 2',
        'link, Link to “What a swap costs”',
        /^table/,
        /^rowheader/,
      ],
    ],
    [
      REFERENCE,
      [
        'heading, INonfungiblePositionManager, level 1',
        'heading, Mint a position, level 2',
        'heading, Write functions, level 2',
        'heading, mint, level 3',
      ],
    ],
    [
      '/contracts/v3/reference/error-codes',
      [
        'heading, Error Codes, level 1',
        'heading, Decode revert data, level 2',
        /^textbox, .+/,
        /^button, .+/,
      ],
      '[data-component] textarea',
    ],
  ],
  more: [
    ['/', ['main', /^heading, .*, level 1$/, /^heading, .*, level 2$/, /^figure/, /^image, .+/]],
    [
      '/search?q=slippage',
      [
        'heading, Search, level 1',
        'searchbox, Search the docs, slippage',
        'group, Section',
        /^radio, All \d+, checked/,
        'end of group, Section',
        /^\d+ results for “slippage”$/,
        'list, Search results',
        /^heading, .*, level 2$/,
      ],
      '[data-search-result]',
    ],
  ],
});

test.each(pages)(
  '%s is announced with its text, and no heading twice',
  async (path, expected, readyWith) => {
    const page = await openReady(site, path, { bypassCSP: true, ...inWindow(1280) });
    if (readyWith) await page.waitForSelector(readyWith);
    const phrases = await spoken(page);
    expectInOrder(phrases, expected);
    expect(
      phrases.filter((phrase) => /^(?:image|img|graphic|link|button|textbox)$/.test(phrase)),
    ).toEqual([]);
    const headings = phrases.filter((phrase) => phrase.startsWith('heading, '));
    expect(headings.length).toBeGreaterThan(1);
    expect(headings.filter((heading) => /Link to|#/.test(heading))).toEqual([]);
    const twice = headings.filter((heading, index) => headings.indexOf(heading) !== index);
    // Search results may have the same name, because they lead to different pages.
    if (!path.startsWith('/search')) expect(twice).toEqual([]);
  },
);
