import type { Stop } from './delegate';

/** The element that browsers put in place of a translated text node. */
export const REPLACEMENT = 'FONT';

/** Text nodes removed by translation, each with its replacement. */
const replacements = new WeakMap<Node, ChildNode>();

/** Returns the node, or its replacement if that is in the document instead. */
function shown<Of extends Node | null>(node: Of): Of | ChildNode {
  const replacement = node && !node.parentNode && replacements.get(node);
  return replacement && replacement.parentNode ? replacement : node;
}

let stop: Stop | undefined;

/**
 * Lets React update a page that the browser translates. Chromium browsers replace each text node with a `font` element,
 * but React keeps references to its own text nodes. Without this patch, React would update a text node that is no
 * longer in the document, so a figure would show an old value next to a new drawing. React would also throw a
 * `NotFoundError` when it removes such a node or inserts an element before it, which takes down the whole view. With
 * the patch, such a removal or insertion affects the `font` element instead, and new text replaces that element, so the
 * browser translates the new text.
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
      // React has changed a text node that is no longer in the document.
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
