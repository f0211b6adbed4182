// @vitest-environment jsdom

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openForPrint, watchScrollStops } from './app-behaviours';

const isOpen = () => [...document.querySelectorAll('details')].map(({ open }) => open);

test('folded parts of the text are open while the page is printed, and closed again afterwards', () => {
  document.body.innerHTML =
    '<nav><details></details></nav><main><details></details><details open></details></main>';
  const stop = openForPrint();
  window.dispatchEvent(new Event('beforeprint'));
  expect(isOpen()).toEqual([false, true, true]);
  window.dispatchEvent(new Event('afterprint'));
  expect(isOpen()).toEqual([false, false, true]);
  stop();
  window.dispatchEvent(new Event('beforeprint'));
  expect(isOpen()).toEqual([false, false, true]);
});

let tell: ((entries: { target: Element }[]) => void) | undefined;
const watched = new Set<Element>();

const block = () => document.querySelector('pre') as HTMLElement;

/** Sets the widths of a block and of its content, and triggers the resize observer. */
function lay(width: number, content: number): void {
  Object.defineProperty(block(), 'clientWidth', { value: width, configurable: true });
  Object.defineProperty(block(), 'scrollWidth', { value: content, configurable: true });
  tell?.([{ target: block() }]);
}

beforeEach(() => {
  watched.clear();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: typeof tell) {
        tell = callback;
      }
      observe = (element: Element) => watched.add(element);
      disconnect = () => watched.clear();
    },
  );
  document.body.innerHTML = '<pre role="group" tabindex="0" aria-label="Code"><code>x</code></pre>';
});
afterEach(() => vi.unstubAllGlobals());

test('Tab stops at a block only while the block scrolls', () => {
  watchScrollStops();
  lay(300, 300);
  expect(block().tabIndex).toBe(-1);
  lay(200, 300);
  expect(block().tabIndex).toBe(0);
});

test('a focused block stays a tab stop when its content fits', () => {
  watchScrollStops();
  block().focus();
  lay(300, 300);
  expect(block().tabIndex).toBe(0);
});

test('the content of a block is observed too, until the page is left', () => {
  const stop = watchScrollStops();
  expect([...watched].map(({ tagName }) => tagName)).toEqual(['PRE', 'CODE']);
  stop();
  expect(watched.size).toBe(0);
});
