import { useEffect, useRef, type RefObject } from 'react';

/** Horizontal distance in px after which a touch becomes a drag. Before that, it may be the start of a scroll. */
const SLOP = 6;

/** Position of the pointer in a plot, in percent of its width and height from the top left. */
export interface PlotPoint {
  readonly x: number;
  readonly y: number;
  /** True for the press that starts a drag. */
  readonly start: boolean;
}

/**
 * Calls `onPoint` with the pointer's position when the reader presses a drawing, and while they drag. The figure must
 * also have controls that do the same by keyboard.
 *
 * @param plot the element whose box is the plot; its `touch-action` should be `pan-y`, so that the page can scroll
 */
export function usePlotDrag(
  plot: RefObject<Element | null>,
  onPoint: (point: PlotPoint) => void,
): void {
  /** A touch that may become a drag or a scroll. */
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
      // Prevents the press from selecting or dragging the drawing's labels.
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
    // The browser cancels the pointer when it uses the touch to scroll the page, so the touch won't become a drag.
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
