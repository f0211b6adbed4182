// SPDX-License-Identifier: MIT
// #region client-only
import { lazy, Suspense, useEffect, useState } from 'react';

// Loaded on the first render. A plain import would run on the server too, where the
// package does not load, or fails with 'window is not defined' when the widget renders.
const SwapWidget = lazy(async () => ({
  default: (await import('@uniswap/widgets')).SwapWidget,
}));

/** Renders the widget only in the browser, for frameworks that render on a server. */
export function ClientOnlySwap() {
  const [inBrowser, setInBrowser] = useState(false);
  useEffect(() => {
    setInBrowser(true);
  }, []);

  const placeholder = <div style={{ height: 300, width: 360 }} />;
  if (!inBrowser) return placeholder;
  return (
    <Suspense fallback={placeholder}>
      <SwapWidget />
    </Suspense>
  );
}
// #endregion client-only
