let pending: URL | undefined;

/**
 * Records the target of a navigation. Gatsby's loader receives only the path, but a full page load must keep the query
 * and hash.
 */
export function noteTarget(address: string): void {
  pending = new URL(address, window.location.href);
}

/**
 * Returns the full URL of the navigation to a path, and forgets the recorded one. That is the recorded URL if it has
 * this path. Otherwise it is the URL in the address bar if that has this path, as after Back and Forward. If neither
 * does, it is the path itself as a URL.
 */
export function takeTarget(path: string): string {
  const noted = pending;
  pending = undefined;
  if (noted && path.startsWith(noted.pathname)) return noted.href;
  if (path.startsWith(window.location.pathname)) return window.location.href;
  return new URL(path, window.location.href).href;
}

/**
 * Navigates to a path of the site without loading a document. The path has no base path, but may have a query and a
 * hash. With `replace`, it replaces the current history entry.
 */
export type Navigate = (path: string, options: { replace: boolean }) => void;

let navigate: Navigate | undefined;

/** Sets the app's router, which handles navigation from now on. Pass undefined to remove it. */
export function setRouter(given: Navigate | undefined): void {
  navigate = given;
}

/**
 * Navigates to a path of the site, given without base path. Uses the router if the app is running, and otherwise loads
 * the page.
 */
export function goTo(path: string): void {
  const address = __BASE_PATH__ + path;
  if (!navigate) {
    window.location.assign(address);
    return;
  }
  noteTarget(address);
  // As in browsers, a link to the current URL adds no history entry.
  const { href } = window.location;
  navigate(path, { replace: new URL(address, href).href === href });
}
