import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { SKIP, visit } from 'unist-util-visit';

/** Class of elements that are filled with the site's accent color. */
const ACCENT = 'accent';

/** Elements that pages don't need or don't allow. */
const LEFT_OUT = new Set(['style', 'script', 'title', 'desc', 'metadata']);

/**
 * Returns the site's mark (its logo) as pages embed it: the content of the SVG, without styles, scripts and metadata.
 * Elements with the class `accent` are filled with the accent color of the current color mode. Other colors stay
 * unchanged, and `currentColor` is the page's text color.
 *
 * @example
 * `<svg viewBox="0 0 8 8"><path class="accent" d="M0 0h8"/></svg>` becomes
 * `{ viewBox: '0 0 8 8', inner: '<path d="M0 0h8" fill="var(--accent)"/>' }`
 *
 * @throws Error if the text contains no SVG with a viewBox
 */
export function markOf(svg: string): { viewBox: string; inner: string } {
  const tree = fromHtml(svg, { fragment: true });
  const root = tree.children.find(
    (node): node is Element => node.type === 'element' && node.tagName === 'svg',
  );
  const viewBox = root?.properties.viewBox;
  if (!root || typeof viewBox !== 'string')
    throw new Error(
      'The file that site.mark of content/settings.yml names is not an SVG with a viewBox: correct the file or its path',
    );
  const inner: Root = { type: 'root', children: root.children };
  visit(inner, (node, index, parent) => {
    if (node.type !== 'element' || index === undefined || !parent) return undefined;
    if (LEFT_OUT.has(node.tagName)) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    const { className, ...properties } = node.properties;
    const isAccent = Array.isArray(className) && className.includes(ACCENT);
    node.properties = { ...properties, ...(isAccent && { fill: 'var(--accent)' }) };
    return undefined;
  });
  return {
    viewBox,
    inner: toHtml(inner, { space: 'svg', closeEmptyElements: true, tightSelfClosing: true })
      .replace(/>\s+</g, '><')
      .trim(),
  };
}
