// @vitest-environment jsdom
import { screen } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import '../../../tests/dom/reader';
import { delegate, stopAll } from './delegate';

test('an event inside a matching element is reported with the element, and other events are not reported', () => {
  document.body.innerHTML = '<p class="a">Outer <b>inner</b></p><p>Other</p>';
  const told = vi.fn();
  const stop = delegate('click', '.a', told);
  screen.getByText('inner').click();
  screen.getByText('Other').click();
  expect(told).toHaveBeenCalledExactlyOnceWith(screen.getByText('Outer'), expect.any(MouseEvent));
  stop();
  screen.getByText('inner').click();
  expect(told).toHaveBeenCalledOnce();
});

test("events of elements added later are reported, and captured events come before the element's own listeners", () => {
  const order: string[] = [];
  const stop = stopAll(
    delegate('click', 'button', () => order.push('late')),
    delegate('click', 'button', () => order.push('early'), { capture: true }),
  );
  document.body.innerHTML = '<button>Go</button>';
  const button = screen.getByRole('button', { name: 'Go' });
  button.addEventListener('click', () => order.push('own'));
  button.click();
  stop();
  button.click();
  expect(order).toEqual(['early', 'own', 'late', 'own']);
});
