import type { ContentNode } from '../../src/site/content/content-tree';
import { localPath } from '../../src/site/locales/locale';
import { OTHER_PAGES } from '../../src/site/navigation/check-addresses';
import { reservedFor } from '../../src/site/navigation/reserved-addresses';

const ANCHOR = /<a\b[^>]*>/g;
const HREF = /\bhref="(?<href>[^"]*)"/;

/**
 * Leads the links of a compiled body to the pages of a locale: every page of the site has one there.
 *
 * @param basePath what stands before the addresses of the site
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

/** Files that the build keeps beside the pages are of no locale. */
const isPage = (path: string): boolean =>
  OTHER_PAGES.includes(path) || reservedFor(path, []) === undefined;
