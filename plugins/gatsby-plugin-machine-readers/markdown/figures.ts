import type { Element, ElementContent } from 'hast';
import { find, findAll, make, textOf } from './element';

/** Returns the text that screen readers announce for each drawing in an element, except the generic "Diagram". */
const drawings = (node: Element): string[] =>
  findAll(node, ({ tagName, properties }) => tagName === 'svg' || properties.role === 'img')
    .map(({ properties }) => properties.ariaLabel ?? '')
    .filter((text) => text !== '' && text !== 'Diagram');

/** Returns the text that replaces a drawing: its description and its caption, each as a paragraph. */
export function drawnFigure(figure: Element): ElementContent[] {
  const caption = find(figure, ({ tagName }) => tagName === 'figcaption');
  const said = drawings(figure).map((text) => `Figure: ${text}`);
  return [...said, ...(caption ? [textOf(caption)] : [])].map((text) => make('p', [text]));
}

/** Controls of a figure or tool that work only in a browser. */
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
    // Drop the placeholder for a result, which is empty.
    if (child.properties.dataRevertResult !== undefined) return [];
    // Drop a row of example buttons with its text, which makes no sense without the buttons.
    if (child.children.some((inner) => inner.type === 'element' && inner.tagName === 'button'))
      return [];
    return [without(child)];
  }),
});

/**
 * Returns what replaces an interactive figure or tool: its title and caption, the description of its drawing, its
 * initial values, and a link to use it.
 *
 * @param address address of its page
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
