/** Creates an element with properties and children. */
export function makeElement<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  properties: Partial<HTMLElementTagNameMap[K]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = Object.assign(document.createElement(tag), properties);
  // Code is copied and run, so a browser that translates the page must not change it.
  if (tag === 'code' || tag === 'pre') element.translate = false;
  element.append(...children);
  return element;
}
