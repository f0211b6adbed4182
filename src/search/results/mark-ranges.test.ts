// @vitest-environment jsdom

import { screen } from '@testing-library/dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { press } from '../../../tests/dom/reader';
import { markRanges } from './search-arrival';

const marks = new Map<string, Range[]>();
const marked = () => marks.get('search-words')?.map(String) ?? [];
const prose = () => screen.getByRole('article');
const clear = () => screen.queryByRole('button', { name: 'Clear marked words' });

beforeEach(() => {
  marks.clear();
  vi.stubGlobal('CSS', { highlights: marks });
  vi.stubGlobal('Highlight', Array<Range>);
  document.body.innerHTML = `<main><article><p>A tick.</p>
    <h2 id="one">Ticks</h2><p>One <b>tick</b>, two.</p><h3>Deep tick</h3>
    <h2 id="two">Two</h2><p>No tick here.</p></article></main>`;
});

test('the words of a query are marked in the whole text', () => {
  const markup = prose().innerHTML;
  markRanges(prose(), '', 'tick');
  expect(marked()).toEqual(['tick', 'Ticks', 'tick', 'tick', 'tick']);
  expect(prose().innerHTML).toBe(markup);
});

test('with an anchor, words are marked only in its section and the subsections', () => {
  markRanges(prose(), 'one', 'tick');
  expect(marked()).toEqual(['Ticks', 'tick', 'tick']);
  markRanges(prose(), 'two', 'tick');
  expect(marked()).toEqual(['tick']);
});

test.each([
  ['the button', () => clear()?.click()],
  ['Escape', () => press('Escape')],
])('%s removes the marks and the button', (_, act) => {
  markRanges(prose(), '', 'tick');
  act();
  expect(marked()).toEqual([]);
  expect(clear()).toBeNull();
});

test('if no word is marked, there is no button', () => {
  markRanges(prose(), '', 'nonsense');
  expect(clear()).toBeNull();
});

test('a page has at most 200 marks', () => {
  prose().textContent = 'tick '.repeat(300);
  markRanges(prose(), '', 'tick');
  expect(marked()).toHaveLength(200);
});

test('browsers without highlights show the page unmarked', () => {
  vi.stubGlobal('CSS', {});
  markRanges(prose(), '', 'tick')();
  expect(clear()).toBeNull();
});
