// @vitest-environment jsdom
import { screen } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import '../../../tests/dom/reader';
import { delegate, stopAll } from './delegate';

test('an event inside a match is reported with it, and other events are not', () => {
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

test("elements added later are covered, and captured events come before the page's own", () => {
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
