// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { listen } from '../../../tests/dom/reader';
import type * as SearchEntry from './search-entry';

let entry: typeof SearchEntry;
const router = vi.fn();
const onStep = vi.fn();
/** Takes a step in history and waits until it is done. */
const step = async (by: 1 | -1) => {
  await new Promise<void>((resolve) => {
    window.addEventListener('popstate', () => resolve(), { once: true, capture: true });
    window.history.go(by);
  });
};

beforeEach(async () => {
  vi.clearAllMocks();
  vi.resetModules();
  entry = await import('./search-entry');
  window.history.replaceState({ key: 'page' }, '', '/a');
  listen(entry.watchSearchEntry());
  window.addEventListener('popstate', router);
  listen(() => window.removeEventListener('popstate', router));
});

test('Back from open search closes it, Forward opens it, and the router hears of neither', async () => {
  entry.enterSearchEntry(onStep);
  expect(entry.isSearchEntry()).toBe(true);
  expect(window.history.state).toEqual({ key: 'page', search: true });
  await step(-1);
  expect(onStep.mock.calls).toEqual([[false]]);
  await step(1);
  expect(onStep.mock.calls).toEqual([[false], [true]]);
  expect(router).not.toHaveBeenCalled();
});

test('closed by hand, search takes its entry away', async () => {
  entry.enterSearchEntry(onStep);
  await entry.leaveSearchEntry();
  expect(entry.isSearchEntry()).toBe(false);
  expect(window.history.state).toEqual({ key: 'page' });
});

test('opened at its entry, after a reload, it adds none', () => {
  entry.pushSearchEntry();
  const { length } = window.history;
  entry.enterSearchEntry(onStep);
  expect(window.history).toHaveLength(length);
});

test('a step between pages is the router’s', async () => {
  window.history.pushState({ key: 'other' }, '', '/b');
  await step(-1);
  expect(router).toHaveBeenCalledOnce();
  expect(onStep).not.toHaveBeenCalled();
});

test('where another page came under open search, closing it steps nowhere', async () => {
  entry.enterSearchEntry(onStep);
  window.history.pushState({ key: 'other' }, '', '/b');
  await entry.leaveSearchEntry();
  expect(window.location.pathname).toBe('/b');
});
