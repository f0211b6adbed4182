// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { listen } from '../../../tests/dom/reader';
import type { OverlayEntry } from './overlay-entry';

let entry: OverlayEntry;
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
  const { overlayEntry } = await import('./overlay-entry');
  entry = overlayEntry('search');
  window.history.replaceState({ key: 'page' }, '', '/a');
  listen(entry.watch());
  window.addEventListener('popstate', router);
  listen(() => window.removeEventListener('popstate', router));
});

test('Back from an open overlay closes it, Forward opens it, and the router hears of neither', async () => {
  entry.enter(onStep);
  expect(entry.isCurrent()).toBe(true);
  expect(window.history.state).toEqual({ key: 'page', search: true });
  await step(-1);
  expect(onStep.mock.calls).toEqual([[false]]);
  await step(1);
  expect(onStep.mock.calls).toEqual([[false], [true]]);
  expect(router).not.toHaveBeenCalled();
});

test('closed by hand, an overlay takes its entry away', async () => {
  entry.enter(onStep);
  await entry.leave();
  expect(entry.isCurrent()).toBe(false);
  expect(window.history.state).toEqual({ key: 'page' });
  expect(router).not.toHaveBeenCalled();
});

test('opened at its entry, after a reload, it adds none', () => {
  window.history.pushState({ key: 'page', search: true }, '');
  const { length } = window.history;
  entry.enter(onStep);
  expect(window.history).toHaveLength(length);
});

test('a step between pages is the router’s', async () => {
  window.history.pushState({ key: 'other' }, '', '/b');
  await step(-1);
  expect(router).toHaveBeenCalledOnce();
  expect(onStep).not.toHaveBeenCalled();
});

test('back at the entry of an overlay from another page, the router hears of it', async () => {
  entry.enter(onStep);
  window.history.pushState({ key: 'other' }, '', '/b');
  entry.forget();
  await step(-1);
  expect(router).toHaveBeenCalledOnce();
  expect(onStep).not.toHaveBeenCalled();
});

test('where another page came under an open overlay, closing it steps nowhere', async () => {
  entry.enter(onStep);
  window.history.pushState({ key: 'other' }, '', '/b');
  await entry.leave();
  expect(window.location.pathname).toBe('/b');
});

test('an overlay opened over another closes alone', async () => {
  const { overlayEntry } = await import('./overlay-entry');
  const menu = overlayEntry('menu');
  const onMenuStep = vi.fn();
  listen(menu.watch(onMenuStep));
  menu.enter();
  entry.enter(onStep);
  await step(-1);
  expect(onStep.mock.calls).toEqual([[false]]);
  expect(onMenuStep).not.toHaveBeenCalled();
  expect(menu.isCurrent()).toBe(true);
});
