let pending: URL | undefined;

/** Notes where a navigation leads: Gatsby's loader gets the path alone, and a full load must keep query and hash. */
export function noteTarget(address: string): void {
  pending = new URL(address, window.location.href);
}

/** The whole address of the navigation to a path: what was noted, or for Back and Forward the address bar's. */
export function takeTarget(path: string): string {
  const noted = pending;
  pending = undefined;
  if (noted && path.startsWith(noted.pathname)) return noted.href;
  if (path.startsWith(window.location.pathname)) return window.location.href;
  return new URL(path, window.location.href).href;
}
