// @vitest-environment jsdom
import { screen } from '@testing-library/dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { drawPage } from '../../../tests/dom/draw-page';
import { turnSystem } from '../../../tests/dom/missing-parts';
import { listen } from '../../../tests/dom/reader';
import { startCollapse } from './collapse';

interface Played {
  heights: unknown[];
  options: unknown;
  cancel: () => void;
  onfinish?: () => void;
}
let played: Played[];

const category = () => screen.getByText('Guides', { selector: 'summary' });
const isOpen = () => category().closest('details')?.open;

beforeEach(() => {
  played = [];
  Object.assign(HTMLElement.prototype, {
    animate: (frames: Keyframe[], options: unknown) => {
      const one = { heights: frames.map(({ height }) => height), options, cancel: vi.fn() };
      played.push(one);
      return one;
    },
  });
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(144);
  drawPage({
    path: '/sdk',
    section: 'sdk',
    sidebar: {
      tree: [
        ['Guides', null, Array.from({ length: 90 }, (_, at) => [`Guide ${at}`, `/sdk/${at}`])],
      ],
      whole: null,
    },
  });
  listen(startCollapse());
});

test('a category opens at once and grows, for a time that depends on its height', () => {
  expect(isOpen()).toBe(false);
  category().click();
  expect(isOpen()).toBe(true);
  // In ms: (4 + 15 · 4^0.25 + 4 / 5) · 10, because 144 px are 4 units of 36 px.
  expect(played).toMatchObject([
    { heights: ['0px', '144px'], options: { duration: 260, easing: 'ease-in-out' } },
  ]);
});

test('a category closes after it has shrunk', () => {
  category().click();
  played[0]?.onfinish?.();
  category().click();
  expect(isOpen()).toBe(true);
  expect(played[1]?.heights).toEqual(['144px', '0px']);
  played[1]?.onfinish?.();
  expect(isOpen()).toBe(false);
});

test('a press during the animation cancels the animation', () => {
  category().click();
  category().click();
  expect(played[0]?.cancel).toHaveBeenCalledOnce();
});

test('with reduced motion, the animation takes a millisecond', () => {
  turnSystem('(prefers-reduced-motion: reduce)', true);
  category().click();
  expect(played).toMatchObject([{ options: { duration: 1 } }]);
});
