// @vitest-environment jsdom

import { fireEvent, screen, within } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import { turnSystem } from '../../../tests/dom/missing-parts';
import { press } from '../../../tests/dom/reader';
import { root, settle, testUntilStopped, visitPage } from '../../../tests/dom/started-page';

const theme = () => root.dataset.theme;
const bar = () => within(screen.getByRole('banner'));
const visit = visitPage();

testUntilStopped(visit, [
  [
    '"/" opens search',
    async () => {
      const left = press('/');
      await settle();
      return !left;
    },
  ],
  [
    'the color mode changes by its button',
    () => (
      bar()
        .getByRole('button', { name: /Colour mode/ })
        .click(),
      theme() === 'light'
    ),
  ],
  [
    'the color mode follows the system',
    () => {
      delete root.dataset.theme;
      turnSystem('(prefers-color-scheme: light)', true);
      return theme() === 'light';
    },
  ],
  [
    'the announcement closes',
    () => (
      within(screen.getByRole('complementary', { name: 'Announcement' }))
        .getByRole('button', { name: 'Close' })
        .click(),
      root.dataset.announcement === 'dismissed'
    ),
  ],
  [
    'the mobile menu opens',
    () => {
      const toggle = screen.getByRole('button', { name: 'Toggle navigation bar' });
      toggle.click();
      return toggle.getAttribute('aria-expanded') === 'true';
    },
  ],
  [
    'Escape closes a menu in the top bar',
    () => {
      const menu = bar().getByText('Version:').closest('details');
      if (!menu) throw new Error('no menu');
      menu.open = true;
      press('Escape');
      return !menu.open;
    },
  ],
  [
    'the scroll position is saved',
    () => {
      vi.stubGlobal('scrollY', 700);
      fireEvent.scroll(window);
      return Object.values(window.sessionStorage).includes('700');
    },
  ],
  [
    'the top bar is hidden while the page is scrolled down',
    () => {
      vi.stubGlobal('scrollY', 900);
      fireEvent.scroll(window);
      return 'navbarHidden' in root.dataset;
    },
  ],
  [
    'fonts are fetched when the browser is idle',
    async () => (await settle(), visit.loadFont.mock.calls.length > 0),
  ],
]);

test('stopping removes all listeners, and after another start each event is handled once', () => {
  visit.stop();
  const listening = new Set<string>();
  const names = new Map<unknown, number>();
  const key = (target: string, [type, listener, options]: unknown[]) => {
    if (!names.has(listener)) names.set(listener, names.size);
    const capture = typeof options === 'object' && options && 'capture' in options;
    return `${target} ${String(type)} ${String(Boolean(capture))} ${names.get(listener)}`;
  };
  for (const [name, target] of Object.entries({ window, document })) {
    const { addEventListener: add, removeEventListener: remove } = target;
    vi.spyOn(target, 'addEventListener').mockImplementation((...call: unknown[]) => {
      listening.add(key(name, call));
      Reflect.apply(add, target, call);
    });
    vi.spyOn(target, 'removeEventListener').mockImplementation((...call: unknown[]) => {
      listening.delete(key(name, call));
      Reflect.apply(remove, target, call);
    });
  }
  visit.start();
  expect(listening.size).toBeGreaterThan(20);
  screen.getByRole('button', { name: /Colour mode/ }).click();
  expect(theme()).toBe('light');
  visit.stop();
  expect([...listening]).toEqual([]);
});
