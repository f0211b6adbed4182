import { fileEnding } from '../../site/navigation/site-address';
import { delegate, type Stop } from '../../kit/dom/delegate';
import { isPlainClick } from '../../kit/dom/plain-click';
import { goTo } from '../../kit/dom/router';

/** Whether the router can read a path: it throws on escapes that mean nothing, such as a lone `%`. */
function readable(path: string): boolean {
  try {
    decodeURI(path);
    return true;
  } catch {
    return false;
  }
}

/** The address to navigate to inside the app, without base path; undefined where the browser should do as always. */
export function internalTarget(link: HTMLAnchorElement, basePath: string): string | undefined {
  const { origin, search, hash } = link;
  const pathname = link.pathname.replace(fileEnding, '') || '/';
  const outside = origin !== window.location.origin || !`${pathname}/`.startsWith(`${basePath}/`);
  const plain = !link.target && !link.hasAttribute('download');
  const samePage = link.pathname === window.location.pathname && search === window.location.search;
  const file = /\.\w+$/.test(pathname);
  if (outside || !plain || file || !readable(pathname) || (samePage && hash)) return undefined;
  return (pathname.slice(basePath.length) || '/') + search + hash;
}

/**
 * Turns plain links into navigation without a page load. Links in compiled content are HTML, and hundreds in a
 * sidebar need no component each.
 */
export function startLinkNavigation(basePath: string): Stop {
  return delegate('click', 'a[href]', (link, event) => {
    if (!isPlainClick(event) || !(link instanceof HTMLAnchorElement)) return;
    const target = internalTarget(link, basePath);
    if (target === undefined) return;
    event.preventDefault();
    goTo(target);
  });
}
