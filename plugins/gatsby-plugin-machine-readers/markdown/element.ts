import type { Element, ElementContent, Nodes, Root } from 'hast';
import { toString } from 'hast-util-to-string';

/** A node that may hold others. */
export type Parent = Element | Root;

const isElement = (node: Nodes): node is Element => node.type === 'element';

/** The classes of an element. */
export const classesOf = ({ properties }: Element): readonly string[] =>
  Array.isArray(properties.className) ? properties.className.map(String) : [];

export const hasClass = (node: Nodes, name: string): boolean =>
  isElement(node) && classesOf(node).includes(name);

/** Every element below a node that passes, in order; what stands in one that passes is not looked at. */
export function findAll(node: Parent, passes: (element: Element) => boolean): Element[] {
  return node.children.flatMap((child) =>
    isElement(child) ? (passes(child) ? [child] : findAll(child, passes)) : [],
  );
}

/** The first element below a node that passes. */
export const find = (node: Parent, passes: (element: Element) => boolean): Element | undefined =>
  findAll(node, passes)[0];

/** An element with its children. */
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

/** The text of a node, with each run of space as one. */
export const textOf = (node: Nodes): string => toString(node).replace(/\s+/g, ' ').trim();

/**
 * Puts others in the place of elements, from the outside in.
 *
 * @param replace what stands for an element; undefined to keep it and look into it
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

/** What a data attribute is called among the properties of an element: `data-tab` is `dataTab`. */
export const camelCase = (attribute: string): string =>
  attribute.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
