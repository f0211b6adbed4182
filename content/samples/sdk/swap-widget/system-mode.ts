// SPDX-License-Identifier: MIT
import { useSyncExternalStore } from 'react';

// #region system-mode
// A function, because `window` is missing on the server, which never calls it.
const darkQuery = () => window.matchMedia('(prefers-color-scheme: dark)');

function subscribe(changed: () => void): () => void {
  const query = darkQuery();
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Returns the colour mode that the visitor's system prefers, and tracks changes. */
export function useSystemMode(): 'light' | 'dark' {
  return useSyncExternalStore(
    subscribe,
    () => (darkQuery().matches ? 'dark' : 'light'),
    () => 'light',
  );
}
// #endregion system-mode
