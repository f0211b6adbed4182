// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { openForPrint } from './open-for-print';

const isOpen = () => [...document.querySelectorAll('details')].map(({ open }) => open);

test('what is folded in the text is open while it is printed, and as it was afterwards', () => {
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
