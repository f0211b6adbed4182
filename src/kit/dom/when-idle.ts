import type { Stop } from './delegate';

/** Whether the reader asked, or the connection asks, to spend no bytes ahead of need. */
export function spares(): boolean {
  const { connection } = navigator as Navigator & {
    connection?: { effectiveType?: string; saveData?: boolean };
  };
  return (connection?.saveData ?? false) || (connection?.effectiveType ?? '').includes('2g');
}

/** Calls back once the browser has nothing else to do. */
export function whenIdle(callback: () => void): Stop {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callback, 1000);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(callback, { timeout: 3000 });
  return () => window.cancelIdleCallback(handle);
}
