import type { Stop } from './delegate';

/** Whether to avoid optional downloads, because the reader turned on data saving or the connection is slow. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & {
    connection?: { effectiveType?: string; saveData?: boolean };
  };
  return (connection?.saveData ?? false) || (connection?.effectiveType ?? '').includes('2g');
}

/** Calls back when the browser is idle. */
export function whenIdle(callback: () => void): Stop {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callback, 1000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback, { timeout: 3000 });
  return () => cancelIdleCallback(handle);
}
