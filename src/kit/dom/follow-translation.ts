import type { Stop } from './delegate';

/** The element that translators put in the place of a text. */
export const REPLACEMENT = 'FONT';

/** Texts that a translator has taken from the page, each with its replacement. */
const replacements = new WeakMap<Node, ChildNode>();

/** A node, or the replacement that is on the page in its place. */
function shown<Of extends Node | null>(node: Of): Of | ChildNode {
  const replacement = node && !node.parentNode && replacements.get(node);
  return replacement && replacement.parentNode ? replacement : node;
}

let stop: Stop | undefined;

/**
 * Lets React draw on a page that the browser translates. Chrome and its relatives replace each text by a `font`
 * element, but React keeps to its own texts: it would set new words on a text that nobody sees, so that a figure shows
 * an old value beside a new drawing, and would fail with a `NotFoundError` when it removes the text or puts an element
 * in front of it, which takes the whole view away. From now on, the replacement is removed or followed instead, and new
 * words take its place, which the browser translates in turn.
 *
 * @see https://github.com/facebook/react/issues/11538
 */
export function followTranslation(): Stop {
  if (stop) return stop;
  const { prototype } = Node;
  const { removeChild, insertBefore } = prototype;
  prototype.removeChild = function (child) {
    removeChild.call(this, shown(child));
    return child;
  };
  prototype.insertBefore = function (node, before) {
    insertBefore.call(this, shown(node), shown(before));
    return node;
  };
  const observer = new MutationObserver((records) => {
    for (const record of records) {
      const { type, target, removedNodes, addedNodes, previousSibling, nextSibling } = record;
      // React has set new words on a text that is no longer on the page.
      if (type === 'characterData' && !target.parentNode)
        replacements.get(target)?.replaceWith(target);
      for (const text of removedNodes) {
        const replacement = [...addedNodes, previousSibling, nextSibling].find(
          (node) => node?.nodeName === REPLACEMENT,
        );
        if (text.nodeName !== '#text' || !replacement) continue;
        replacements.set(text, replacement as ChildNode);
        observer.observe(text, { characterData: true });
      }
    }
  });
  observer.observe(document.body, { childList: true, subtree: true });
  stop = () => {
    stop = undefined;
    observer.disconnect();
    Object.assign(prototype, { removeChild, insertBefore });
  };
  return stop;
}
