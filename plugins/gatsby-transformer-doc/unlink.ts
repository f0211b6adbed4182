import type { ContentNode } from '../../src/site/content/content-tree';

const ANCHOR = /<a href="(?<href>[^"]*)"[^>]*>(?<text>[\s\S]*?)<\/a>/g;

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
      const html = node.html.replace(ANCHOR, (whole: string, href: string, text: string) =>
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
