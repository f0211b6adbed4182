import { useEffect, useState, type KeyboardEvent } from 'react';
import type { Hit } from '../engine/search-backend';
import { hitId } from './dialog-hits';

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Tracks the hit that Enter opens: the first, until the arrow keys choose another. Focus stays in the field, so that
 * the reader can keep typing; the field announces the active hit to screen readers.
 */
export function useActiveHit(hits: readonly Hit[]) {
  const [chosen, setChosen] = useState<{ of: readonly Hit[]; index: number }>();
  const active = chosen?.of === hits ? chosen.index : 0;
  useEffect(() => {
    // For the first hit, `end` scrolls the list back to its top.
    document
      .getElementById(hitId(active))
      ?.scrollIntoView({ block: active === 0 ? 'end' : 'nearest' });
  }, [active, hits]);
  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    const step = STEPS[event.key];
    if (step === undefined || hits.length === 0 || event.nativeEvent.isComposing) return;
    if (!(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    setChosen({ of: hits, index: (active + step + hits.length) % hits.length });
  };
  return { active, onKey };
}
