// @vitest-environment jsdom
import { fireEvent } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import { listen } from '../../../tests/dom/reader';
import { atFirstIntent } from './first-intent';

test.each(['pointerMove', 'pointerDown', 'touchStart', 'keyDown', 'wheel', 'focusIn'] as const)(
  'the first %s calls, and none after it',
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

test('nobody is called once it was stopped', () => {
  const callback = vi.fn();
  atFirstIntent(callback)();
  fireEvent.keyDown(document.body);
  expect(callback).not.toHaveBeenCalled();
});
