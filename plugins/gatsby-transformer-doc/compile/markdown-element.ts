import type { InlineCode, Paragraph, Strong, Text } from 'mdast';

/** Attributes of an element, named as the DOM names them. */
export type Properties = Record<string, string | number | boolean | string[] | undefined>;

/** A Markdown node that is drawn as the element `tag`. */
export function element(tag: string, properties: Properties, children: unknown[]): Paragraph {
  return {
    type: 'paragraph',
    children: children as Paragraph['children'],
    data: { hName: tag, hProperties: properties },
  };
}

/** Words, taken literally. */
export const text = (value: string): Text => ({ type: 'text', value });

/** Words of weight. */
export const strong = (value: string): Strong => ({ type: 'strong', children: [text(value)] });

/** Code among words. */
export const inlineCode = (value: string): InlineCode => ({ type: 'inlineCode', value });
