import { fireEvent } from '@testing-library/dom';
import { afterEach, vi } from 'vitest';
import './missing-parts';

const stops: (() => void)[] = [];

/** Registers functions that are called at the end of the test. Each of them stops a listener. */
export function listen(...stop: (() => void)[]): void {
  stops.push(...stop);
}

/** Changes the address bar without rendering a page. */
export const goTo = (address: string): void => window.history.replaceState(null, '', address);

/** Presses a key where the focus is. @returns false if the page prevented the browser's default action */
export const press = (key: string, held: KeyboardEventInit = {}): boolean =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...held });

/**
 * Clicks an element. The browser's default action never takes effect. @returns false if the page prevented that action
 */
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

/** Gives the page a clipboard. Returns a function that returns the text last copied. */
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
