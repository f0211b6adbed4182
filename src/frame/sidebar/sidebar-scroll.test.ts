// @vitest-environment jsdom
import { screen, within } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import { drawPage } from '../../../tests/dom/draw-page';
import { listen } from '../../../tests/dom/reader';
import { isPlaced, placeSidebar, showActiveEntry } from './sidebar-scroll';

const docs = () => screen.getByRole('navigation', { name: 'Docs' });
/** Returns the scroll container of the sidebar. */
const menu = () => docs().parentElement ?? document.body;

/**
 * Renders a page whose sidebar is 2000 px long, in a window of 400 px of which the navbar covers 60, with the page's
 * entry at the given position.
 */
function draw(entryAt: number, path = '/sdk/v3/swap'): void {
  const [section = '', version = ''] = path.slice(1).split('/');
  drawPage({
    path,
    section,
    sidebar: {
      tree: ['v1', 'v3'].map((name) => [
        name,
        null,
        [
          [`Pool ${name}`, `/${section}/${name}/pool`],
          [`Swap ${name}`, `/${section}/${name}/swap`],
        ],
      ]),
      whole: `/${section}.json`,
    },
  });
  const entry = within(docs()).getByRole('link', { name: `Swap ${version}` });
  vi.spyOn(entry, 'offsetParent', 'get').mockReturnValue(menu());
  const box = (top: number, height: number) => ({ top, bottom: top + height }) as DOMRect;
  const frame = menu();
  vi.spyOn(frame, 'getBoundingClientRect').mockReturnValue(box(0, 400));
  vi.spyOn(entry, 'getBoundingClientRect').mockImplementation(() =>
    box(entryAt - frame.scrollTop, 20),
  );
  vi.spyOn(screen.getByRole('banner'), 'clientHeight', 'get').mockReturnValue(60);
}

/**
 * Scrolls the sidebar to its entry at `entryAt`, starting from the scroll position `before`. Returns the new scroll
 * position.
 */
function shown(entryAt: number, before = 0, path?: string): number {
  draw(entryAt, path);
  menu().scrollTop = before;
  showActiveEntry();
  return menu().scrollTop;
}

test.each([
  ['below the visible part', 900, 0, 700],
  ['cut by the lower edge', 390, 0, 190],
  ['above the visible part', 900, 1000, 700],
  ['under the navbar', 900, 850, 700],
])('an entry %s is scrolled to the middle of the sidebar', (_, at, before, after) => {
  expect(shown(at, before)).toBe(after);
});

test.each([
  [60, 0],
  [380, 0],
  [560, 500],
])('a visible entry is not moved: at %i px, with the sidebar scrolled by %i', (at, by) => {
  expect(shown(at, by)).toBe(by);
});

test('an entry below the window is scrolled up, even if a bar pushes the sidebar down', () => {
  vi.stubGlobal('innerHeight', 350);
  expect(shown(340)).toBe(165);
});

test('a page that is not in the sidebar, or has none, scrolls nothing', () => {
  expect(shown(900, 0, '/sdk/v3/other')).toBe(0);
  drawPage({ path: '/sdk/v3/swap' });
  const set = vi.spyOn(Element.prototype, 'scrollTop', 'set');
  showActiveEntry();
  expect(set).not.toHaveBeenCalled();
});

/** Runs the inline script of a document, whose listeners last until the document is left. */
function place(): void {
  const add = vi.spyOn(window, 'addEventListener');
  placeSidebar();
  const { calls } = add.mock;
  add.mockRestore();
  listen(() => calls.forEach((call) => window.removeEventListener(...call)));
}

/** Scrolls the sidebar and leaves the page. */
function leave(scrolledBy: number, path?: string): void {
  draw(100, path);
  place();
  menu().scrollTop = scrolledBy;
  window.dispatchEvent(new Event('pagehide'));
}

/** Returns the scroll position of the sidebar in the next document, right after its inline script has run. */
function placed(entryAt: number, path?: string): number {
  draw(entryAt, path);
  place();
  return menu().scrollTop;
}

test('the next document restores the scroll position of the sidebar', () => {
  leave(300);
  expect(placed(500)).toBe(300);
});

test("the position is not restored if the page's entry would be out of view", () => {
  leave(300);
  expect(placed(1000)).toBe(800);
});

test('each version has its own scroll position', () => {
  leave(300, '/contracts/v1/swap');
  leave(500, '/contracts/v3/swap');
  expect(placed(600, '/contracts/v1/swap')).toBe(300);
  expect(placed(700, '/contracts/v3/swap')).toBe(500);
});

test('the sidebar of a section that the reader has not visited starts at its top', () => {
  leave(300, '/contracts/v1/swap');
  expect(placed(100, '/sdk/v1/swap')).toBe(0);
});

test("if storage is forbidden, the page's entry is still scrolled into view", () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  expect(placed(900)).toBe(700);
  expect(() => window.dispatchEvent(new Event('pagehide'))).not.toThrow();
});

test('only a sidebar that is followed by a script counts as positioned', () => {
  draw(100);
  expect(isPlaced()).toBe(false);
  const script = document.createElement('script');
  script.type = 'text/plain';
  docs().after(script);
  expect(isPlaced()).toBe(false);
  script.textContent = 'placeSidebar()';
  expect(isPlaced()).toBe(true);
});
