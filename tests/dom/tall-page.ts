import { fireEvent } from '@testing-library/dom';
import { beforeEach, vi } from 'vitest';
import type * as Scroll from '../../src/gatsby/scroll/scroll';
import type { Stop } from '../../src/kit/dom/delegate';
import { drawPage } from './draw-page';
import { listen } from './reader';

/** A page that is taller than the window. */
interface Tall {
  /** How far down it can be scrolled. */
  end: number;
  /** Tells whoever watches its size that it has changed. */
  changed: (() => void) | undefined;
}

/** A tall page for each test of a file: how a reader moves on it, and between it and others. */
export function tallPage() {
  let scroll: typeof Scroll;
  const onStep = vi.fn();
  const tall: Tall = { end: 5000, changed: undefined };
  const showPlace: typeof Scroll.showPlace = (...places) => scroll.showPlace(...places);
  /** How far down the page is scrolled. */
  const place = () => window.scrollY;
  const stand = (at: number) => vi.stubGlobal('scrollY', at);
  /** The page has grown, or shrunk: whoever watches its size is told. */
  const grow = (to: number) => {
    tall.end = to;
    tall.changed?.();
  };

  /** The reader scrolls. */
  const scrollTo = (to: number) => {
    stand(to);
    fireEvent.scroll(window);
  };

  /** The router has drawn the page of the entry that it stands on. */
  function draw(from: string): void {
    const { pathname, search, hash } = window.location;
    const { key } = window.history.state as { key: string };
    showPlace({ pathname, search, hash, key }, new URL(from, window.location.href));
  }
  /** The reader follows a link: the router adds an entry, and draws its page. */
  function follow(address: string, key: string): void {
    const from = window.location.href;
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
