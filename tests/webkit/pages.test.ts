import { describe, expect, test } from 'vitest';
import { reader, WIDTHS } from './reader';

const window = reader();

const kinds: [kind: string, path: string, title: string | RegExp][] = [
  ['the home page', '/', /./],
  ['a landing', '/contracts/v3/overview', 'Build on the v3 Contracts'],
  ['an article with code', '/sdk/v3/guides/trading', 'Executing a Trade'],
  [
    'an article with figures',
    '/concepts/protocol/concentrated-liquidity',
    'Concentrated Liquidity',
  ],
  ['a drawing of a flow', '/concepts/protocol/swaps', 'Swaps'],
  [
    'a reference entry',
    '/contracts/v3/reference/periphery/interfaces/INonfungiblePositionManager',
    'INonfungiblePositionManager',
  ],
  ['the error codes', '/contracts/v3/reference/error-codes', 'Error Codes'],
  ['the addresses', '/contracts/v3/reference/deployments', 'Deployment Addresses'],
  ['the search page', '/search?q=tick%20spacing', 'Search'],
  ['a page with a tool', '/contracts/v3/guides/swaps/multihop-swaps', 'Multihop Swaps'],
  ['the glossary', '/concepts/glossary', 'Glossary'],
  ['the not-found page', '/no/such/page', 'Page Not Found'],
];

/** What makes the page wider than the window, if anything does. */
const sticksOut = () =>
  window.run(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 0.5)
      .map((element) => element.outerHTML.slice(0, 120))
      .slice(0, 5);
  });

describe.each(kinds)('%s', (_, path, title) => {
  test.each(WIDTHS)('opens without complaint, no wider than a window of %i px', async (width) => {
    await window.open(path, width);
    await window.find('heading', { level: 1, name: title });
    await window.readToEnd();
    expect(await sticksOut()).toEqual([]);
    expect(window.complaints).toEqual([]);
  });
});
