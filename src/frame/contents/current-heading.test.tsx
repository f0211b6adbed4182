// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { drawPage } from '../../../tests/dom/draw-page';
import { listen } from '../../../tests/dom/reader';
import { watchCurrentHeading } from './current-heading';
import { TableOfContents } from './table-of-contents';

const headings = [
  { id: 'first', depth: 2, text: 'First', at: 400 },
  { id: 'café', depth: 3, text: 'Second', at: 1000 },
  { id: 'last', depth: 2, text: 'Last', at: 2900 },
] as const;

/** What the contents mark as the place of the reader. */
const current = () =>
  within(screen.getByRole('navigation', { name: 'On this page' }))
    .queryAllByRole('link', { current: true })
    .map(({ textContent }) => textContent);
const stand = (place: number) => vi.stubGlobal('scrollY', place);
const scrollTo = (place: number) => {
  stand(place);
  fireEvent.scroll(window);
  vi.advanceTimersToNextFrame();
  return current();
};

beforeEach(() => {
  vi.useFakeTimers();
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

test('the heading that the reader is under is marked, and only it', () => {
  listen(watchCurrentHeading());
  expect(current()).toEqual([]);
  expect(scrollTo(199)).toEqual([]);
  expect(scrollTo(200)).toEqual(['First']);
  expect(scrollTo(800)).toEqual(['Second']);
  expect(scrollTo(300)).toEqual(['First']);
  expect(scrollTo(0)).toEqual([]);
});

test('at the end of the page it is the last, though it never comes up so far', () => {
  listen(watchCurrentHeading());
  expect(scrollTo(2397)).toEqual(['Second']);
  expect(scrollTo(2398)).toEqual(['Last']);
});

test('a page that does not scroll has its reader at its beginning, not at its end', () => {
  vi.stubGlobal('innerHeight', 3200);
  listen(watchCurrentHeading());
  expect(current()).toEqual(['First']);
});

test('a page that is opened further down is marked before anybody scrolls', () => {
  stand(900);
  listen(watchCurrentHeading());
  expect(current()).toEqual(['Second']);
});

test('a window of another size is marked anew', () => {
  stand(100);
  listen(watchCurrentHeading());
  expect(current()).toEqual([]);
  vi.stubGlobal('innerHeight', 1200);
  fireEvent(window, new Event('resize'));
  vi.advanceTimersToNextFrame();
  expect(current()).toEqual(['First']);
});

test('many steps of a scroll are one look at the page', () => {
  listen(watchCurrentHeading());
  const looks = vi.mocked(screen.getByRole('heading', { name: 'Last' }).getBoundingClientRect);
  looks.mockClear();
  for (const place of [10, 20, 30]) {
    stand(place);
    fireEvent.scroll(window);
  }
  vi.advanceTimersToNextFrame();
  expect(looks).toHaveBeenCalledOnce();
});

test('nothing is marked any more once stopped, not even what a scroll has begun', () => {
  const stop = watchCurrentHeading();
  stand(900);
  fireEvent.scroll(window);
  stop();
  vi.advanceTimersToNextFrame();
  expect(scrollTo(900)).toEqual([]);
});

test('a page without contents has nothing to watch', () => {
  drawPage();
  const listener = vi.spyOn(window, 'addEventListener');
  watchCurrentHeading()();
  expect(listener).not.toHaveBeenCalled();
});
