import { useEffect, useState } from 'react';

const SETTLE_MS = 700;

/**
 * The given text once it has stood still: a live region fed directly would make a screen reader
 * stammer through every step of a drag.
 */
export function useSettledText(text: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
