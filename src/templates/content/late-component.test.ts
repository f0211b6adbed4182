// @vitest-environment jsdom

import { fireEvent, screen } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import '../../../tests/dom/reader';
import { sayMissing, whenNear } from './late-component';

const placed = (): HTMLElement => {
  document.body.innerHTML = '<div id="place"></div><p>next</p>';
  const place = document.querySelector<HTMLElement>('#place');
  if (!place) throw new Error('There is no place');
  return place;
};

afterEach(() => {
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

test('a component that fails to load is reported after its element until it loads', () => {
  const place = placed();
  const takeAway = sayMissing(place);
  expect(place.nextElementSibling?.getAttribute('role')).toBe('alert');
  expect(place.nextElementSibling?.textContent).toBe(
    'This part of the page could not be loaded. Reload the page',
  );
  takeAway();
  expect(document.body.innerHTML).toBe('<div id="place"></div><p>next</p>');
});

test('the button does nothing if the host does not respond', async () => {
  const asked = vi.fn().mockRejectedValue(new TypeError('offline'));
  vi.stubGlobal('fetch', asked);
  sayMissing(placed());
  screen.getByRole('button', { name: 'Reload the page' }).click();
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
  expect(screen.getByRole('alert')).toBeTruthy();
});

const start = vi.fn();
const figure = () => screen.getByRole('figure');
const settle = () => new Promise((resolve) => setTimeout(resolve));

/** Reports to the observer that the figure is near the window, or that it is not. */
let tell: (near: boolean) => void;
const watched = new Set<Element>();
let margin: string | undefined;

const stubWatching = () =>
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(told: (entries: { isIntersecting: boolean }[]) => void, options: object) {
        ({ rootMargin: margin } = options as { rootMargin?: string });
        tell = (isIntersecting) => told([{ isIntersecting }]);
      }
      observe = (element: Element) => watched.add(element);
      disconnect = () => watched.clear();
    },
  );

beforeEach(() => {
  start.mockClear();
  watched.clear();
  document.body.innerHTML = '<figure><button>Step</button></figure>';
});

test('a component below the window starts to load shortly before it is visible', async () => {
  stubWatching();
  void whenNear(figure()).then(start);
  tell(false);
  await settle();
  expect(start).not.toHaveBeenCalled();
  expect(margin).toBe('300px');
  tell(true);
  await settle();
  expect(start).toHaveBeenCalledOnce();
  expect(watched).toEqual(new Set());
});

test.each(['pointerOver', 'focusIn', 'touchStart'] as const)(
  'a component starts to load when the reader reaches it by %s',
  async (reach) => {
    stubWatching();
    void whenNear(figure()).then(start);
    expect(watched).toEqual(new Set([figure()]));
    fireEvent[reach](screen.getByRole('button', { name: 'Step' }));
    await settle();
    expect(start).toHaveBeenCalledOnce();
    expect(watched).toEqual(new Set());
  },
);

test('a browser without IntersectionObserver loads every component at once', async () => {
  expect('IntersectionObserver' in window).toBe(false);
  await whenNear(figure()).then(start);
  expect(start).toHaveBeenCalledOnce();
});
