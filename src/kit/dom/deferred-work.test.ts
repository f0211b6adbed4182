// @vitest-environment jsdom

import { fireEvent } from '@testing-library/dom';
import { beforeEach, expect, test, vi } from 'vitest';
import '../../../tests/dom/reader';
import { listen } from '../../../tests/dom/reader';
import { atFirstIntent, whenIdle } from './deferred-work';

const work = vi.fn();

beforeEach(() => work.mockClear());

test('the work runs when the browser is idle, after three seconds at the latest', () => {
  const idle = vi.fn();
  vi.stubGlobal('requestIdleCallback', idle);
  whenIdle(work);
  expect(idle.mock.calls).toEqual([[work, { timeout: 3000 }]]);
  expect(work).not.toHaveBeenCalled();
});

test('work can be canceled', () => {
  const takenBack = vi.fn();
  vi.stubGlobal('requestIdleCallback', () => 7);
  vi.stubGlobal('cancelIdleCallback', takenBack);
  whenIdle(work)();
  expect(takenBack.mock.calls).toEqual([[7]]);
});

test('in a browser that does not report when it is idle, work waits for a second', () => {
  vi.useFakeTimers();
  Reflect.deleteProperty(window, 'requestIdleCallback');
  whenIdle(work);
  whenIdle(work)();
  vi.advanceTimersByTime(999);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(work).toHaveBeenCalledOnce();
});

test.each(['pointerMove', 'pointerDown', 'touchStart', 'keyDown', 'wheel', 'focusIn'] as const)(
  'the callback runs at the first %s, and only once',
  (sign) => {
    const callback = vi.fn();
    listen(atFirstIntent(callback));
    fireEvent.scroll(window);
    expect(callback).not.toHaveBeenCalled();
    fireEvent[sign](document.body);
    fireEvent.keyDown(document.body);
    expect(callback).toHaveBeenCalledOnce();
  },
);

test('no callback runs after it is stopped', () => {
  const callback = vi.fn();
  atFirstIntent(callback)();
  fireEvent.keyDown(document.body);
  expect(callback).not.toHaveBeenCalled();
});
