// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { screen } from '@testing-library/dom';
import { sayMissing } from './say-missing';

const placed = (): HTMLElement => {
  document.body.innerHTML = '<div id="place"></div><p>next</p>';
  const place = document.querySelector<HTMLElement>('#place');
  if (!place) throw new Error('There is no place');
  return place;
};

afterEach(() => {
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

test('what does not come is said behind its place, until it is there', () => {
  const place = placed();
  const takeAway = sayMissing(place);
  expect(place.nextElementSibling?.getAttribute('role')).toBe('alert');
  expect(place.nextElementSibling?.textContent).toBe(
    'This part of the page could not be loaded. Load the page anew',
  );
  takeAway();
  expect(document.body.innerHTML).toBe('<div id="place"></div><p>next</p>');
});

test('the button leaves the page as it is where the host does not answer', async () => {
  const asked = vi.fn().mockRejectedValue(new TypeError('offline'));
  vi.stubGlobal('fetch', asked);
  sayMissing(placed());
  screen.getByRole('button', { name: 'Load the page anew' }).click();
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
  expect(screen.getByRole('alert')).toBeTruthy();
});
