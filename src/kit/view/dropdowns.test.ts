// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/dom';
import { beforeEach, expect, test } from 'vitest';
import { drawPage } from '../../../tests/dom/draw-page';
import { click, listen, press } from '../../../tests/dom/reader';
import { startDropdowns } from './dropdowns';

const bar = () => within(screen.getByRole('banner'));
const summary = (name: string) => {
  const found = bar().getByText(`${name}:`).closest('summary');
  if (!found) throw new Error(`no button of ${name}`);
  return found;
};
const menu = (name: string) => {
  const details = summary(name).closest('details');
  if (!details) throw new Error(`no menu ${name}`);
  return details;
};

beforeEach(() => {
  drawPage({ path: '/' });
  listen(startDropdowns());
  menu('Version').open = true;
});

test('Escape inside a menu closes the menu and returns the focus to its button', () => {
  bar().getByRole('link', { name: 'SDKs: v1' }).focus();
  press('Escape');
  expect(menu('Version').open).toBe(false);
  expect(document.activeElement).toBe(summary('Version'));
});

test('Escape outside a menu closes the menu, and the focus stays', () => {
  const search = bar().getByRole('button', { name: /Search/ });
  search.focus();
  press('Escape');
  expect(menu('Version').open).toBe(false);
  expect(document.activeElement).toBe(search);
});

test('a click outside a menu, or on another menu, closes the menu', () => {
  fireEvent.click(screen.getByRole('main'));
  expect(menu('Version').open).toBe(false);
  menu('Version').open = true;
  summary('Language').click();
  expect(menu('Version').open).toBe(false);
});

test('a click on an entry closes the menu; a link navigates, and a button returns the focus', () => {
  expect(click(bar().getByRole('link', { name: 'SDKs: v1' }))).toBe(true);
  expect(menu('Version').open).toBe(false);
  menu('Language').open = true;
  bar().getByRole('button', { name: 'English' }).click();
  expect(menu('Language').open).toBe(false);
  expect(document.activeElement).toBe(summary('Language'));
});

test('a menu closes when the focus leaves it', () => {
  const inside = bar().getByRole('link', { name: 'SDKs: v1' });
  inside.focus();
  bar().getByRole('link', { name: 'SDKs: v3' }).focus();
  expect(menu('Version').open).toBe(true);
  bar().getByRole('button', { name: 'Toggle navigation bar' }).focus();
  expect(menu('Version').open).toBe(false);
});
