// SPDX-License-Identifier: MIT
// #region client-only
import { lazy, Suspense, useEffect, useState } from 'react';

// Loaded when first drawn. A plain import would run on the server too, where the package
// does not load, or fails with 'window is not defined' as the widget is drawn.
const SwapWidget = lazy(async () => ({
  default: (await import('@uniswap/widgets')).SwapWidget,
}));

/** The widget in a framework that renders pages on a server: nothing there, all here. */
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
