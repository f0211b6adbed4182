// @vitest-environment jsdom
import { screen } from '@testing-library/dom';
import { beforeEach, expect, test } from 'vitest';
import { drawPage } from '../../../tests/dom/draw-page';
import { turnSystem } from '../../../tests/dom/missing-parts';
import { listen } from '../../../tests/dom/reader';
import { setPageLanguage } from '../../kit/language/message';
import { startColourMode } from './colour-mode';

const LIGHT = '(prefers-color-scheme: light)';

/** Returns the value of the attribute that determines the page's colors. */
const theme = () => document.documentElement.dataset.theme;
const toggle = () => screen.getByRole('button', { name: /Colour mode|Farben/ });
/** Returns the button's visible label: styles show only the label of the current choice. */
const said = () =>
  toggle().querySelector(`.${document.documentElement.dataset.themeChoice ?? ''}`)?.textContent;
const stored = () => window.localStorage.getItem('theme');

beforeEach(() => drawPage());

test('the button cycles from system to light to dark, and its label names the current mode', () => {
  listen(startColourMode());
  const seen = [0, 1, 2, 3].map((presses) => {
    if (presses > 0) toggle().click();
    return [said(), theme(), stored()];
  });
  expect(seen).toEqual([
    ['Colour mode: system', 'dark', null],
    ['Colour mode: light', 'light', 'light'],
    ['Colour mode: dark', 'dark', 'dark'],
    ['Colour mode: system', 'dark', null],
  ]);
});

test('without a choice, the page follows changes of the system setting, and nothing is stored', () => {
  listen(startColourMode());
  turnSystem(LIGHT, true);
  expect(theme()).toBe('light');
  turnSystem(LIGHT, false);
  expect(theme()).toBe('dark');
  expect(stored()).toBeNull();
});

test('with a choice, the page ignores the system setting', () => {
  window.localStorage.setItem('theme', 'dark');
  listen(startColourMode());
  turnSystem(LIGHT, true);
  expect(theme()).toBe('dark');
});

test("a choice in another window is applied, and an invalid mode means the system's", () => {
  listen(startColourMode());
  const tell = (newValue: string) =>
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue }));
  tell('light');
  expect(theme()).toBe('light');
  tell('purple');
  expect(theme()).toBe('dark');
  expect(said()).toBe('Colour mode: system');
});

test('the label of the button is in the language of the page', () => {
  const messages = { 'Colour mode: light': 'Farben: hell', 'Colour mode: dark': 'Farben: dunkel' };
  setPageLanguage({ pageLocale: { code: 'de', messages } });
  listen(() => setPageLanguage({}));
  drawPage();
  listen(startColourMode());
  const words = [0, 1].map(() => {
    screen.getByRole('button', { name: /Farben: hell/ }).click();
    return said();
  });
  expect(words).toEqual(['Farben: hell', 'Farben: dunkel']);
});
