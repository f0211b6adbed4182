import type { Stop } from './delegate';

/** The element that browsers put in place of a translated text node. */
export const REPLACEMENT = 'FONT';

/** The `font` elements that replaced text nodes, by text node. */
const replacements = new WeakMap<Node, ChildNode>();

/** Returns the node, or its replacement if the replacement is in the document instead. */
function shown<Of extends Node | null>(node: Of): Of | ChildNode {
  const replacement = node && !node.parentNode && replacements.get(node);
  return replacement && replacement.parentNode ? replacement : node;
}

let stop: Stop | undefined;

/**
 * Patches the DOM so that React can update a page that the browser translates. Chromium browsers replace each text node
 * with a `font` element, but React keeps references to its own text nodes. React would then change a text node that is
 * no longer in the document, so the page would show an old value. It would also throw a `NotFoundError` when it removes
 * such a node or inserts an element before it. With the patch, React's removals and insertions affect the `font`
 * element, and new text replaces that element, so the browser translates the new text.
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
      // React has changed a text node that is no longer in the document, so put the node in place of its replacement.
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
