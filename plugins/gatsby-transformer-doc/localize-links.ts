import type { ContentNode } from '../../src/site/content/content-tree';
import { localPath } from '../../src/site/locales/locale';
import { OTHER_PAGES } from '../../src/site/navigation/check-addresses';
import { reservedFor } from '../../src/site/navigation/reserved-addresses';

const ANCHOR = /<a\b[^>]*>/g;
const HREF = /\bhref="(?<href>[^"]*)"/;

/**
 * Points the internal links of a compiled body to the pages of a locale, which has every page of the site.
 *
 * @param basePath prefix of the site's addresses
 * @example
 * '<a href="/base/pools#fees">' -> '<a href="/base/de/pools#fees">'
 */
export function localizeLinks(
  nodes: readonly ContentNode[],
  locale: string,
  basePath: string,
): ContentNode[] {
  const localized = (href: string): string => {
    if (!href.startsWith(`${basePath}/`)) return href;
    const own = href.slice(basePath.length);
    return isPage(own.replace(/[?#].*$/, '')) ? basePath + localPath(locale, own) : href;
  };
  const each = (list: readonly ContentNode[]): ContentNode[] =>
    list.map((node) => {
      if (typeof node === 'string' || 'run' in node) return node;
      if ('html' in node) {
        const html = node.html.replace(ANCHOR, (tag) =>
          tag.replace(HREF, (_, href: string) => `href="${localized(href)}"`),
        );
        return { ...node, html };
      }
      const children = each(node.children);
      if (!('tag' in node) || node.tag !== 'a') return { ...node, children };
      const href = localized(String(node.props.href));
      return { ...node, props: { ...node.props, href }, children };
    });
  return each(nodes);
}

/** Whether a path is a page: other files that the build writes do not depend on the locale. */
const isPage = (path: string): boolean =>
  OTHER_PAGES.includes(path) || reservedFor(path, []) === undefined;
