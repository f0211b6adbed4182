// @vitest-environment jsdom
import { fireEvent } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import '../../../tests/dom/reader';
import type * as PageStylesheets from './page-stylesheets';

const ready = vi.fn();
const sheets = () => [...document.head.querySelectorAll('link')];
const addresses = () => sheets().map((sheet) => sheet.getAttribute('href'));
const settle = () => vi.advanceTimersByTimeAsync(0);
/** Fires the browser's event for a style sheet. */
const answer = async (path: string, outcome: 'load' | 'error') => {
  for (const sheet of sheets()) if (sheet.getAttribute('href') === path) fireEvent[outcome](sheet);
  await settle();
};

let load: typeof PageStylesheets.loadStylesheets;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  ready.mockClear();
  ({ loadStylesheets: load } = await import('./page-stylesheets'));
});
afterEach(() => document.head.replaceChildren());

test('a page without style sheets does not wait', async () => {
  await load([]);
  expect(sheets()).toEqual([]);
});

test('a page waits for all of its sheets', async () => {
  void load(['/a.css', '/b.css']).then(ready);
  expect(addresses()).toEqual(['/a.css', '/b.css']);
  expect(sheets().every(({ rel }) => rel === 'stylesheet')).toBe(true);
  await answer('/b.css', 'load');
  expect(ready).not.toHaveBeenCalled();
  await answer('/a.css', 'load');
  expect(ready).toHaveBeenCalledOnce();
});

test('a style sheet that has loaded, or that the server inlined, is not requested again', async () => {
  document.head.innerHTML = '<style data-stylesheet="/server.css">a{}</style>';
  void load(['/a.css', '/server.css']);
  await answer('/a.css', 'load');
  await load(['/a.css', '/server.css']);
  expect(addresses()).toEqual(['/a.css']);
});

test('a page waits for a style sheet that another page requested and that has not loaded', async () => {
  void load(['/a.css']);
  void load(['/a.css']).then(ready);
  await settle();
  expect(ready).not.toHaveBeenCalled();
  expect(addresses()).toEqual(['/a.css']);
  await answer('/a.css', 'load');
  expect(ready).toHaveBeenCalledOnce();
});

test('a page whose style sheet fails to load is rendered without it, and the next page requests it again', async () => {
  void load(['/a.css']).then(ready);
  await answer('/a.css', 'error');
  expect(ready).toHaveBeenCalledOnce();
  expect(addresses()).toEqual([]);
  void load(['/a.css']);
  expect(addresses()).toEqual(['/a.css']);
});

test('a page waits at most three seconds', async () => {
  void load(['/a.css']).then(ready);
  await vi.advanceTimersByTimeAsync(2999);
  expect(ready).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ready).toHaveBeenCalledOnce();
});
