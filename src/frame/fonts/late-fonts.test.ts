// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listen } from '../../../tests/dom/reader';
import type * as LateFonts from './late-fonts';

let fonts: typeof LateFonts;
const load = vi.fn<(font: string) => Promise<object[]>>();
/** What the styles of the page go by. */
const drawnWithThem = () => document.documentElement.dataset.fonts === 'late';
const connect = (connection: object) =>
  Object.defineProperty(window.navigator, 'connection', { value: connection, configurable: true });

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  load.mockReset().mockResolvedValue([{}]);
  Object.assign(document, { fonts: { load } });
  fonts = await import('./late-fonts');
});
afterEach(() => connect({}));

test('a page is read to its end in the fonts that it began with, the next one has the site’s own', async () => {
  listen(fonts.fetchLateFonts());
  expect(load).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  expect(load.mock.calls).toEqual([['1em "Instrument Sans late"'], ['1em "Geist Mono late"']]);
  expect(drawnWithThem()).toBe(false);
  fonts.showLateFonts();
  expect(drawnWithThem()).toBe(true);
});

test('a page that is opened before they are there is drawn without them', () => {
  listen(fonts.fetchLateFonts());
  fonts.showLateFonts();
  expect(drawnWithThem()).toBe(false);
});

test.each([
  ['fails', () => Promise.reject(new TypeError('offline'))],
  ['brings nothing', () => Promise.resolve([])],
])('where one of them %s, the stand-ins stay', async (_, answer) => {
  load.mockImplementationOnce(answer);
  listen(fonts.fetchLateFonts());
  await vi.advanceTimersByTimeAsync(1000);
  fonts.showLateFonts();
  expect(drawnWithThem()).toBe(false);
});

test('nothing is fetched for a reader who spares bytes, or who has left', async () => {
  fonts.fetchLateFonts()();
  connect({ saveData: true });
  listen(fonts.fetchLateFonts());
  await vi.advanceTimersByTimeAsync(1000);
  expect(load).not.toHaveBeenCalled();
});
