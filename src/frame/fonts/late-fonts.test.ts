// @vitest-environment jsdom
import { fireEvent } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listen } from '../../../tests/dom/reader';
import type * as LateFonts from './late-fonts';

let fonts: typeof LateFonts;
const load = vi.fn<(font: string) => Promise<object[]>>();
const { dataset } = document.documentElement;
/** Whether text and code use the web fonts, judged by the attributes that the page's styles depend on. */
const textInFont = () => dataset.fonts === 'late';
const codeInFont = () => 'codeFont' in dataset;
const connect = (connection: object) =>
  Object.defineProperty(window.navigator, 'connection', { value: connection, configurable: true });
const idle = () => vi.advanceTimersByTimeAsync(1000);

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  load.mockReset().mockResolvedValue([{}]);
  Object.assign(document, { fonts: { load } });
  fonts = await import('./late-fonts');
});
afterEach(() => connect({}));

test('a page keeps the font that it started with, and the next page uses the web font', async () => {
  listen(fonts.fetchLateFonts());
  expect(load).not.toHaveBeenCalled();
  await idle();
  expect(load.mock.calls).toEqual([['1em "Instrument Sans late"']]);
  expect(textInFont()).toBe(false);
  fonts.showLateFonts();
  expect(textInFont()).toBe(true);
});

test('a page that is opened before the text font has loaded uses the fallback', () => {
  listen(fonts.fetchLateFonts());
  fonts.showLateFonts();
  expect(textInFont()).toBe(false);
});

test('the code font is fetched when the reader interacts, shown at once, and remembered', async () => {
  listen(fonts.fetchLateFonts());
  await idle();
  load.mockClear();
  fireEvent.pointerMove(document.body);
  expect(load).not.toHaveBeenCalled();
  await idle();
  expect(load.mock.calls).toEqual([['1em "Geist Mono Variable"']]);
  expect(codeInFont()).toBe(true);
  expect(textInFont()).toBe(false);
  expect(window.sessionStorage.getItem('fonts')).toBe('here');
});

test('if storage is forbidden, the code font is still shown', async () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  listen(fonts.fetchLateFonts());
  fireEvent.keyDown(document.body);
  await idle();
  expect(codeInFont()).toBe(true);
});

test.each([
  ['fails', () => Promise.reject(new TypeError('offline'))],
  ['brings nothing', () => Promise.resolve([])],
])('if fetching %s, the fallback fonts stay', async (_, answer) => {
  load.mockImplementation(answer);
  listen(fonts.fetchLateFonts());
  fireEvent.keyDown(document.body);
  await idle();
  fonts.showLateFonts();
  expect(load).toHaveBeenCalledTimes(2);
  expect(textInFont()).toBe(false);
  expect(codeInFont()).toBe(false);
  expect(window.sessionStorage.getItem('fonts')).toBeNull();
});

test('nothing is fetched if data saver is on, or after the page is left', async () => {
  const stop = fonts.fetchLateFonts();
  fireEvent.keyDown(document.body);
  stop();
  connect({ saveData: true });
  listen(fonts.fetchLateFonts());
  fireEvent.keyDown(document.body);
  await idle();
  expect(load).not.toHaveBeenCalled();
});
