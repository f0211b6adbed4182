import type { Element } from 'hast';
import type { Paragraph, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { renamer } from '../../../src/site/settings/product-text';
import type { CompileSettings } from './compile-settings';
import { findComponent } from './components';
import type { DocFacts } from './compiled-doc';
import { propsOf } from './mdast-nodes';
import { fileOfPart } from './source-parts';

type Settings = Pick<CompileSettings, 'identifiers' | 'readSource'>;

/**
 * Renders components that show data from files and packages. It runs before headings, tables and sections are
 * collected, so that those of the components are included.
 */
export function remarkDataComponents({ identifiers, readSource }: Settings) {
  const rename = renamer(identifiers);
  const read = (path: string): string => {
    const text = readSource(path);
    if (text === undefined) throw new Error(`there is no file ${fileOfPart(path)}: restore it`);
    return text;
  };
  return (tree: Root, file: VFile): void => {
    visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement, index, parent) => {
      const name = node.name ?? '';
      const draw = findComponent(name)?.draw;
      if (!parent || index === undefined || !draw) return;
      const props = propsOf(node);
      if (!props) return;
      try {
        if (name === 'ErrorCodes') (file.data as DocFacts).errors = true;
        parent.children[index] = asMarkdown(draw(props, { read, rename }), node);
      } catch (error) {
        const cause = error as Error;
        file.message(`<${name}>: ${cause.message}`, { place: node.position, cause });
      }
    });
  };
}

/** Returns a Markdown node that remark-rehype converts to a `<div>` with these elements. */
function asMarkdown(children: Element[], { position }: MdxJsxFlowElement): Paragraph {
  for (const child of children) place(child, position);
  return {
    type: 'paragraph',
    children: [],
    position,
    data: { hName: 'div', hProperties: { className: ['from-data'] }, hChildren: children },
  };
}

/** Gives rendered elements the position of their component, so that mistakes and links in them are reported there. */
function place(node: Element, position: MdxJsxFlowElement['position']): void {
  node.position = position;
  for (const child of node.children) if (child.type === 'element') place(child, position);
}
