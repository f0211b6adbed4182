import type { Element } from 'hast';
import type { Paragraph, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { Literal } from '../../../src/site/content/content-tree';
import { renamer } from '../../../src/site/settings/product-text';
import { ContentError } from '../../../src/site/sources/content-problem';
import type { CompileSettings } from './compile-settings';
import type { DataContext } from './data-markup';
import { drawDeployments, drawDeploymentSources } from './draw-deployments';
import { drawErrorCodes } from './draw-error-codes';
import { drawClientErrors, drawErrorList } from './draw-error-lists';
import { drawLanding } from './draw-landing';
import { drawReleases } from './draw-releases';
import { drawCommandTable, drawPackageVersions, drawStatus } from './draw-tables';
import { propsOf } from './mdast-nodes';
import { problemsOf, report } from './problems';

/**
 * Components that are rendered as plain markup, from data files and published packages, when a doc is compiled. Each
 * function takes the component's props, and throws a `ContentError`, or an `Error` that says what is wrong with a prop.
 */
export const dataComponents = {
  Deployments: drawDeployments,
  DeploymentSources: drawDeploymentSources,
  Releases: drawReleases,
  ErrorCodes: drawErrorCodes,
  ErrorList: drawErrorList,
  ClientErrors: drawClientErrors,
  CommandTable: drawCommandTable,
  Status: drawStatus,
  PackageVersions: drawPackageVersions,
  Landing: drawLanding,
} satisfies Record<string, (props: Record<string, Literal>, context: DataContext) => Element[]>;

type Settings = Pick<CompileSettings, 'identifiers' | 'readSource'>;

/**
 * Renders components that show data from files and packages. Runs before headings, tables and sections are collected,
 * so that the rendered ones are included.
 */
export function remarkDataComponents({ identifiers, readSource }: Settings) {
  const rename = renamer(identifiers);
  const read = (path: string): string => {
    const text = readSource(path);
    if (text === undefined) throw new Error(`there is no file ${path}`);
    return text;
  };
  return (tree: Root, file: VFile): void => {
    visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement, index, parent) => {
      const name = node.name ?? '';
      if (!parent || index === undefined || !isDataComponent(name)) return;
      const props = propsOf(node);
      if (!props) return;
      try {
        if (name === 'ErrorCodes') Object.assign(file.data, { errors: true });
        parent.children[index] = asMarkdown(dataComponents[name](props, { read, rename }), node);
      } catch (error) {
        if (error instanceof ContentError) problemsOf(file).push(...error.problems);
        else report(file, node, `<${name}>: ${error instanceof Error ? error.message : 'failed'}`);
      }
    });
  };
}

const isDataComponent = (name: string): name is keyof typeof dataComponents =>
  Object.hasOwn(dataComponents, name);

/** Returns a Markdown node that the next step converts into these elements, in a `<div>`. */
function asMarkdown(children: Element[], { position }: MdxJsxFlowElement): Paragraph {
  for (const child of children) place(child, position);
  return {
    type: 'paragraph',
    children: [],
    position,
    data: { hName: 'div', hProperties: { className: ['from-data'] }, hChildren: children },
  };
}

/** Gives rendered elements the position of their component, where mistakes and links in them are reported. */
function place(node: Element, position: MdxJsxFlowElement['position']): void {
  node.position = position;
  for (const child of node.children) if (child.type === 'element') place(child, position);
}
