// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { drawPage } from '../../../tests/dom/draw-page';
import { listen } from '../../../tests/dom/reader';
import type { Stop } from '../../kit/dom/delegate';
import type * as Scroll from './scroll';

let scroll: typeof Scroll;
const onStep = vi.fn();

/** How far down the page is scrolled, and how far it goes. */
const place = () => window.scrollY;
const stand = (at: number) => vi.stubGlobal('scrollY', at);
let end: number;
/** The page has grown, or shrunk: whoever watches its size is told. */
let changed: (() => void) | undefined;
const grow = (to: number) => {
  end = to;
  changed?.();
};

/** The reader scrolls. */
const scrollTo = (to: number) => {
  stand(to);
  fireEvent.scroll(window);
};

/** The router has drawn the page of the entry that it stands on. */
function draw(from: string): void {
  const { pathname, hash } = window.location;
  const { key } = window.history.state as { key: string };
  scroll.showPlace({ pathname, hash, key }, { pathname: from, hash: '' });
}
/** The reader follows a link: the router adds an entry, and draws its page. */
function follow(address: string, key: string): void {
  const from = window.location.pathname;
  window.history.pushState({ key }, '', address);
  draw(from);
}
/** The reader steps in history. The page of the entry is not drawn yet. */
async function step(by: 1 | -1): Promise<void> {
  const stepped = new Promise((resolve) =>
    window.addEventListener('popstate', resolve, { once: true }),
  );
  window.history.go(by);
  await stepped;
}
/** A visit begins, or the page is loaded again: all is new but for what the tab keeps. */
async function begin(): Promise<Stop> {
  vi.resetModules();
  scroll = await import('./scroll');
  const stop = scroll.watchPlaces(onStep);
  listen(stop);
  return stop;
}

beforeEach(() => {
  end = 5000;
  changed = undefined;
  onStep.mockClear();
  stand(0);
  vi.stubGlobal('scrollTo', (_: number, to: number) => stand(Math.min(to, end)));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(tell: () => void) {
        this.tell = tell;
      }
      tell: () => void;
      observe = () => (changed = this.tell);
      disconnect = () => (changed = undefined);
    },
  );
  drawPage({ path: '/a', content: '<h2 id="fees">Fees</h2>' });
  window.history.replaceState({ key: 'a' }, '');
});

test('another page begins at its top', async () => {
  await begin();
  scrollTo(700);
  follow('/b', 'b');
  expect(place()).toBe(0);
});

test('Back and Forward come to where the reader was on each page', async () => {
  await begin();
  scrollTo(700);
  follow('/b', 'b');
  scrollTo(300);
  await step(-1);
  expect(onStep).toHaveBeenCalledOnce();
  draw('/b');
  expect(place()).toBe(700);
  await step(1);
  draw('/a');
  expect(place()).toBe(300);
});

test('what the browser scrolls while the other page is awaited is nobody’s place', async () => {
  await begin();
  scrollTo(700);
  follow('/b', 'b');
  scrollTo(300);
  await step(-1);
  scrollTo(5);
  draw('/b');
  expect(place()).toBe(700);
});

test('a link to a heading of another page leads there; one to nothing leads to the top', async () => {
  await begin();
  scrollTo(700);
  const shown = vi.mocked(screen.getByRole('heading', { name: 'Fees' }).scrollIntoView);
  follow('/b#fees', 'b');
  expect(shown.mock.instances).toEqual([screen.getByRole('heading', { name: 'Fees' })]);
  expect(place()).toBe(700);
  follow('/c#gone', 'c');
  expect(shown).toHaveBeenCalledOnce();
  expect(place()).toBe(0);
});

test('a change of the query alone moves nothing', async () => {
  await begin();
  scrollTo(700);
  follow('/a?x=1', 'b');
  expect(place()).toBe(700);
  await step(-1);
  scrollTo(20);
  draw('/a');
  expect(place()).toBe(700);
});

test('a jump within the page is an entry of its own, with a place of its own', async () => {
  await begin();
  scrollTo(700);
  // As the browser does for a link to a hash: it scrolls, and says that there is another entry.
  window.history.pushState(null, '', '#fees');
  stand(1200);
  window.dispatchEvent(new PopStateEvent('popstate'));
  fireEvent.scroll(window);
  expect(onStep).toHaveBeenCalledOnce();
  await step(-1);
  draw('/a');
  expect(place()).toBe(700);
  await step(1);
  draw('/a');
  expect(place()).toBe(1200);
});

test('a page that is still too short is scrolled on as it grows', async () => {
  await begin();
  scrollTo(3000);
  follow('/b', 'b');
  await step(-1);
  end = 800;
  draw('/b');
  expect(place()).toBe(800);
  grow(2000);
  expect(place()).toBe(2000);
  grow(4000);
  expect(place()).toBe(3000);
  expect(changed).toBeUndefined();
});

test('a reader who scrolls meanwhile is not taken away from where they are', async () => {
  await begin();
  scrollTo(3000);
  follow('/b', 'b');
  await step(-1);
  end = 800;
  draw('/b');
  scrollTo(400);
  grow(4000);
  expect(place()).toBe(400);
  expect(changed).toBeUndefined();
});

test('a page that is left while it grows is scrolled no more', async () => {
  await begin();
  scrollTo(3000);
  follow('/b', 'b');
  await step(-1);
  end = 800;
  draw('/b');
  await step(1);
  grow(4000);
  expect(place()).toBe(800);
});

test('a page that comes after the reader has stepped on is placed by none', async () => {
  await begin();
  scrollTo(700);
  window.history.pushState({ key: 'b' }, '', '/b');
  scroll.showPlace({ pathname: '/c', hash: '', key: 'c' }, { pathname: '/a', hash: '' });
  expect(place()).toBe(700);
});

test('the place outlasts a load of the page', async () => {
  const stop = await begin();
  scrollTo(700);
  stop();
  stand(0);
  await begin();
  expect(place()).toBe(700);
});

test('a page that is loaded is the reader’s as soon as they do anything', async () => {
  const stop = await begin();
  scrollTo(700);
  stop();
  stand(0);
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  await begin();
  expect(place()).toBe(700);
  fireEvent.wheel(window);
  stand(650);
  fireEvent.load(window);
  scroll.showPlace({ pathname: '/a', hash: '', key: 'a' }, null);
  expect(place()).toBe(650);
});

test('nor is it moved for a reader who has stepped away and back before it was there', async () => {
  const stop = await begin();
  scrollTo(700);
  stop();
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  await begin();
  window.history.pushState({ key: 'b' }, '', '/b');
  await step(-1);
  stand(20);
  fireEvent.load(window);
  expect(place()).toBe(20);
});

test('without the tab’s storage the places last as long as the page', async () => {
  const forbid = () => {
    throw new DOMException('no', 'SecurityError');
  };
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(forbid);
  await begin();
  scrollTo(700);
  follow('/b', 'b');
  await step(-1);
  draw('/b');
  expect(place()).toBe(700);
});

test('the browser restores the page that is loaded, and no other', async () => {
  await begin();
  expect(window.history.scrollRestoration).toBe('manual');
  window.dispatchEvent(new Event('pagehide'));
  expect(window.history.scrollRestoration).toBe('auto');
  window.dispatchEvent(new Event('pageshow'));
  expect(window.history.scrollRestoration).toBe('manual');
});

test('a step between two entries of one page, such as an open menu’s, is none', async () => {
  await begin();
  scrollTo(700);
  window.history.pushState({ key: 'a', menu: true }, '');
  await step(-1);
  expect(onStep).not.toHaveBeenCalled();
  expect(place()).toBe(700);
});

test('stopped, it keeps no place any more, moves nothing, and gives the browser its own way back', async () => {
  const stop = await begin();
  scrollTo(3000);
  follow('/b', 'b');
  await step(-1);
  end = 800;
  draw('/b');
  onStep.mockClear();
  const kept = Object.entries(window.sessionStorage);
  stop();
  expect(changed).toBeUndefined();
  expect(window.history.scrollRestoration).toBe('auto');
  scrollTo(90);
  await step(1);
  window.dispatchEvent(new Event('pageshow'));
  expect(Object.entries(window.sessionStorage)).toEqual(kept);
  expect(onStep).not.toHaveBeenCalled();
  expect(window.history.scrollRestoration).toBe('auto');
});
