import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import type { Literal } from '../../../src/site/content/content-tree';

/** A component in MDX, as a block or inline. */
export type Jsx = MdxJsxFlowElement | MdxJsxTextElement;

/** Whether a node is a component. */
export const isJsx = (node: { type: string }): node is Jsx =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/**
 * Returns the props of a component, as `check-props.ts` read them, or undefined if they are mistaken, which has already
 * been reported.
 */
export const propsOf = (node: Jsx): Record<string, Literal> | undefined =>
  (node.data as { props?: Record<string, Literal> } | undefined)?.props;
