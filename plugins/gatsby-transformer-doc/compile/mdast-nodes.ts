import type { InlineCode, Paragraph, Strong, Text } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import type { Literal } from '../../../src/site/content/content-tree';

/** A component in MDX, as a block or inline. */
export type Jsx = MdxJsxFlowElement | MdxJsxTextElement;

/** Returns whether a node is a component. */
export const isJsx = (node: { type: string }): node is Jsx =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/**
 * Returns the props of a component, which `check-props.ts` has read. Undefined if a prop is invalid, which has already
 * been reported.
 */
export const propsOf = (node: Jsx): Record<string, Literal> | undefined =>
  (node.data as { props?: Record<string, Literal> } | undefined)?.props;

/** Attributes of an element, by DOM property name. */
export type Properties = Record<string, string | number | boolean | string[] | undefined>;

/** Returns a Markdown node that renders as the element `tag`. */
export function element(tag: string, properties: Properties, children: unknown[]): Paragraph {
  return {
    type: 'paragraph',
    children: children as Paragraph['children'],
    data: { hName: tag, hProperties: properties },
  };
}

/** Returns a node of literal text. */
export const text = (value: string): Text => ({ type: 'text', value });

/** Returns a node of bold text. */
export const strong = (value: string): Strong => ({ type: 'strong', children: [text(value)] });

/** Returns a node of inline code. */
export const inlineCode = (value: string): InlineCode => ({ type: 'inlineCode', value });
