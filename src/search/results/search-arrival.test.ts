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

test('a hit on the page that is shown is marked at once', () => {
  markOnArrival('/first', 'tick');
  vi.runAllTimers();
  expect(marked()).toEqual(['tick']);
});

test('a hit in a section is marked only in that section', () => {
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

test('of two hits chosen, the last is marked, and once', () => {
  markOnArrival('/ticks', 'tick');
  markOnArrival('/pools', 'pool');
  arrive('/ticks', 'A tick of a pool.');
  expect(marked()).toEqual([]);
  arrive('/pools', 'A tick of a pool.');
  expect(marked()).toEqual(['pool']);
  expect(clear()).toHaveLength(1);
});

test('a page without a text of its own is left as it is', () => {
  markOnArrival('/search', 'tick');
  drawPage({ path: '/search', content: '<p>A tick.</p>' });
  document.dispatchEvent(new Event(PAGE_DRAWN));
  expect(marked()).toEqual([]);
  goTo('/');
});
