import type { ContentNode } from '../../src/site/content/content-tree';
import { localPath } from '../../src/site/locales/locale';
import { OTHER_PAGES } from '../../src/site/navigation/check-addresses';
import { reservedFor } from '../../src/site/navigation/address';

const OPENING_TAG = /<a\b[^>]*>/g;
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
        const html = node.html.replace(OPENING_TAG, (tag) =>
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

/** Returns whether a path is a page. Other files that the build writes are the same for every locale. */
const isPage = (path: string): boolean =>
  OTHER_PAGES.includes(path) || reservedFor(path, []) === undefined;

const LINK = /<a href="(?<href>[^"]*)"[^>]*>(?<text>[\s\S]*?)<\/a>/g;

/**
 * Replaces dead links by their text. The build has already warned of them with file and line.
 *
 * @param dead addresses as in the compiled body, with base path
 * @example
 * '<a href="/draft">The draft</a>' -> 'The draft'
 */
export function unlink(nodes: readonly ContentNode[], dead: ReadonlySet<string>): ContentNode[] {
  return nodes.map((node) => {
    if (typeof node === 'string' || 'run' in node) return node;
    if ('html' in node) {
      const html = node.html.replace(LINK, (whole: string, href: string, text: string) =>
        dead.has(unescape(href)) ? text : whole,
      );
      return { ...node, html };
    }
    const children = unlink(node.children, dead);
    if (!('tag' in node) || node.tag !== 'a' || !dead.has(String(node.props.href))) {
      return { ...node, children };
    }
    return { tag: 'span', props: {}, children };
  });
}

/** Decodes an attribute that the compiler has encoded. */
const unescape = (value: string): string =>
  value.replaceAll('&#x22;', '"').replaceAll('&#x26;', '&');
