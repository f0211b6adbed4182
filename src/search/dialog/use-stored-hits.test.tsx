// @vitest-environment jsdom
import { screen } from '@testing-library/dom';
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import '../../../tests/dom/reader';
import { runView } from '../../../tests/dom/run-view';
import type * as Stored from './use-stored-hits';
import type { StoredHit } from './stored-hits';

let stored: typeof Stored;
const hit = (title: string): StoredHit => ({
  path: `/${title}`,
  title,
  section: 'Concepts',
  headings: [],
});

function Remembered() {
  const { recent, favourites } = stored.useStoredHits();
  const list = (label: string, hits: StoredHit[]) => (
    <ul aria-label={label}>
      {hits.map(({ title }) => (
        <li key={title}>{title}</li>
      ))}
    </ul>
  );
  return (
    <>
      {list('Recent', recent)}
      {list('Favourites', favourites)}
    </>
  );
}
const shown = (name: string) =>
  [...screen.getByRole('list', { name }).children].map(({ textContent }) => textContent);

beforeEach(async () => {
  vi.stubGlobal('SEARCH_SETTINGS', { appId: null, searchKey: null, indexName: 'a' });
  vi.resetModules();
  stored = await import('./use-stored-hits');
  runView(<Remembered />);
});

test('visited hits are listed as recent, the latest first, and can be removed', () => {
  act(() => ['a', 'b', 'a'].forEach((title) => stored.rememberHit(hit(title))));
  expect(shown('Recent')).toEqual(['a', 'b']);
  act(() => stored.forgetHit(hit('a')));
  expect(shown('Recent')).toEqual(['b']);
});

test('a favorite is not listed as recent too, even after another visit', () => {
  act(() => stored.rememberHit(hit('a')));
  act(() => stored.saveHit(hit('a')));
  act(() => stored.rememberHit(hit('a')));
  expect([shown('Recent'), shown('Favourites')]).toEqual([[], ['a']]);
  act(() => stored.unsaveHit(hit('a')));
  expect([shown('Recent'), shown('Favourites')]).toEqual([[], []]);
  expect(window.localStorage).toHaveLength(0);
});

test('if there are favorites, fewer recent hits are shown', () => {
  const titles = Array.from({ length: 9 }, (_, at) => `t${at}`);
  act(() => titles.forEach((title) => stored.rememberHit(hit(title))));
  expect(shown('Recent')).toHaveLength(7);
  act(() => stored.saveHit(hit('x')));
  expect(shown('Recent')).toHaveLength(4);
  act(() => stored.unsaveHit(hit('x')));
  expect(shown('Recent')).toHaveLength(7);
});

test('hits stored in another window appear in this one', () => {
  const newValue = JSON.stringify([hit('there')]);
  window.localStorage.setItem('search.recent.a', newValue);
  act(
    () =>
      void window.dispatchEvent(new StorageEvent('storage', { key: 'search.recent.a', newValue })),
  );
  expect(shown('Recent')).toEqual(['there']);
});
