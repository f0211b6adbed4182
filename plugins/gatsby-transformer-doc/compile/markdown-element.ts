import type { InlineCode, Paragraph, Strong, Text } from 'mdast';

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

/** Creates literal text. */
export const text = (value: string): Text => ({ type: 'text', value });

/** Creates bold text. */
export const strong = (value: string): Strong => ({ type: 'strong', children: [text(value)] });

/** Creates inline code. */
export const inlineCode = (value: string): InlineCode => ({ type: 'inlineCode', value });
