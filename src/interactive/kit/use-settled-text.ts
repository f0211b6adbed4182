import { useEffect, useState } from 'react';

const SETTLE_MS = 700;

/**
 * Returns the given text once it has stopped changing, because a live region with the text itself would announce every
 * step of a drag.
 */
export function useSettledText(text: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
