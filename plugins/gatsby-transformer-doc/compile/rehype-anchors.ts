import GithubSlugger, { slug } from 'github-slugger';
import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { EXTERNAL } from '../../../src/markup/article/names';
import { COPY_ADDRESS, HEADING, HEADING_LINK } from '../../../src/markup/headings/names';
import { TESTED } from '../../../src/markup/hints/names';
import type { CompileSettings } from './compile-settings';
import type { DocFacts } from './compiled-doc';
import { UNLINKED } from './names';

/**
 * Gives each heading an id and, next to the heading, a link that copies its address. Also checks the levels and ids of
 * headings, and records the headings.
 *
 * @example
 * '## The pool' -> '<div><h2 id="the-pool">The pool</h2><a href="#the-pool">#</a></div>'
 */
export function rehypeHeadings({ message }: Pick<CompileSettings, 'message'>) {
  return (tree: Root, file: VFile): void => {
    const slugger = new GithubSlugger();
    const { headings } = file.data as DocFacts;
    const taken = new Map<string, number>();
    let previous = 1;
    visit(tree, 'element', (node, index, parent) => {
      const depth = Number(/^h([1-6])$/.exec(node.tagName)?.[1] ?? 0);
      if (depth === 0 || !parent || index === undefined) return undefined;
      const { position: place } = node;
      if (depth === 1)
        file.message(
          'a page can\'t have a "#" heading, because its title is in the front matter: write "##"',
          { place },
        );
      else if (depth > previous + 1) {
        file.message(
          `this heading of level ${depth} follows one of level ${previous}: write "${'#'.repeat(previous + 1)}"`,
          { place },
        );
      }
      previous = Math.max(depth, 1);
      const text = toString(node).trim();
      if (!text) file.message('this heading is empty: write its text, or remove it', { place });
      const { id: custom } = node.properties;
      const id = typeof custom === 'string' ? custom : slugger.slug(text);
      if (text && (custom === undefined ? slug(text) : id) === '') {
        file.message(
          'this heading has no letters or digits to make an id from, so nothing can link to it: add words, or an id at its end, such as {/* #an-id */}',
          { place },
        );
      } else if (taken.has(id)) {
        file.message(
          `the heading id "${id}" is already used on line ${taken.get(id)}; give one of the two another id at its end, such as {/* #another-id */}`,
          { place },
        );
      }
      taken.set(id, place?.start.line ?? 0);
      node.properties.id = id;
      headings.push({ id, depth, text });
      // Headings with `UNLINKED` get no link, because data components render hundreds of them, and their links would
      // make the page noticeably larger.
      const { [UNLINKED]: unlinked, ...kept } = node.properties;
      node.properties = kept;
      if (unlinked === undefined) {
        const link = anchor(id, message('Link to “{heading}”', { heading: text }));
        parent.children[index] = h('div', { className: [HEADING, `${HEADING}-${depth}`] }, [
          node,
          link,
        ]);
      }
      return [SKIP, index + 1];
    });
  };
}

/**
 * Returns the link of a heading. It is an object literal, because `h` would rename properties such as `COPY_ADDRESS`,
 * which other steps look for by that name.
 */
const anchor = (id: string, label: string): Element => ({
  type: 'element',
  tagName: 'a',
  properties: {
    className: [HEADING_LINK],
    href: `#${id}`,
    ariaLabel: label,
    [COPY_ADDRESS]: '',
  },
  children: [{ type: 'text', value: '#' }],
});

/** Returns whether a link leads to a test. `remarkTested` has checked such links. */
const isTested = ({ properties: { className } }: Element): boolean =>
  Array.isArray(className) && className.includes(TESTED);

/**
 * Records every link with its position, adds the base path to internal links, marks external links, and reports links
 * that are not secure or not allowed.
 *
 * @example
 * '[Pools](/pools)' -> '<a href="/base/pools">'
 */
export function rehypeLinks({ basePath }: CompileSettings) {
  return (tree: Root, file: VFile): void => {
    const { links } = file.data as DocFacts;
    visit(tree, 'element', (node) => {
      if (node.tagName !== 'a' || COPY_ADDRESS in node.properties || isTested(node)) return;
      const { href = '' } = node.properties;
      if (typeof href !== 'string') return;
      const { position: place } = node;
      const { line = 0, column = 0 } = place?.start ?? {};
      links.push({ href, line, column });
      if (/^https?:/.test(href)) {
        if (href.startsWith('http:')) {
          file.message(`the link ${href} is not secure: write it with https`, { place });
        }
        node.properties.rel = ['noopener'];
        node.properties.className = [EXTERNAL];
      } else if (/^[a-z][\w+.-]*:/i.test(href) && !href.startsWith('mailto:')) {
        file.message(
          `the link ${href} isn't allowed: write an address such as /guides/start, or one that starts with https://`,
          { place },
        );
      } else if (href.startsWith('//')) {
        file.message(`the link ${href} has no protocol: begin it with https://`, { place });
      } else if (href.startsWith('/')) {
        node.properties.href = basePath + href;
      }
    });
  };
}
