import { fireEvent } from '@testing-library/dom';
import { afterEach, vi } from 'vitest';
import './missing-parts';

const stops: (() => void)[] = [];

/** Lets behaviours listen until the test ends. */
export function listen(...stop: (() => void)[]): void {
  stops.push(...stop);
}

/** Stands the reader at an address of the site, with nothing drawn anew. */
export const goTo = (address: string): void => window.history.replaceState(null, '', address);

/** Presses a key where the focus is. Whether the page let the browser do what it does with it. */
export const press = (key: string, held: KeyboardEventInit = {}): boolean =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...held });

/** Clicks. Whether the page left the browser to do what it does with it; here it then does nothing. */
export function click(element: Element, held: MouseEventInit = {}): boolean {
  let left = false;
  window.addEventListener(
    'click',
    (event) => {
      left = !event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  fireEvent.click(element, held);
  return left;
}

afterEach(() => {
  vi.restoreAllMocks();
  stops.splice(0).forEach((stop) => stop());
  document.body.replaceChildren();
  const root = document.documentElement;
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
  window.localStorage.clear();
  window.sessionStorage.clear();
  goTo('/');
  vi.useRealTimers();
});

/** Gives the page a clipboard, and says what was put there last. */
export function clipboard(): { text: () => string | undefined } {
  let last: string | undefined;
  vi.stubGlobal(
    'navigator',
    new Proxy(window.navigator, {
      get: (target, name) =>
        name === 'clipboard'
          ? { writeText: (text: string) => Promise.resolve(void (last = text)) }
          : (Reflect.get(target, name, target) as unknown),
    }),
  );
  return { text: () => last };
}
