import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { DocLink } from '../../../src/site/content/content-tree';
import type { CompileSettings } from './compile-settings';
import { report } from './problems';
import { EXTERNAL } from '../../../src/markup/article/names';
import { COPY_ADDRESS } from '../../../src/markup/headings/names';

/**
 * Records every link with its position, adds the base path to internal links, and marks external ones.
 *
 * @example
 * '[Pools](/pools)' -> '<a href="/base/pools">'
 */
export function rehypeLinks({ basePath }: CompileSettings) {
  return (tree: Root, file: VFile): void => {
    const links: DocLink[] = [];
    visit(tree, 'element', (node) => {
      if (node.tagName !== 'a' || COPY_ADDRESS in node.properties) return;
      const { href = '' } = node.properties;
      if (typeof href !== 'string') return;
      const { line = 0, column = 0 } = node.position?.start ?? {};
      links.push({ href, line, column });
      if (/^https?:/.test(href)) {
        if (href.startsWith('http:')) {
          report(file, node, `the link ${href} is not secure: write it with https`);
        }
        node.properties.rel = ['noopener'];
        node.properties.className = [EXTERNAL];
      } else if (/^[a-z][\w+.-]*:/i.test(href) && !href.startsWith('mailto:')) {
        report(
          file,
          node,
          `the link ${href} isn't allowed: write an address such as /guides/start, or one that starts with https://`,
        );
      } else if (href.startsWith('//')) {
        report(file, node, `the link ${href} has no protocol: begin it with https://`);
      } else if (href.startsWith('/')) {
        node.properties.href = basePath + href;
      }
    });
    (file.data as { links?: DocLink[] }).links = links;
  };
}
