import { fileEnding } from '../../site/navigation/site-address';

/**
 * Redirects from `/a.html` to `/a`. A host without rewrite rules serves the not-found page for `/a.html`, even if it
 * has the page `/a`, so this script runs in the head of the not-found page. It redirects only once, in case the host
 * redirects from `/a` back to `/a.html`.
 */
export function leaveFileAddress(): void {
  const { origin, pathname, search, hash, href } = window.location;
  const path = pathname.replace(fileEnding, '') || '/';
  if (path === pathname || document.referrer === href.split('#')[0]) return;
  // Include the origin, because a path that starts with two slashes would be read as another host.
  window.location.replace(origin + path + search + hash);
}
