// @vitest-environment jsdom

import { fireEvent, screen } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drawPage } from '../../tests/dom/draw-page';
import { listen } from '../../tests/dom/reader';
import { prefetchNeighbours, startPrefetch } from './links';
import { Pagination } from './pagination';

const enqueue = vi.fn();
const hovering = vi.fn<(path: string) => Promise<void>>();
const link = (name: string | RegExp) => screen.getByRole('link', { name });

const connect = (connection: object) =>
  Object.defineProperty(window.navigator, 'connection', { value: connection, configurable: true });

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  hovering.mockResolvedValue();
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

const REST = 65;
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const pages = () => hovering.mock.calls.map(([path]) => path);

/** Renders links. Returns a function that finds one by the last letter of its name. */
function drawLinks(names: readonly string[]): (name: string) => HTMLElement {
  drawPage({
    path: '/here',
    children: names.map((name) => (
      <a key={name} href={`/${name}`}>
        Page {name}
      </a>
    )),
  });
  return (name) => link(`Page ${name}`);
}

test.each([
  ['mouseOver', 'mouseOut'],
  ['focusIn', 'focusOut'],
] as const)(
  'the page of a link is fetched some time after %s, without query and hash, unless %s comes first',
  async (enter, leave) => {
    listen(startPrefetch(''));
    fireEvent[enter](link('There'));
    await pass(REST - 1);
    fireEvent[leave](link('There'));
    await pass(REST);
    expect(pages()).toEqual([]);
    fireEvent[enter](link('There'));
    await pass(REST - 1);
    expect(pages()).toEqual([]);
    await pass(1);
    expect(pages()).toEqual(['/there']);
  },
);

test('the page of a link that is pressed is fetched at once', () => {
  listen(startPrefetch(''));
  fireEvent.pointerDown(link('There'));
  expect(pages()).toEqual(['/there']);
});

test('a pointer that moves from one part of a link to another rests on it', async () => {
  listen(startPrefetch(''));
  const there = link('There');
  there.innerHTML = '<b>The</b><i>re</i>';
  const [first, second] = there.children;
  if (!first || !second) throw new Error('no parts');
  fireEvent.mouseOver(first);
  await pass(REST - 1);
  fireEvent.mouseOut(first, { relatedTarget: second });
  fireEvent.mouseOver(second, { relatedTarget: first });
  await pass(1);
  expect(pages()).toEqual(['/there']);
});

test('a pointer that passes over many links fetches only the page of the last one', async () => {
  const names = 'abcdefghijklmnopq'.split('');
  const named = drawLinks(names);
  listen(startPrefetch(''));
  for (const name of names) {
    fireEvent.mouseOver(named(name));
    await pass(20);
    if (name !== 'q') fireEvent.mouseOut(named(name));
  }
  await pass(REST);
  expect(pages()).toEqual(['/q']);
});

test('five pages are fetched at a time, and the next is the page of the link under the pointer', async () => {
  const come: (() => void)[] = [];
  hovering.mockImplementation(() => new Promise<void>((resolve) => come.push(resolve)));
  const named = drawLinks('abcdefghi'.split(''));
  listen(startPrefetch(''));
  for (const name of 'abcdefgh'.split('')) {
    fireEvent.mouseOver(named(name));
    await pass(REST);
    if (name !== 'h') fireEvent.mouseOut(named(name));
  }
  expect(pages()).toEqual(['/a', '/b', '/c', '/d', '/e']);
  fireEvent.pointerDown(named('i'));
  expect(pages()).toEqual(['/a', '/b', '/c', '/d', '/e', '/i']);
  for (const done of come.splice(0, 2)) done();
  await pass(0);
  expect(pages()).toEqual(['/a', '/b', '/c', '/d', '/e', '/i', '/h']);
  for (const done of come) done();
  await pass(0);
  expect(pages()).toHaveLength(7);
});

test('brief focus elsewhere does not affect the link under the pointer', async () => {
  const come: (() => void)[] = [];
  hovering.mockImplementation(() => new Promise<void>((resolve) => come.push(resolve)));
  const named = drawLinks('abcdefg'.split(''));
  listen(startPrefetch(''));
  for (const name of 'abcdef'.split('')) {
    fireEvent.mouseOver(named(name));
    await pass(REST);
    if (name !== 'f') fireEvent.mouseOut(named(name));
  }
  fireEvent.focusIn(named('g'));
  await pass(REST);
  fireEvent.focusOut(named('g'));
  for (const done of come.splice(0)) done();
  await pass(0);
  expect(pages()).toEqual(['/a', '/b', '/c', '/d', '/e', '/f']);
  for (const done of come) done();
  await pass(0);
});

test('a page that was requested before the loader existed can be requested again', async () => {
  const named = drawLinks('jklmno'.split(''));
  listen(startPrefetch(''));
  const { ___loader: loader } = window;
  delete window.___loader;
  for (const name of 'jklmno'.split('')) fireEvent.pointerDown(named(name));
  window.___loader = loader;
  fireEvent.pointerDown(named('j'));
  await pass(0);
  expect(pages()).toEqual(['/j']);
});

test('neither the current page nor an external link is fetched', () => {
  listen(startPrefetch(''));
  for (const one of [link('Here'), ...screen.getAllByRole('link', { name: 'Source' })])
    fireEvent.pointerDown(one);
  expect(hovering).not.toHaveBeenCalled();
});

test('the previous and next page are fetched when the browser is idle, unless the page is left before', () => {
  listen(prefetchNeighbours(''));
  prefetchNeighbours('')();
  expect(enqueue).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(enqueue.mock.calls).toEqual([['/before'], ['/after']]);
});

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'nothing is prefetched on a connection with %o',
  (connection) => {
    connect(connection);
    listen(startPrefetch(''), prefetchNeighbours(''));
    fireEvent.mouseOver(link('There'));
    fireEvent.pointerDown(link('There'));
    vi.advanceTimersByTime(1000);
    expect([hovering.mock.calls, enqueue.mock.calls]).toEqual([[], []]);
  },
);
