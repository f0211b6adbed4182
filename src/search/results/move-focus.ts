import type { KeyboardEvent } from 'react';
import { SEARCH_RESULT } from '../names';

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Moves focus with the arrow keys through the field and the results as if they were one list. If a button of a result
 * has focus, the keys start from that result.
 */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  const { activeElement } = document;
  if (step === undefined || activeElement?.matches('[type="radio"], [type="checkbox"]')) return;
  const stops = [
    ...event.currentTarget.querySelectorAll<HTMLElement>(`[type="search"], [${SEARCH_RESULT}]`),
  ];
  const at = stops.findIndex(
    (stop) => stop === activeElement || stop.closest('li')?.contains(activeElement),
  );
  const next = stops[at + step];
  if (at < 0 || !next) return;
  event.preventDefault();
  next.focus();
}
