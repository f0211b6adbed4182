// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drawPage } from '../../../tests/dom/draw-page';
import { listen } from '../../../tests/dom/reader';
import { Pagination } from '../pagination/pagination';
import { prefetchNeighbours, startPrefetch } from './prefetch';

const enqueue = vi.fn();
const hovering = vi.fn();
const link = (name: string | RegExp) => screen.getByRole('link', { name });

const connect = (connection: object) =>
  Object.defineProperty(window.navigator, 'connection', { value: connection, configurable: true });

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  window.___loader = { enqueue, hovering, loadPage: () => Promise.resolve(undefined) };
  drawPage({
    path: '/here',
    children: (
      <>
        <a href="/there?a=1#b">There</a>
        <a href="/here?a=1">Here</a>
        <Pagination
          previous={{ label: 'Before', path: '/before' }}
          next={{ label: 'After', path: '/after' }}
        />
      </>
    ),
  });
});
afterEach(() => {
  delete window.___loader;
  connect({});
});

test.each(['mouseOver', 'focusIn', 'touchStart'] as const)(
  'the page of a link is fetched on %s, without query and hash',
  (event) => {
    listen(startPrefetch(''));
    fireEvent[event](link('There'));
    expect(hovering.mock.calls).toEqual([['/there']]);
  },
);

test('the page itself is not fetched again, and what leaves the site never', () => {
  listen(startPrefetch(''));
  fireEvent.mouseOver(link('Here'));
  fireEvent.mouseOver(screen.getAllByRole('link', { name: 'Source' })[0] ?? document.body);
  expect(hovering).not.toHaveBeenCalled();
});

test('the neighbours are fetched once the browser is idle, unless the page is left before', () => {
  listen(prefetchNeighbours(''));
  prefetchNeighbours('')();
  expect(enqueue).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(enqueue.mock.calls).toEqual([['/before'], ['/after']]);
});

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'nothing is fetched ahead with a connection of %o',
  (connection) => {
    connect(connection);
    listen(startPrefetch(''), prefetchNeighbours(''));
    fireEvent.mouseOver(link('There'));
    vi.advanceTimersByTime(1000);
    expect([hovering.mock.calls, enqueue.mock.calls]).toEqual([[], []]);
  },
);
