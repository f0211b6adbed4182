// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import '../../../tests/dom/reader';
import { whenIdle } from './when-idle';

const work = vi.fn();

beforeEach(() => work.mockClear());

test('the work is done when the browser is idle, and at the latest after three seconds', () => {
  const idle = vi.fn();
  vi.stubGlobal('requestIdleCallback', idle);
  whenIdle(work);
  expect(idle.mock.calls).toEqual([[work, { timeout: 3000 }]]);
  expect(work).not.toHaveBeenCalled();
});

test('work that is no longer wanted is taken back', () => {
  const takenBack = vi.fn();
  vi.stubGlobal('requestIdleCallback', () => 7);
  vi.stubGlobal('cancelIdleCallback', takenBack);
  whenIdle(work)();
  expect(takenBack.mock.calls).toEqual([[7]]);
});

test('a browser that does not say when it is idle is left alone for a second', () => {
  vi.useFakeTimers();
  Reflect.deleteProperty(window, 'requestIdleCallback');
  whenIdle(work);
  whenIdle(work)();
  vi.advanceTimersByTime(999);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(work).toHaveBeenCalledOnce();
});
