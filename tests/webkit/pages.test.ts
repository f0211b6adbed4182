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

/** What sticks out of a page 320 px wide: in a frame, since the browser's own window cannot be so narrow. */
async function sticksOutOfFrame(path: string, planted = ''): Promise<string[]> {
  const { href } = new URL('/robots.txt', await window.driver.getCurrentUrl());
  await window.driver.get(href);
  return window.run(
    async (address, fault) => {
      const frame = document.createElement('iframe');
      frame.style.cssText = 'border: 0; width: 320px; height: 900px';
      frame.src = address;
      const loaded = new Promise((done) => frame.addEventListener('load', done));
      document.body.append(frame);
      await loaded;
      const inside = frame.contentDocument;
      if (!inside?.querySelector('h1')) return ['no page'];
      inside.body.insertAdjacentHTML('beforeend', fault);
      await inside.fonts.ready;
      const { clientWidth, scrollWidth } = inside.documentElement;
      if (clientWidth !== 320) return [`${clientWidth} px`];
      if (scrollWidth <= clientWidth) return [];
      return [...inside.body.querySelectorAll('*')]
        .filter((element) => element.getBoundingClientRect().right > clientWidth + 0.5)
        .map((element) => element.outerHTML.slice(0, 120))
        .slice(0, 5);
    },
    path,
    planted,
  );
}

describe('what a page must not do is seen', () => {
  const WIDE = '<div style="width: 2000px">wide</div>';

  test('in the window', async () => {
    await window.open('/concepts/overview', 390);
    await window.run((fault) => document.body.insertAdjacentHTML('beforeend', fault), WIDE);
    expect(await sticksOut()).not.toEqual([]);
    await window.run(() => console.error('planted'));
    expect(window.complaints).toEqual([expect.stringContaining('planted')]);
  });

  test('at 320 px', async () => {
    await window.open('/concepts/overview', 390);
    expect(await sticksOutOfFrame('/concepts/overview', WIDE)).not.toEqual([]);
  });
});

describe.each(kinds)('%s', (_, path, title) => {
  test.each(WIDTHS)('opens without complaint, no wider than a window of %i px', async (width) => {
    await window.open(path, width);
    await window.find('heading', { level: 1, name: title });
    await window.readToEnd();
    expect(await sticksOut()).toEqual([]);
    expect(window.complaints).toEqual([]);
  });

  test('is no wider than 320 px where there is no more room', async () => {
    await window.open(path, 390);
    expect(await sticksOutOfFrame(path)).toEqual([]);
  });
});
