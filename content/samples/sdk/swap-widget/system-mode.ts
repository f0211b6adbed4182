// SPDX-License-Identifier: MIT
import { useSyncExternalStore } from 'react';

// #region system-mode
// Inside functions, which a server does not call.
const darkQuery = () => window.matchMedia('(prefers-color-scheme: dark)');

function subscribe(changed: () => void): () => void {
  const query = darkQuery();
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** The mode that the visitor's system asks for, and each change of it. */
export function useSystemMode(): 'light' | 'dark' {
  return useSyncExternalStore(
    subscribe,
    () => (darkQuery().matches ? 'dark' : 'light'),
    () => 'light',
  );
}
// #endregion system-mode
