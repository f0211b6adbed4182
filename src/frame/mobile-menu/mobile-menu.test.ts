// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { drawPage } from '../../../tests/dom/draw-page';
import { turnSystem } from '../../../tests/dom/missing-parts';
import { click, listen, press } from '../../../tests/dom/reader';
import { closeMobileMenu, startMobileMenu } from './mobile-menu';

const toggle = () => screen.getByRole('button', { name: 'Toggle navigation bar' });
const isOpen = () => toggle().getAttribute('aria-expanded') === 'true';
const menu = () => within(screen.getByRole('dialog', { name: 'Navigation' }));
const closed = () => waitFor(() => expect(isOpen()).toBe(false));
const isAtPage = () => (window.history.state as { menu?: true } | null)?.menu === undefined;
const stepped = () => waitFor(() => expect(isAtPage()).toBe(true));

beforeEach(() => {
  drawPage({ path: '/sdk', sidebar: { tree: [['Swap', '/sdk/swap']], whole: null } });
  listen(startMobileMenu());
});

test('the button opens the menu as a dialog, and its first control has focus', () => {
  toggle().click();
  expect(isOpen()).toBe(true);
  expect(document.activeElement).toBe(menu().getByRole('button', { name: 'Close navigation bar' }));
  expect(menu().getByRole('link', { name: 'Swap' })).toBeDefined();
});

test('its close button closes it, returns the focus, and leaves its history entry', async () => {
  toggle().click();
  menu().getByRole('button', { name: 'Close navigation bar' }).click();
  expect(isOpen()).toBe(false);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(toggle());
  await stepped();
});

test('Escape closes it', async () => {
  toggle().click();
  press('Escape');
  expect(isOpen()).toBe(false);
  await stepped();
});

test('Back in the browser closes it, and the router does not notice', async () => {
  const router = vi.fn();
  window.addEventListener('popstate', router);
  listen(() => window.removeEventListener('popstate', router));
  const before = window.location.href;
  toggle().click();
  expect(isAtPage()).toBe(false);
  window.history.back();
  await closed();
  expect(window.location.href).toBe(before);
  expect(router).not.toHaveBeenCalled();
});

test('a change to a wide screen closes it; a change to another narrow width does not', async () => {
  const narrow = '(max-width: 62.25em)';
  turnSystem(narrow, true);
  toggle().click();
  fireEvent(window, new Event('resize'));
  expect(isOpen()).toBe(true);
  turnSystem(narrow, false);
  expect(isOpen()).toBe(false);
  await stepped();
});

test('Tab cycles inside it in both directions', async () => {
  toggle().click();
  const first = menu().getByRole('button', { name: 'Close navigation bar' });
  const last = menu().getByRole('link', { name: 'Swap' });
  expect(press('Tab', { shiftKey: true })).toBe(false);
  expect(document.activeElement).toBe(last);
  expect(press('Tab')).toBe(false);
  expect(document.activeElement).toBe(first);
  expect(press('Tab')).toBe(true);
  press('Escape');
  await stepped();
});

test('entries of a closed menu inside it are not tab stops', async () => {
  toggle().click();
  const [english] = menu().getAllByText('English');
  const [button] = menu().queryAllByRole('button', { name: 'English' });
  expect(english?.closest('details')?.open).toBe(false);
  const last = menu().getByRole('link', { name: 'Swap' });
  last.remove();
  menu().getByRole('navigation', { name: 'Docs' }).remove();
  menu().getByRole('button', { name: 'Close navigation bar' }).focus();
  expect(press('Tab', { shiftKey: true })).toBe(false);
  expect(document.activeElement?.tagName).toBe('SUMMARY');
  expect(document.activeElement).not.toBe(button);
  press('Escape');
  await stepped();
});

test("a link in it is followed after the menu's history entry has been left", async () => {
  toggle().click();
  const link = menu().getByRole('link', { name: 'Swap' });
  const followed = vi.fn((event: Event) => {
    event.preventDefault();
    return isAtPage();
  });
  expect(fireEvent.click(link)).toBe(false);
  link.addEventListener('click', followed);
  await waitFor(() => expect(followed).toHaveReturnedWith(true));
  expect(isOpen()).toBe(false);
});

test('a link is left to the browser if the menu is closed or the link opens in a new tab', async () => {
  const link = screen.getByRole('link', { name: 'Swap' });
  expect(click(link)).toBe(true);
  toggle().click();
  expect(click(link, { metaKey: true })).toBe(true);
  expect(isOpen()).toBe(true);
  press('Escape');
  await stepped();
});

test('after a navigation, it closes without a step in the history', () => {
  toggle().click();
  closeMobileMenu();
  expect(isOpen()).toBe(false);
  expect(isAtPage()).toBe(false);
});
