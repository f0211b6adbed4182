// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { drawPage } from '../../../tests/dom/draw-page';
import { click, listen, press } from '../../../tests/dom/reader';
import { keepKeys } from './keys-ahead';
import { startSearch } from './search';
import { askToRetrySearch } from './search-unloaded';

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
])('%s with %o opens and closes search, and is not the browser’s', async (key, held) => {
  expect(press(key, held)).toBe(false);
  await waitFor(() => expect(dialog.toggleSearch).toHaveBeenCalledOnce());
});

test('"/" opens search, but not while the reader types in a field', async () => {
  screen.getByRole('textbox', { name: 'Note' }).focus();
  expect(press('/')).toBe(true);
  screen.getByRole('textbox', { name: 'Note' }).blur();
  expect(press('/')).toBe(false);
  await waitFor(() => expect(dialog.openSearch).toHaveBeenCalledOnce());
});

test('other keys are the page’s', () => {
  for (const held of [{}, { ctrlKey: true, altKey: true }]) expect(press('k', held)).toBe(true);
  expect(press('/', { ctrlKey: true })).toBe(true);
  expect(dialog.openSearch).not.toHaveBeenCalled();
});

test('what is typed before the field is there is for the field', () => {
  const command = vi.fn<(event: KeyboardEvent) => void>();
  document.addEventListener('keydown', command);
  const letGo = keepKeys();
  for (const key of ['t', 'i', 'x', 'Backspace', 'c', 'k', 'Shift']) press(key);
  press('r', { ctrlKey: true });
  expect(command.mock.calls.map(([{ key }]) => key)).toEqual(['Shift', 'r']);
  expect(press('Enter')).toBe(false);
  expect(letGo()).toEqual({ text: 'tick', entered: true });
  press('y');
  expect(letGo()).toEqual({ text: 'tick', entered: true });
  document.removeEventListener('keydown', command);
});

test('Enter with nothing typed asks for nothing, and a key after it takes it back', () => {
  const letGo = keepKeys();
  press('Enter');
  expect(letGo()).toEqual(nothingTyped);
  const letGoAgain = keepKeys();
  for (const key of ['a', 'Enter', 'b']) press(key);
  expect(letGoAgain()).toEqual({ text: 'ab', entered: false });
});

test.each([
  ['Try again', true],
  ['Close', false],
])('where search does not come, "%s" tries again: %s', async (name, again) => {
  const asked = askToRetrySearch();
  const open = within(screen.getByRole('dialog', { name: 'Search' }));
  expect(open.getByRole('alert').textContent).toBe(
    'Unable to fetch resultsYou might want to check your network connection.',
  );
  const pressed = open.getByRole<HTMLButtonElement>('button', { name });
  // What a form of a dialog does, which jsdom leaves out.
  fireEvent.submit(pressed.form ?? document.body);
  screen.getByRole<HTMLDialogElement>('dialog').close(pressed.value);
  await expect(asked).resolves.toBe(again);
  expect(screen.queryByRole('dialog')).toBeNull();
});
