import { fireEvent } from '@testing-library/dom';
import { beforeEach, vi } from 'vitest';
import type * as Scroll from '../../src/gatsby/scroll/scroll';
import type { Stop } from '../../src/kit/dom/delegate';
import { drawPage } from './draw-page';
import { listen } from './reader';

/** A page that is taller than the window. */
interface Tall {
  /** The last scroll position. */
  end: number;
  /** Tells observers that the page's size has changed; undefined if there are no observers. */
  changed: (() => void) | undefined;
}

/** Creates a tall page for each test of a file. Returns functions that scroll it and that move between pages. */
export function tallPage() {
  let scroll: typeof Scroll;
  const onStep = vi.fn();
  const tall: Tall = { end: 5000, changed: undefined };
  const showPlace: typeof Scroll.showPlace = (...places) => scroll.showPlace(...places);
  /** Returns the scroll position. */
  const place = () => window.scrollY;
  const stand = (at: number) => vi.stubGlobal('scrollY', at);
  /** Changes the page's height, and notifies observers. */
  const grow = (to: number) => {
    tall.end = to;
    tall.changed?.();
  };

  /** Scrolls as the reader does. */
  const scrollTo = (to: number) => {
    stand(to);
    fireEvent.scroll(window);
  };

  /** Restores the scroll position as the router does when it has rendered the page of the current history entry. */
  function draw(from: string): void {
    const { pathname, search, hash } = window.location;
    const { key } = window.history.state as { key: string };
    showPlace({ pathname, search, hash, key }, new URL(from, window.location.href));
  }
  /** Follows a link as the router does: adds a history entry and renders the entry's page. */
  function follow(address: string, key: string): void {
    const from = window.location.href;
    window.history.pushState({ key }, '', address);
    draw(from);
  }
  /** Moves in the history, without rendering the page of the new entry. */
  async function step(by: 1 | -1): Promise<void> {
    const stepped = new Promise((resolve) =>
      window.addEventListener('popstate', resolve, { once: true }),
    );
    window.history.go(by);
    await stepped;
  }
  /** Starts a visit, or reloads the page. Only the tab's storage is kept. */
  async function begin(): Promise<Stop> {
    vi.resetModules();
    scroll = await import('../../src/gatsby/scroll/scroll');
    const stop = scroll.watchPlaces(onStep);
    listen(stop);
    return stop;
  }

  beforeEach(() => {
    tall.end = 5000;
    tall.changed = undefined;
    onStep.mockClear();
    stand(0);
    vi.stubGlobal('scrollTo', (_: number, to: number) => stand(Math.min(to, tall.end)));
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(tell: () => void) {
          this.tell = tell;
        }
        tell: () => void;
        observe = () => (tall.changed = this.tell);
        disconnect = () => (tall.changed = undefined);
      },
    );
    drawPage({ path: '/a', content: '<h2 id="fees">Fees</h2>' });
    window.history.replaceState({ key: 'a' }, '');
  });

  return { tall, onStep, showPlace, place, stand, grow, scrollTo, draw, follow, step, begin };
}
