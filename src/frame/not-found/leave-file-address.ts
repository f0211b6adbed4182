import { fileEnding } from '../../site/navigation/site-address';

/**
 * Runs in the head of the not-found page. A host without rewrite rules has no file for `/a.html`, but it may have the
 * page `/a`: asks for that one instead. A host that leads back from `/a` to `/a.html` is asked once.
 */
export function leaveFileAddress(): void {
  const { origin, pathname, search, hash, href } = window.location;
  const path = pathname.replace(fileEnding, '') || '/';
  if (path === pathname || document.referrer === href.split('#')[0]) return;
  // With the origin: a path may begin with two slashes, which alone would name another host.
  window.location.replace(origin + path + search + hash);
}
