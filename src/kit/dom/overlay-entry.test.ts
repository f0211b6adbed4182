// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { listen } from '../../../tests/dom/reader';
import type { OverlayEntry } from './overlay-entry';

let entry: OverlayEntry;
const router = vi.fn();
const onStep = vi.fn();
/** Goes one step in the history and waits until the step is done. */
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

test('Back closes an open overlay, Forward opens it again, and the router notices neither', async () => {
  entry.enter(onStep);
  expect(entry.isCurrent()).toBe(true);
  expect(window.history.state).toEqual({ key: 'page', search: true });
  await step(-1);
  expect(onStep.mock.calls).toEqual([[false]]);
  await step(1);
  expect(onStep.mock.calls).toEqual([[false], [true]]);
  expect(router).not.toHaveBeenCalled();
});

test('closing an overlay leaves its history entry', async () => {
  entry.enter(onStep);
  await entry.leave();
  expect(entry.isCurrent()).toBe(false);
  expect(window.history.state).toEqual({ key: 'page' });
  expect(router).not.toHaveBeenCalled();
});

test('an overlay that is opened at its own entry, after a reload, adds no entry', () => {
  window.history.pushState({ key: 'page', search: true }, '');
  const { length } = window.history;
  entry.enter(onStep);
  expect(window.history).toHaveLength(length);
});

test('a step between pages is left to the router', async () => {
  window.history.pushState({ key: 'other' }, '', '/b');
  await step(-1);
  expect(router).toHaveBeenCalledOnce();
  expect(onStep).not.toHaveBeenCalled();
});

test('a step back from another page to the entry of an overlay is left to the router', async () => {
  entry.enter(onStep);
  window.history.pushState({ key: 'other' }, '', '/b');
  entry.forget();
  await step(-1);
  expect(router).toHaveBeenCalledOnce();
  expect(onStep).not.toHaveBeenCalled();
});

test('if another page was opened under an open overlay, closing the overlay does not go back', async () => {
  entry.enter(onStep);
  window.history.pushState({ key: 'other' }, '', '/b');
  await entry.leave();
  expect(window.location.pathname).toBe('/b');
});

test('an overlay that is opened over another one closes without it', async () => {
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
