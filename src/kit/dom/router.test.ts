// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { goTo, setRouter, takeTarget } from './router';

const assign = vi.fn();

afterEach(() => {
  setRouter(undefined);
  vi.unstubAllGlobals();
});

test('before the app runs, a navigation loads a document', () => {
  vi.stubGlobal('__BASE_PATH__', '/docs');
  vi.stubGlobal('window', { location: { assign } });
  goTo('/there?a=1#b');
  expect(assign).toHaveBeenCalledExactlyOnceWith('/docs/there?a=1#b');
});

test('once the app runs, a navigation uses the router, and the full URL is recorded', () => {
  vi.stubGlobal('__BASE_PATH__', '/docs');
  const navigate = vi.fn();
  setRouter(navigate);
  goTo('/there?a=1#b');
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/there?a=1#b', { replace: false });
  expect(takeTarget('/docs/there')).toBe(`${window.location.origin}/docs/there?a=1#b`);
});
