// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { drawPage } from '../../../tests/dom/draw-page';
import { goTo, listen } from '../../../tests/dom/reader';
import { watchCurrentHeading } from './current-heading';
import { TableOfContents } from './table-of-contents';

const headings = [
  { id: 'first', depth: 2, text: 'First', at: 400 },
  { id: 'café', depth: 3, text: 'Second', at: 1000 },
  { id: 'last', depth: 2, text: 'Last', at: 2900 },
] as const;

/** Returns the entries marked as current. */
const current = () =>
  within(screen.getByRole('navigation', { name: 'On this page' }))
    .queryAllByRole('link', { current: true })
    .map(({ textContent }) => textContent);
const stand = (place: number) => vi.stubGlobal('scrollY', place);
const look = () => {
  vi.advanceTimersToNextFrame();
  return current();
};
const scrollTo = (place: number) => {
  stand(place);
  fireEvent.scroll(window);
  return look();
};
const entry = (name: string) =>
  within(screen.getByRole('navigation', { name: 'On this page' })).getByRole('link', { name });
/** Clicks an entry. The browser then scrolls as far as it can, and fires an event if it scrolled at all. */
const jump = (name: string, to: number) => {
  fireEvent.click(entry(name));
  return to === window.scrollY ? look() : scrollTo(to);
};
/** Simulates that a part of the page changes its size. */
let changeSize: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(tell: () => void) {
        changeSize = tell;
      }
      observe = () => undefined;
      disconnect = () => (changeSize = () => undefined);
    },
  );
  drawPage({
    children: (
      <>
        <TableOfContents headings={[...headings, { id: 'gone', depth: 2, text: 'Gone' }]} />
        {headings.map(({ id, text }) => (
          <h2 key={id} id={id}>
            {text}
          </h2>
        ))}
      </>
    ),
  });
  for (const { text, at } of headings) {
    vi.spyOn(
      screen.getByRole('heading', { name: text }),
      'getBoundingClientRect',
    ).mockImplementation(() => ({ top: at - window.scrollY }) as DOMRect);
  }
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(3200);
  vi.stubGlobal('innerHeight', 800);
  stand(0);
});

test('only the heading of the part that is being read is marked', () => {
  listen(watchCurrentHeading());
  expect(current()).toEqual([]);
  expect(scrollTo(199)).toEqual([]);
  expect(scrollTo(200)).toEqual(['First']);
  expect(scrollTo(800)).toEqual(['Second']);
  expect(scrollTo(300)).toEqual(['First']);
  expect(scrollTo(0)).toEqual([]);
});

test('at the end of the page, the last heading is marked even if it cannot reach the top', () => {
  listen(watchCurrentHeading());
  expect(scrollTo(2397)).toEqual(['Second']);
  expect(scrollTo(2398)).toEqual(['Last']);
});

test('on a page that does not scroll, the reader is at the start, not at the end', () => {
  vi.stubGlobal('innerHeight', 3200);
  listen(watchCurrentHeading());
  expect(current()).toEqual(['First']);
});

test('a clicked entry stays marked until the reader scrolls, even if its heading cannot reach the top', () => {
  listen(watchCurrentHeading());
  vi.spyOn(
    screen.getByRole('heading', { name: 'Second' }),
    'getBoundingClientRect',
  ).mockImplementation(() => ({ top: 2600 - window.scrollY }) as DOMRect);
  expect(jump('Second', 2400)).toEqual(['Second']);
  expect(jump('Last', 2400)).toEqual(['Last']);
  expect(jump('Second', 2400)).toEqual(['Second']);
  expect(scrollTo(2300)).toEqual(['First']);
  expect(scrollTo(2400)).toEqual(['Last']);
});

test('if headings are close together, the one that was clicked is marked', () => {
  listen(watchCurrentHeading());
  vi.spyOn(
    screen.getByRole('heading', { name: 'Second' }),
    'getBoundingClientRect',
  ).mockImplementation(() => ({ top: 440 - window.scrollY }) as DOMRect);
  expect(jump('First', 400)).toEqual(['First']);
  expect(scrollTo(410)).toEqual(['Second']);
});

test('a page that is opened at a heading marks that heading, even if it cannot reach the top', () => {
  goTo('/#caf%C3%A9');
  vi.spyOn(
    screen.getByRole('heading', { name: 'Second' }),
    'getBoundingClientRect',
  ).mockImplementation(() => ({ top: 2600 - window.scrollY }) as DOMRect);
  listen(watchCurrentHeading());
  expect(current()).toEqual([]);
  // The browser scrolls to the hash once the page is rendered.
  expect(scrollTo(2400)).toEqual(['Second']);
});

test('a hidden heading is never marked', () => {
  listen(watchCurrentHeading());
  expect(scrollTo(900)).toEqual(['Second']);
  screen.getByRole('heading', { name: 'Second' }).hidden = true;
  changeSize();
  expect(look()).toEqual(['First']);
  screen.getByRole('heading', { name: 'Last' }).hidden = true;
  expect(scrollTo(2400)).toEqual(['First']);
});

test('a long list scrolls only if the marked entry would be out of view', () => {
  const box = document.createElement('div');
  vi.spyOn(box, 'getBoundingClientRect').mockReturnValue({ top: 0, bottom: 200 } as DOMRect);
  ['First', 'Second', 'Last'].forEach((name, at) => {
    vi.spyOn(entry(name), 'offsetParent', 'get').mockReturnValue(box);
    vi.spyOn(entry(name), 'getBoundingClientRect').mockImplementation(() => {
      const top = at * 150 - box.scrollTop;
      return { top, bottom: top + 20 } as DOMRect;
    });
  });
  listen(watchCurrentHeading());
  scrollTo(900);
  expect(box.scrollTop).toBe(0);
  scrollTo(2400);
  expect(box.scrollTop).toBe(200);
  // The reader scrolls the list to look for another entry.
  box.scrollTop = 0;
  scrollTo(2399);
  expect(box.scrollTop).toBe(0);
});

test('a page that is opened further down marks a heading before the reader scrolls', () => {
  stand(900);
  listen(watchCurrentHeading());
  expect(current()).toEqual(['Second']);
});

test('the mark is updated when the window changes its size', () => {
  stand(100);
  listen(watchCurrentHeading());
  expect(current()).toEqual([]);
  vi.stubGlobal('innerHeight', 1200);
  fireEvent(window, new Event('resize'));
  vi.advanceTimersToNextFrame();
  expect(current()).toEqual(['First']);
});

test('several scroll events in one frame measure the headings once', () => {
  const looks = vi.mocked(screen.getByRole('heading', { name: 'Last' }).getBoundingClientRect);
  listen(watchCurrentHeading());
  const ofOne = looks.mock.calls.length;
  looks.mockClear();
  for (const place of [10, 20, 30]) {
    stand(place);
    fireEvent.scroll(window);
  }
  vi.advanceTimersToNextFrame();
  expect(looks).toHaveBeenCalledTimes(ofOne);
});

test('after stopping, nothing is marked, even if the page was scrolled before', () => {
  const stop = watchCurrentHeading();
  stand(900);
  fireEvent.scroll(window);
  stop();
  vi.advanceTimersToNextFrame();
  expect(scrollTo(900)).toEqual([]);
});

test('a page without a table of contents adds no listener', () => {
  drawPage();
  const listener = vi.spyOn(window, 'addEventListener');
  watchCurrentHeading()();
  expect(listener).not.toHaveBeenCalled();
});
