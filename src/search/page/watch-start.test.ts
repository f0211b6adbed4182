// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/dom';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { goTo } from '../../../tests/dom/reader';
import { STARTED } from '../../kit/names';
import { UNSTARTED } from '../names';
import { watchSearchStart } from './watch-start';

const answer = vi.fn<() => Promise<{ status: number }>>();
const sent = vi.fn();
const field = () => screen.getByRole<HTMLInputElement>('searchbox');
const said = () => screen.queryByText('Unable to fetch results');
const settle = () => new Promise((resolve) => setTimeout(resolve));

beforeAll(watchSearchStart);
beforeEach(() => {
  vi.stubGlobal('fetch', answer.mockReset().mockResolvedValue({ status: 200 }));
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(sent.mockReset());
  goTo('/search?q=tick');
  document.body.innerHTML = `<main><form><input type="search" name="q"></form>
    <div ${UNSTARTED} hidden>Unable to fetch results<button>Try again</button></div></main>`;
});

const isShown = () => said()?.hidden === false;

test('if the script fails to load, a message is shown, and the field contains the query in the URL', () => {
  expect(isShown()).toBe(false);
  fireEvent.load(window);
  expect(isShown()).toBe(true);
  expect(field().value).toBe('tick');
});

test('text typed in the meantime stays in the field', () => {
  field().value = 'oracle';
  fireEvent.load(window);
  expect(field().value).toBe('oracle');
});

test.each<[way: string, ask: () => boolean]>([
  ['"Try again"', () => fireEvent.click(screen.getByRole('button', { name: 'Try again' }))],
  ['Enter', () => fireEvent.submit(field())],
])('%s submits the form only if the host responds', async (_, ask) => {
  fireEvent.load(window);
  answer.mockRejectedValueOnce(new TypeError('offline'));
  expect(ask()).toBe(false);
  await settle();
  expect(sent).not.toHaveBeenCalled();
  ask();
  await settle();
  expect(sent).toHaveBeenCalledOnce();
});

test('if the script runs, nothing is shown', () => {
  document.documentElement.setAttribute(STARTED, '');
  fireEvent.load(window);
  expect(isShown()).toBe(false);
  expect(fireEvent.submit(field())).toBe(true);
});
