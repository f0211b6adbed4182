import type { Element, ElementContent } from 'hast';
import { find, findAll, make, textOf } from './element';

/** What a drawing shows, in the words that screen readers hear. */
const drawings = (node: Element): string[] =>
  findAll(node, ({ tagName, properties }) => tagName === 'svg' || properties.role === 'img')
    .map(({ properties }) => properties.ariaLabel ?? '')
    .filter((text) => text !== '' && text !== 'Diagram');

/** A drawing: what it shows, and its caption. */
export function drawnFigure(figure: Element): ElementContent[] {
  const caption = find(figure, ({ tagName }) => tagName === 'figcaption');
  const said = drawings(figure).map((text) => `Figure: ${text}`);
  return [...said, ...(caption ? [textOf(caption)] : [])].map((text) => make('p', [text]));
}

/** Parts of a figure or tool that only a reader with a browser can use. */
const CONTROLS = new Set([
  'button',
  'fieldset',
  'form',
  'input',
  'label',
  'output',
  'select',
  'textarea',
]);

const without = (node: Element): Element => ({
  ...node,
  children: node.children.flatMap((child): ElementContent[] => {
    if (child.type !== 'element') return [child];
    if (CONTROLS.has(child.tagName) || child.tagName === 'svg') return [];
    // Where an answer will stand once something is asked.
    if (child.properties.dataRevertResult !== undefined) return [];
    // What offers examples to press says nothing without them.
    if (child.children.some((inner) => inner.type === 'element' && inner.tagName === 'button'))
      return [];
    return [without(child)];
  }),
});

/**
 * An interactive figure or tool: what it is called and answers, what its drawing shows, the values that it begins with,
 * and where to use it.
 *
 * @param address of its page
 */
export function interactiveFigure(figure: Element, address: string): ElementContent[] {
  const caption = find(figure, ({ tagName }) => tagName === 'figcaption');
  const title = caption && find(caption, ({ tagName }) => tagName === 'strong');
  const answer = caption?.children.filter((child) => child !== title) ?? [];
  const rest = figure.children.filter((child) => child !== caption);
  const isDrawn = drawings(figure).length > 0;
  const values = without(make('div', rest)).children;
  const own = `${address}#${figure.properties.id ?? ''}`;
  return [
    make('p', [
      make('strong', [`${isDrawn ? 'Interactive figure' : 'Tool'}: ${title ? textOf(title) : ''}`]),
    ]),
    make('p', answer),
    ...drawings(figure).map((text) => make('p', [text])),
    ...values,
    make('p', ['Use it in a browser: ', make('a', [own], { href: own })]),
  ];
}
