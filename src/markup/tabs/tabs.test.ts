// @vitest-environment jsdom
import { screen } from '@testing-library/dom';
import { beforeEach, expect, test } from 'vitest';
import { markupOf } from '../../../tests/compile-text';
import { drawPage } from '../../../tests/dom/draw-page';
import { goTo, listen, press } from '../../../tests/dom/reader';
import { followTabs, revealAnchor, startTabs } from './tabs';

const tab = (value: string, label: string, text: string) =>
  `<Tab value="${value}" label="${label}">\n\n${text}\n\n</Tab>`;
const set = (group: string, nth: string) =>
  `<Tabs${group}>\n${tab('npm', 'npm', `Npm ${nth}.`)}\n${tab('yarn', 'Yarn', `Yarn ${nth}.\n\n### Deep ${nth}`)}\n${tab('pnpm', 'pnpm', `Pnpm ${nth}.`)}\n</Tabs>`;
const text = `## Start\n\n${set(' group="manager"', 'one')}\n\n${set(' group="manager"', 'two')}\n\n${set('', 'alone')}\n`;

/** Whether the panel with this text is visible. */
const shown = (words: string) => screen.queryByText(words)?.closest('[hidden]') === null;
const tabOf = (name: string, at = 0) => {
  const found = screen.getAllByRole('tab', { name })[at];
  if (!found) throw new Error(`no tab ${name}`);
  return found;
};

beforeEach(() => drawPage({ content: markupOf(text) }));

test("a press shows the tab's panel in every set of its group, and in no other set", () => {
  listen(startTabs());
  tabOf('Yarn', 1).click();
  expect(shown('Yarn one.')).toBe(true);
  expect(shown('Npm one.')).toBe(false);
  expect(shown('Yarn two.')).toBe(true);
  expect(shown('Npm alone.')).toBe(true);
  expect(
    screen.getAllByRole('tab', { selected: true }).map(({ textContent }) => textContent),
  ).toEqual(['Yarn', 'Yarn', 'npm']);
});

test('the Tab key reaches only the selected tab of a set', () => {
  listen(startTabs());
  tabOf('Yarn').click();
  const reached = screen.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0);
  expect(reached.map(({ textContent }) => textContent)).toEqual(['Yarn', 'Yarn', 'npm']);
});

test('a tab in a set without a group opens only in that set, and is not remembered', () => {
  listen(startTabs());
  tabOf('pnpm', 2).click();
  expect(shown('Pnpm alone.')).toBe(true);
  expect(shown('Npm one.')).toBe(true);
  expect(window.localStorage).toHaveLength(0);
});

test('if the browser has shown a panel before the script has loaded, the tab of that panel is opened', () => {
  window.localStorage.setItem('tab.manager', 'pnpm');
  screen.getByText('Yarn two.').closest('[hidden]')?.removeAttribute('hidden');
  listen(followTabs());
  expect(shown('Yarn two.')).toBe(true);
  expect(shown('Pnpm two.')).toBe(false);
  expect(tabOf('Yarn', 1).getAttribute('aria-selected')).toBe('true');
  expect(shown('Pnpm one.')).toBe(true);
  expect(window.localStorage.getItem('tab.manager')).toBe('pnpm');
});

test("the chosen tab is remembered by its group's name, and opened on the next page", () => {
  listen(startTabs());
  tabOf('Yarn').click();
  expect(window.localStorage.getItem('tab.manager')).toBe('yarn');
  drawPage({ content: markupOf(text) });
  expect(shown('Yarn one.')).toBe(false);
  listen(followTabs());
  expect(shown('Yarn one.')).toBe(true);
});

test('a remembered tab that the page does not have changes nothing', () => {
  window.localStorage.setItem('tab.manager', 'bun');
  listen(followTabs());
  expect(shown('Npm one.')).toBe(true);
});

test('a choice in another window is followed until the page is left', () => {
  const stop = followTabs();
  const choose = (newValue: string) =>
    window.dispatchEvent(new StorageEvent('storage', { key: 'tab.manager', newValue }));
  choose('pnpm');
  expect(shown('Pnpm two.')).toBe(true);
  stop();
  choose('yarn');
  expect(shown('Pnpm two.')).toBe(true);
});

test('the arrow keys wrap around, Home and End go to the ends, and each key opens the focused tab', () => {
  listen(startTabs());
  tabOf('npm').focus();
  for (const [key, name, words] of [
    ['ArrowRight', 'Yarn', 'Yarn one.'],
    ['End', 'pnpm', 'Pnpm one.'],
    ['ArrowRight', 'npm', 'Npm one.'],
    ['ArrowLeft', 'pnpm', 'Pnpm one.'],
    ['Home', 'npm', 'Npm one.'],
  ] as const) {
    expect(press(key)).toBe(false);
    expect(document.activeElement).toBe(tabOf(name));
    expect(shown(words)).toBe(true);
    expect(tabOf(name).tabIndex).toBe(0);
  }
  expect(press('ArrowDown')).toBe(true);
});

test('a hash that points into a closed tab opens it only in its own set, and is not remembered', () => {
  goTo('/#deep-two');
  revealAnchor();
  expect(shown('Yarn two.')).toBe(true);
  expect(shown('Npm one.')).toBe(true);
  expect(window.localStorage).toHaveLength(0);
});

test('if find-in-page finds text in a closed panel, its tab opens, and is not remembered', () => {
  listen(startTabs());
  tabOf('pnpm').click();
  const panel = screen.getByText('Yarn two.').closest('[role="tabpanel"]');
  expect(panel?.getAttribute('hidden')).toBe('until-found');
  panel?.dispatchEvent(new Event('beforematch', { bubbles: true }));
  expect(shown('Yarn two.')).toBe(true);
  expect(shown('Pnpm two.')).toBe(false);
  expect(tabOf('Yarn', 1).getAttribute('aria-selected')).toBe('true');
  // The compiler sets this value of `hidden` at first, and `open` sets it again when the panel closes.
  expect(screen.getByText('Pnpm two.').closest('[hidden="until-found"]')).not.toBeNull();
  expect(shown('Pnpm one.')).toBe(true);
  expect(window.localStorage.getItem('tab.manager')).toBe('pnpm');
});

test('a hash that points into nested folds opens all of them', () => {
  drawPage({
    path: '/#in',
    content: markupOf(
      '## A\n\n<Details summary="Outer">\n\n<Details summary="Inner">\n\n### In\n\n</Details>\n\n</Details>',
    ),
  });
  revealAnchor();
  for (const name of ['Outer', 'Inner'])
    expect(screen.getByText(name).closest('details')?.open).toBe(true);
});
