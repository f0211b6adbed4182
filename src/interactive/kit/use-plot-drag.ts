import { useEffect, useRef, type RefObject } from 'react';

/** Horizontal distance in px after which a touch becomes a drag; until then it may be a scroll. */
const SLOP = 6;

/** Position of the pointer in a plot, in percent of its width and height from the top left. */
export interface PlotPoint {
  readonly x: number;
  readonly y: number;
  /** True for the press that starts a drag. */
  readonly start: boolean;
}

/**
 * Calls back while a drawing is pressed and dragged. This is an extra for pointers: every figure has controls that do
 * the same by keyboard.
 *
 * @param plot the element whose box is the plot; its style should leave `pan-y` to the page
 */
export function usePlotDrag(
  plot: RefObject<Element | null>,
  onPoint: (point: PlotPoint) => void,
): void {
  /** A touch that is not yet known to be a drag. */
  const touch = useRef<PointerEvent | null>(null);
  useEffect(() => {
    const element = plot.current as SVGElement | null;
    if (!element) return undefined;
    const report = (event: PointerEvent, start: boolean) => {
      const box = element.getBoundingClientRect();
      const inside = (value: number) => Math.min(Math.max(value, 0), 100);
      onPoint({
        x: inside((100 * (event.clientX - box.left)) / box.width),
        y: inside((100 * (event.clientY - box.top)) / box.height),
        start,
      });
    };
    const press = (event: PointerEvent) => {
      if (event.button !== 0) return;
      // Prevents the press from selecting labels or dragging them.
      event.preventDefault();
      element.setPointerCapture(event.pointerId);
      if (event.pointerType === 'touch') touch.current = event;
      else report(event, true);
    };
    const move = (event: PointerEvent) => {
      if (!element.hasPointerCapture(event.pointerId)) return;
      const began = touch.current;
      if (began) {
        const across = Math.abs(event.clientX - began.clientX);
        if (across < SLOP || across < Math.abs(event.clientY - began.clientY)) return;
        touch.current = null;
        report(began, true);
      }
      report(event, false);
    };
    const lift = () => {
      if (touch.current) report(touch.current, true);
      touch.current = null;
    };
    // Forgets the touch when the browser takes it over to scroll the page.
    const cancel = () => (touch.current = null);
    element.addEventListener('pointerdown', press);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', lift);
    element.addEventListener('pointercancel', cancel);
    return () => {
      element.removeEventListener('pointerdown', press);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', lift);
      element.removeEventListener('pointercancel', cancel);
    };
  }, [plot, onPoint]);
}
