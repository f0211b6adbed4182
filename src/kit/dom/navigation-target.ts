let pending: URL | undefined;

/**
 * Records the target of a navigation. Gatsby's loader receives only the path, but a full page load must keep the query
 * and hash.
 */
export function noteTarget(address: string): void {
  pending = new URL(address, window.location.href);
}

/**
 * Returns the full URL of the navigation to a path: the recorded one, or for Back and Forward the one in the address
 * bar.
 */
export function takeTarget(path: string): string {
  const noted = pending;
  pending = undefined;
  if (noted && path.startsWith(noted.pathname)) return noted.href;
  if (path.startsWith(window.location.pathname)) return window.location.href;
  return new URL(path, window.location.href).href;
}
