/** An element with its children. */
export function makeElement<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  properties: Partial<HTMLElementTagNameMap[K]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = Object.assign(document.createElement(tag), properties);
  // Code is copied and run: a browser that translates the page must leave it as it is.
  if (tag === 'code' || tag === 'pre') element.translate = false;
  element.append(...children);
  return element;
}
