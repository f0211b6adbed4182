// @vitest-environment jsdom
import { screen, within } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import { drawPage } from '../../../tests/dom/draw-page';
import '../../../tests/dom/reader';
import { showActiveEntry } from './sidebar-scroll';

const box = (top: number, height: number) => ({ top, bottom: top + height, height }) as DOMRect;

/** Draws a page with its sidebar in a frame from 100 to 500, and the page's entry in it at a place; how far it scrolls. */
function scrolled(entryAt: number, path = '/sdk/swap'): number {
  drawPage({
    path,
    section: 'sdk',
    sidebar: {
      tree: [
        ['Pool', '/sdk/pool'],
        ['Swap', '/sdk/swap'],
      ],
      whole: null,
    },
  });
  const docs = screen.getByRole('navigation', { name: 'Docs' });
  const frame = docs.parentElement;
  if (!frame) throw new Error('no frame');
  vi.spyOn(frame, 'getBoundingClientRect').mockReturnValue(box(100, 400));
  vi.spyOn(
    within(docs).getByRole('link', { name: 'Swap' }),
    'getBoundingClientRect',
  ).mockReturnValue(box(entryAt, 20));
  showActiveEntry();
  return frame.scrollTop;
}

test.each([
  ['below it', 900, 600],
  ['close to its end', 385, 85],
])(
  'the entry of the page is brought to the middle of the sidebar where it stands %s',
  (_, at, by) => {
    expect(scrolled(at)).toBe(by);
  },
);

test('an entry above the sidebar is brought down', () => {
  const set = vi.spyOn(Element.prototype, 'scrollTop', 'set');
  scrolled(-40);
  expect(set.mock.calls).toEqual([[-340]]);
});

test.each([200, 380])('an entry in sight, at %i, stays where it is', (at) => {
  expect(scrolled(at)).toBe(0);
});

test('neither a page outside the sidebar nor one without sidebar scrolls anything', () => {
  expect(scrolled(900, '/sdk/other')).toBe(0);
  drawPage({ path: '/sdk/swap' });
  const set = vi.spyOn(Element.prototype, 'scrollTop', 'set');
  showActiveEntry();
  expect(set).not.toHaveBeenCalled();
});
