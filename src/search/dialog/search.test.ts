// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { drawPage } from '../../../tests/dom/draw-page';
import { click, listen, press } from '../../../tests/dom/reader';
import { bufferKeystrokes, slashKey } from './keystrokes';
import { promptRetry, startSearch } from './search';

const dialog = vi.hoisted(() => ({ openSearch: vi.fn(), toggleSearch: vi.fn() }));
vi.mock('./open-search', () => dialog);

const button = () => screen.getByRole('button', { name: /^Search/ });
const nothingTyped = { text: '', entered: false };

beforeEach(() => {
  vi.clearAllMocks();
  drawPage({ path: '/a', content: '<label>Note <input></label>' });
  listen(startSearch());
});

test('the button opens search', async () => {
  click(button());
  await waitFor(() => expect(dialog.openSearch).toHaveBeenCalledExactlyOnceWith(nothingTyped));
});

test.each([
  ['k', { ctrlKey: true }],
  ['K', { metaKey: true }],
])('%s with %o opens and closes search, and is not passed to the browser', async (key, held) => {
  expect(press(key, held)).toBe(false);
  await waitFor(() => expect(dialog.toggleSearch).toHaveBeenCalledOnce());
});

test.each([
  ['a field', '<input>'],
  ['a list', '<select></select>'],
  ['a text area', '<textarea></textarea>'],
  ['an editable text', '<div contenteditable="true" tabindex="0"><p>A</p></div>'],
  ['a textbox', '<div role="textbox" tabindex="0"></div>'],
  ['a search box', '<div role="searchbox" tabindex="0"></div>'],
  ['a combobox', '<div role="combobox" tabindex="0"></div>'],
])('"/" opens search, but not while the reader types in %s', async (_, field) => {
  const place = document.createElement('div');
  place.innerHTML = field;
  document.body.append(place);
  const own = place.firstElementChild as HTMLElement;
  own.focus();
  expect(press('/')).toBe(true);
  own.blur();
  expect(press('/')).toBe(false);
  await waitFor(() => expect(dialog.openSearch).toHaveBeenCalledOnce());
});

test('"/" is left to a field in a shadow root', () => {
  const host = document.createElement('div');
  document.body.append(host);
  const field = document.createElement('input');
  host.attachShadow({ mode: 'open' }).append(field);
  expect(fireEvent.keyDown(field, { key: '/', composed: true })).toBe(true);
  expect(dialog.openSearch).not.toHaveBeenCalled();
});

test('"/" does nothing if the reader has turned it off, until they turn it on again; Ctrl+K always opens search', async () => {
  slashKey.set('off');
  expect(press('/')).toBe(true);
  expect(press('k', { ctrlKey: true })).toBe(false);
  await waitFor(() => expect(dialog.toggleSearch).toHaveBeenCalledOnce());
  expect(dialog.openSearch).not.toHaveBeenCalled();
  slashKey.set(null);
  expect(press('/')).toBe(false);
  await waitFor(() => expect(dialog.openSearch).toHaveBeenCalledOnce());
  expect(window.localStorage).toHaveLength(0);
});

test('"/" opens search even if it is typed with Shift', async () => {
  expect(press('/', { shiftKey: true })).toBe(false);
  await waitFor(() => expect(dialog.openSearch).toHaveBeenCalledOnce());
});

test('other keys are ignored', () => {
  for (const held of [{}, { ctrlKey: true, altKey: true }]) expect(press('k', held)).toBe(true);
  for (const held of [
    { ctrlKey: true },
    { metaKey: true },
    { altKey: true },
    { isComposing: true },
  ])
    expect(press('/', held)).toBe(true);
  expect(dialog.openSearch).not.toHaveBeenCalled();
});

test('text typed before the field exists goes to the field', () => {
  const command = vi.fn<(event: KeyboardEvent) => void>();
  document.addEventListener('keydown', command);
  const typed = { ...nothingTyped };
  const letGo = bufferKeystrokes(typed);
  for (const key of ['t', 'i', 'x', 'Backspace', 'c', 'k', 'Shift']) press(key);
  press('r', { ctrlKey: true });
  expect(command.mock.calls.map(([{ key }]) => key)).toEqual(['Shift', 'r']);
  expect(press('Enter')).toBe(false);
  expect(typed).toEqual({ text: 'tick', entered: true });
  letGo();
  press('y');
  expect(typed).toEqual({ text: 'tick', entered: true });
  document.removeEventListener('keydown', command);
});

test('Enter in an empty field searches for nothing, and a key typed afterwards cancels it', () => {
  const typed = { ...nothingTyped };
  listen(bufferKeystrokes(typed));
  press('Enter');
  expect(typed).toEqual(nothingTyped);
  for (const key of ['a', 'Enter', 'b']) press(key);
  expect(typed).toEqual({ text: 'ab', entered: false });
});

test.each([
  ['Try again', true],
  ['Close', false],
])('if search fails to load, "%s" tries again: %s', async (name, again) => {
  const asked = promptRetry();
  const open = within(screen.getByRole('dialog', { name: 'Search' }));
  expect(open.getByRole('alert').textContent).toContain(
    'Unable to fetch resultsYou might want to check your network connection.',
  );
  open.getByRole<HTMLButtonElement>('button', { name }).click();
  await expect(asked).resolves.toBe(again);
  expect(screen.queryByRole('dialog')).toBeNull();
});
