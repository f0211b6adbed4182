import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { SKIP, visit } from 'unist-util-visit';

/** Of an element that takes the accent of the site. */
const ACCENT = 'accent';

/** What a page has no use for, or does not allow. */
const LEFT_OUT = new Set(['style', 'script', 'title', 'desc', 'metadata']);

/**
 * The mark as pages carry it: what is in the SVG, without style and script. In it `currentColor` is the colour of the
 * text, and what has the class `accent` is filled with the accent, in both modes; other colours stay as they are.
 *
 * @throws Error where there is no SVG with a viewBox in the text
 */
export function markOf(svg: string): { viewBox: string; inner: string } {
  const tree = fromHtml(svg, { fragment: true });
  const root = tree.children.find(
    (node): node is Element => node.type === 'element' && node.tagName === 'svg',
  );
  const viewBox = root?.properties.viewBox;
  if (!root || typeof viewBox !== 'string') throw new Error('The mark is no SVG with a viewBox');
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
