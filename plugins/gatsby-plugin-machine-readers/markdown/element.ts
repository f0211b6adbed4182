import type { Element, ElementContent, Nodes, Root } from 'hast';
import { toString } from 'hast-util-to-string';

/** A node that can have children. */
export type Parent = Element | Root;

const isElement = (node: Nodes): node is Element => node.type === 'element';

/** Returns the classes of an element. */
export const classesOf = ({ properties }: Element): readonly string[] =>
  Array.isArray(properties.className) ? properties.className.map(String) : [];

export const hasClass = (node: Nodes, name: string): boolean =>
  isElement(node) && classesOf(node).includes(name);

/**
 * Returns the elements below a node that pass a test, in document order. An element inside one that passes is not
 * included.
 */
export function findAll(node: Parent, passes: (element: Element) => boolean): Element[] {
  return node.children.flatMap((child) =>
    isElement(child) ? (passes(child) ? [child] : findAll(child, passes)) : [],
  );
}

/** Returns the first element below a node that passes a test; undefined if none does. */
export const find = (node: Parent, passes: (element: Element) => boolean): Element | undefined =>
  findAll(node, passes)[0];

/** Creates an element with children. */
export const make = (
  tagName: string,
  children: (ElementContent | string)[],
  properties: Element['properties'] = {},
): Element => ({
  type: 'element',
  tagName,
  properties,
  children: children.map((child) =>
    typeof child === 'string' ? { type: 'text', value: child } : child,
  ),
});

/** Returns the text of a node with white space collapsed. */
export const textOf = (node: Nodes): string => toString(node).replace(/\s+/g, ' ').trim();

/**
 * Replaces elements below a node, from the outside in.
 *
 * @param replace returns the replacement; undefined to keep the element and go on with its children
 */
export function replaceAll(
  node: Parent,
  replace: (element: Element, parent: Parent) => ElementContent[] | undefined,
): void {
  node.children = node.children.flatMap((child) => {
    if (!isElement(child)) return [child as ElementContent];
    const others = replace(child, node);
    if (others) return others;
    replaceAll(child, replace);
    return [child];
  });
}

/** Returns the property name of an attribute in hast: `data-tab` becomes `dataTab`. */
export const camelCase = (attribute: string): string =>
  attribute.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
