// @vitest-environment jsdom

import { screen } from '@testing-library/dom';
import { createElement } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { markupOf } from '../../../tests/compile-text';
import { drawPage } from '../../../tests/dom/draw-page';
import { goTo } from '../../../tests/dom/reader';
import { PAGE_DRAWN } from '../../kit/names';
import { Article } from '../../markup/article/article';
import type * as SearchArrival from './search-arrival';

let markOnArrival: typeof SearchArrival.markOnArrival;

const marks = new Map<string, Range[]>();
const marked = () => marks.get('search-words')?.map(String) ?? [];
const clear = () => screen.queryAllByRole('button', { name: 'Clear marked words' });

/** Renders another page and dispatches the event that the app dispatches after it. */
function arrive(path: string, text: string): void {
  drawPage({
    path,
    children: createElement(Article, {
      title: 'A page',
      lead: 'On a tick.',
      before: null,
      elsewhere: null,
      contents: null,
      after: null,
      children: createElement('div', { dangerouslySetInnerHTML: { __html: markupOf(text) } }),
    }),
  });
  document.dispatchEvent(new Event(PAGE_DRAWN));
}

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  ({ markOnArrival } = await import('./search-arrival'));
  marks.clear();
  vi.stubGlobal('CSS', { highlights: marks });
  vi.stubGlobal('Highlight', Array<Range>);
  arrive('/first', 'One tick.');
});

test("the words of the query are marked in the text of the hit's page", () => {
  markOnArrival('/docs/ticks', 'tick');
  vi.runAllTimers();
  expect(marked()).toEqual([]);
  arrive('/docs/ticks', 'A tick, and ticks.');
  expect(marked()).toEqual(['tick', 'ticks']);
});

test('words of a hit on the current page are marked at once', () => {
  markOnArrival('/first', 'tick');
  vi.runAllTimers();
  expect(marked()).toEqual(['tick']);
});

test('words of a hit in a section are marked only in that section', () => {
  markOnArrival('/ticks#two', 'tick');
  arrive('/ticks#two', '## One\n\nA tick.\n\n## Two\n\nTicks.');
  expect(marked()).toEqual(['Ticks']);
});

test("the marks disappear with the page, and don't return with it", () => {
  markOnArrival('/ticks', 'tick');
  arrive('/ticks', 'A tick.');
  arrive('/other', 'A tick.');
  expect([marked(), clear()]).toEqual([[], []]);
  arrive('/ticks', 'A tick.');
  expect(marked()).toEqual([]);
});

test('if two hits are chosen, only the words of the last one are marked', () => {
  markOnArrival('/ticks', 'tick');
  markOnArrival('/pools', 'pool');
  arrive('/ticks', 'A tick of a pool.');
  expect(marked()).toEqual([]);
  arrive('/pools', 'A tick of a pool.');
  expect(marked()).toEqual(['pool']);
  expect(clear()).toHaveLength(1);
});

test('nothing is marked on a page that is not a doc', () => {
  markOnArrival('/search', 'tick');
  drawPage({ path: '/search', content: '<p>A tick.</p>' });
  document.dispatchEvent(new Event(PAGE_DRAWN));
  expect(marked()).toEqual([]);
  goTo('/');
});
