// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/dom';
import { useRef } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import '../../../tests/dom/reader';
import { runView } from '../../../tests/dom/run-view';
import { usePlotDrag, type PlotPoint } from './use-plot-drag';

const onPoint = vi.fn<(point: PlotPoint) => void>();
const points = () => onPoint.mock.calls.map(([point]) => point);

function Plot() {
  const plot = useRef<HTMLDivElement>(null);
  usePlotDrag(plot, onPoint);
  return <div ref={plot} role="img" aria-label="Plot" />;
}
const plot = () => screen.getByRole('img', { name: 'Plot' });

/** Dispatches a pointer event as a mouse event, because jsdom has no pointer events. */
function pointer(
  type: string,
  at: { x: number; y: number },
  { pointerType = 'mouse', button = 0 } = {},
): boolean {
  const event = new MouseEvent(type, {
    bubbles: true,
    cancelable: true,
    clientX: at.x,
    clientY: at.y,
    button,
  });
  return fireEvent(plot(), Object.assign(event, { pointerId: 1, pointerType }));
}
const touch = { pointerType: 'touch' };

let view: ReturnType<typeof runView>;
beforeEach(() => {
  onPoint.mockClear();
  view = runView(<Plot />);
  let captured = false;
  Object.assign(plot(), {
    setPointerCapture: () => (captured = true),
    hasPointerCapture: () => captured,
  });
  vi.spyOn(plot(), 'getBoundingClientRect').mockReturnValue({
    left: 100,
    top: 50,
    width: 200,
    height: 400,
  } as DOMRect);
});

test('a press and a drag are reported in percent of the plot', () => {
  expect(pointer('pointerdown', { x: 150, y: 150 })).toBe(false);
  pointer('pointermove', { x: 200, y: 250 });
  expect(points()).toEqual([
    { x: 25, y: 25, start: true },
    { x: 50, y: 50, start: false },
  ]);
});

test('a drag that leaves the plot stays at its edge', () => {
  pointer('pointerdown', { x: 150, y: 150 });
  pointer('pointermove', { x: 900, y: 0 });
  expect(points().at(-1)).toEqual({ x: 100, y: 0, start: false });
});

test('a pointer that only hovers, or another button, does nothing', () => {
  pointer('pointermove', { x: 150, y: 150 });
  expect(pointer('pointerdown', { x: 150, y: 150 }, { button: 2 })).toBe(true);
  expect(points()).toEqual([]);
});

test('a touch that moves sideways drags from where it began', () => {
  pointer('pointerdown', { x: 150, y: 150 }, touch);
  pointer('pointermove', { x: 155, y: 150 }, touch);
  expect(points()).toEqual([]);
  pointer('pointermove', { x: 160, y: 150 }, touch);
  expect(points()).toEqual([
    { x: 25, y: 25, start: true },
    { x: 30, y: 25, start: false },
  ]);
});

test('a touch that moves up or down scrolls the page', () => {
  pointer('pointerdown', { x: 150, y: 150 }, touch);
  pointer('pointermove', { x: 157, y: 170 }, touch);
  pointer('pointercancel', { x: 157, y: 170 }, touch);
  pointer('pointerup', { x: 157, y: 170 }, touch);
  expect(points()).toEqual([]);
});

test('a tap is a press', () => {
  pointer('pointerdown', { x: 150, y: 150 }, touch);
  pointer('pointerup', { x: 150, y: 150 }, touch);
  pointer('pointerup', { x: 150, y: 150 }, touch);
  expect(points()).toEqual([{ x: 25, y: 25, start: true }]);
});

test('a removed plot has no listeners', () => {
  const gone = plot();
  view.again(null);
  fireEvent(gone, Object.assign(new MouseEvent('pointerdown'), { pointerId: 1 }));
  expect(points()).toEqual([]);
});
