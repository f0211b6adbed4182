// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import { tallPage } from '../../../tests/dom/tall-page';

const { tall, onStep, showPlace, place, stand, scrollTo, draw, follow, step, begin } = tallPage();

test('the next page starts at its top', async () => {
  await begin();
  scrollTo(700);
  follow('/b', 'b');
  expect(place()).toBe(0);
});

test("Back and Forward restore the reader's position on each page", async () => {
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

test('scrolling by the browser while the next page loads is not saved as a position', async () => {
  await begin();
  scrollTo(700);
  follow('/b', 'b');
  scrollTo(300);
  await step(-1);
  scrollTo(5);
  draw('/b');
  expect(place()).toBe(700);
});

test('a link to a heading of another page scrolls to it; a link to a missing heading scrolls to the top', async () => {
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

test("a link to the open page scrolls to its top, and Back restores the reader's position", async () => {
  await begin();
  scrollTo(700);
  follow('/a', 'b');
  expect(place()).toBe(0);
  await step(-1);
  draw('/a');
  expect(place()).toBe(700);
});

test.each(['/a', '/a?x=1', '/a?x=2'])(
  'from a heading of a page, a link to %s scrolls to the top',
  async (to) => {
    await begin();
    follow('/a?x=1#fees', 'b');
    scrollTo(700);
    follow(to, 'c');
    expect(place()).toBe(0);
    await step(-1);
    draw(to);
    expect(place()).toBe(700);
  },
);

test('a link to the page without its query scrolls to the top', async () => {
  await begin();
  follow('/a?x=1', 'b');
  scrollTo(700);
  follow('/a', 'c');
  expect(place()).toBe(0);
});

test("a link to a missing heading of the open page doesn't scroll", async () => {
  await begin();
  scrollTo(700);
  follow('/a#gone', 'b');
  expect(place()).toBe(700);
});

test("a change of only the query doesn't scroll", async () => {
  await begin();
  scrollTo(700);
  follow('/a?x=1', 'b');
  expect(place()).toBe(700);
  await step(-1);
  scrollTo(20);
  draw('/a');
  expect(place()).toBe(700);
});

test('a jump within the page creates a history entry with its own position', async () => {
  await begin();
  scrollTo(700);
  // Do what the browser does after a click on a hash link: add a history entry, scroll, and then fire the events.
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

test('a page that loads after the reader has moved on is not scrolled', async () => {
  await begin();
  scrollTo(700);
  window.history.pushState({ key: 'b' }, '', '/b');
  showPlace(
    { pathname: '/c', search: '', hash: '', key: 'c' },
    { pathname: '/a', search: '', hash: '' },
  );
  expect(place()).toBe(700);
});

test('if session storage is forbidden, positions are kept until the document is left', async () => {
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

test('a step between two history entries of one page, such as that of an open menu, is ignored', async () => {
  await begin();
  scrollTo(700);
  window.history.pushState({ key: 'a', menu: true }, '');
  await step(-1);
  expect(onStep).not.toHaveBeenCalled();
  expect(place()).toBe(700);
});

test('after stopping, no position is saved or restored, and the browser restores positions itself', async () => {
  const stop = await begin();
  scrollTo(3000);
  follow('/b', 'b');
  await step(-1);
  tall.end = 800;
  draw('/b');
  onStep.mockClear();
  const kept = Object.entries(window.sessionStorage);
  stop();
  expect(tall.changed).toBeUndefined();
  expect(window.history.scrollRestoration).toBe('auto');
  scrollTo(90);
  await step(1);
  window.dispatchEvent(new Event('pageshow'));
  expect(Object.entries(window.sessionStorage)).toEqual(kept);
  expect(onStep).not.toHaveBeenCalled();
  expect(window.history.scrollRestoration).toBe('auto');
});
