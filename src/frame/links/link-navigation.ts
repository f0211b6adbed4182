import { fileEnding } from '../../site/navigation/site-address';
import { delegate, type Stop } from '../../kit/dom/delegate';
import { isPlainClick } from '../../kit/dom/plain-click';
import { goTo } from '../../kit/dom/router';

/** Whether the router can read a path. The router throws on invalid escapes, such as a lone `%`. */
function readable(path: string): boolean {
  try {
    decodeURI(path);
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns the target of a link that the app can navigate to, without base path; undefined if the browser should handle
 * it.
 */
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
 * Turns clicks on plain links into client-side navigation. One listener is enough: links in compiled content are HTML,
 * and the hundreds in a sidebar do not need a component each.
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
