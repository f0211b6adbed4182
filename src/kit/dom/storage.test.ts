// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { listen } from '../../../tests/dom/reader';
import type { StorageSlot } from './storage';

let slot: (key: string) => StorageSlot;
let warn: ReturnType<typeof vi.spyOn>;

beforeEach(async () => {
  // There is one warning per visit, so load the module again to make each test a new visit.
  vi.resetModules();
  ({ storageSlot: slot } = await import('./storage'));
  warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

test('a value can be stored, read and removed', () => {
  slot('a').set('1');
  expect(window.localStorage.getItem('a')).toBe('1');
  expect(slot('a').get()).toBe('1');
  slot('a').set(null);
  expect(slot('a').get()).toBeNull();
  expect(window.localStorage).toHaveLength(0);
  expect(warn).not.toHaveBeenCalled();
});

test('two sites on one origin keep their values apart', () => {
  slot('a').set('1');
  vi.stubGlobal('__BASE_PATH__', '/docs');
  expect(slot('a').get()).toBeNull();
  slot('a').set('2');
  expect(window.localStorage.getItem('a/docs')).toBe('2');
  vi.unstubAllGlobals();
  expect(slot('a').get()).toBe('1');
});

test('listeners on the page are notified once of each change, and only if the value changes', () => {
  const heard = vi.fn();
  listen(slot('a').listen(heard));
  slot('a').set('1');
  slot('a').set('1');
  slot('b').set('2');
  expect(heard.mock.calls).toEqual([['1']]);
});

test('changes in other windows are noticed, including clearing all storage', () => {
  const heard = vi.fn();
  const stop = slot('a').listen(heard);
  const tell = (key: string | null, newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  tell('a', '1');
  tell('b', '2');
  tell(null, null);
  stop();
  tell('a', '3');
  expect(heard.mock.calls).toEqual([['1'], [null]]);
});

test.each([
  [
    'forbidden',
    () => {
      throw new DOMException('no', 'SecurityError');
    },
  ],
  ['absent', () => null as unknown as Storage],
])(
  'if storage is %s, there is one warning, reads return null, and writes are ignored',
  (_, get) => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(get);
    const heard = vi.fn();
    listen(slot('a').listen(heard));
    expect(slot('a').get()).toBeNull();
    slot('a').set('1');
    slot('b').set(null);
    expect(slot('a').get()).toBeNull();
    expect(heard).not.toHaveBeenCalled();
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/embedded frame.*private window.*strict privacy/),
    );
  },
);

test('if storage is full, a write is ignored without an error', () => {
  slot('a').set('1');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const heard = vi.fn();
  listen(slot('a').listen(heard));
  slot('a').set('2');
  expect(slot('a').get()).toBe('1');
  expect(heard).not.toHaveBeenCalled();
  expect(warn).toHaveBeenCalledOnce();
});
