// @vitest-environment jsdom

import { screen } from '@testing-library/dom';
import { afterEach, expect, test, vi } from 'vitest';
import { replayEarlyClick } from './early-events';

afterEach(() => {
  window.earlyEvents = undefined;
});

/** Clicks an element of a page whose script has not started. Returns which elements are clicked when it starts. */
function clickEarly(name: string): string[] {
  document.body.innerHTML = '<button><svg><title>Search</title></svg></button><p>Text</p>';
  document.onclick = ({ target }) => (window.earlyEvents = { click: target ?? window });
  (screen.queryByTitle(name) ?? screen.getByText(name)).dispatchEvent(
    new MouseEvent('click', { bubbles: true }),
  );
  const clicked: string[] = [];
  const record = vi.fn(({ target }: MouseEvent) => clicked.push((target as Element).tagName));
  document.addEventListener('click', record);
  replayEarlyClick();
  document.removeEventListener('click', record);
  return clicked;
}

test('a button that was clicked early is pressed, also if the click was on its icon', () => {
  expect(clickEarly('Search')).toEqual(['BUTTON']);
});

test('nothing else is', () => {
  expect(clickEarly('Text')).toEqual([]);
});

test('early events are forgotten, and later clicks are not recorded', () => {
  clickEarly('Text');
  screen.getByRole('button').click();
  expect(window.earlyEvents).toBeUndefined();
});
