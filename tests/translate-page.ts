/**
 * Translates a page as Chrome does: replaces each text node, now and later, with nested `font` elements, unless the
 * page forbids it. The words stay the same, so that tests can find them. Browsers run this function too, so it must not
 * use anything else in this file.
 *
 * @example `Swap` becomes `<font><font>Swap</font></font>`
 */
export function translatePage(): () => void {
  const kept = 'script, style, noscript, textarea, select, svg, math, font, [translate="no"]';
  const replace = (text: Text) => {
    if (!text.data.trim() || text.parentElement?.closest(kept) !== null) return;
    const outer = document.createElement('FONT');
    const inner = outer.appendChild(document.createElement('FONT'));
    inner.textContent = text.data;
    text.replaceWith(outer);
  };
  const translate = (node: Node) => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts = node instanceof Text ? [node] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(replace);
  };
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'characterData') translate(target);
      else addedNodes.forEach(translate);
    }
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  translate(document.body);
  return () => observer.disconnect();
}
