// @vitest-environment jsdom

import { screen } from '@testing-library/dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { drawPage } from '../../../tests/dom/draw-page';
import '../../../tests/dom/reader';
import { focusAfterNavigation } from './skip-link';

/** Returns the element where focus starts on every page. */
const start = () => screen.getByRole('link', { name: 'Skip to content' }).parentElement;

beforeEach(() =>
  drawPage({ path: '/a', content: '<h2 id="caf%C3%A9">Odd</h2><h2 id="café">Fees</h2>' }),
);

test('after a navigation, focus is at the start of the page, before the skip link', () => {
  screen.getAllByRole('link', { name: 'Concepts' })[0]?.focus();
  focusAfterNavigation('');
  expect(document.activeElement).toBe(start());
  expect(start()?.querySelector('a')).toBe(screen.getByRole('link', { name: 'Skip to content' }));
});

test('if a page is opened at a heading, the heading has focus', () => {
  focusAfterNavigation('#caf%C3%A9');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Fees' }));
  expect(screen.getByRole('heading', { name: 'Fees' }).tabIndex).toBe(-1);
});

test.each(['#gone', '#100%'])(
  'for a hash without a target, %s, focus is at the start of the page',
  (hash) => {
    focusAfterNavigation(hash);
    expect(document.activeElement).toBe(start());
  },
);

test('focusable elements keep their place in the tab order', () => {
  drawPage({ content: '<a id="link" href="/x">A link</a><p id="stop" tabindex="0">A stop</p>' });
  focusAfterNavigation('#stop');
  expect(document.activeElement).toBe(screen.getByText('A stop'));
  expect(screen.getByText('A stop').tabIndex).toBe(0);
});

test('focus does not scroll, because other code decides the scroll position', () => {
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  focusAfterNavigation('');
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
});

test("the router's own call of focus does not move the focus", () => {
  const wrapper = document.createElement('div');
  wrapper.id = 'gatsby-focus-wrapper';
  wrapper.tabIndex = -1;
  wrapper.append(...document.body.children);
  document.body.append(wrapper);
  focusAfterNavigation('');
  wrapper.focus();
  expect(document.activeElement).toBe(start());
});
