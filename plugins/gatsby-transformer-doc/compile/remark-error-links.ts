import type { InlineCode, PhrasingContent, Root, TableCell } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { ContentError } from '../../../src/site/sources/content-problem';
import {
  ERRORS_FILE,
  readErrorCatalogue,
  type CatalogueError,
} from '../../../src/site/data/error-catalogue';
import type { CompileSettings } from './compile-settings';
import { report } from './problems';

/**
 * Links each revert in the first column of a "You see …" table to its entry in the catalogue. The entry describes the
 * error in general, the row describes it in the context of the page.
 */
export function remarkErrorLinks({ readSource }: Pick<CompileSettings, 'readSource'>) {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'table', ({ children: [head, ...rows] }) => {
      if (!isAboutErrors(head?.children[0])) return;
      const catalogue = catalogueIfRight(readSource(ERRORS_FILE));
      for (const { children } of rows) {
        const [cell] = children;
        if (!cell) continue;
        cell.children = cell.children.map((node) =>
          node.type === 'inlineCode' ? linked(node, catalogue, file) : node,
        );
      }
    });
  };
}

const isAboutErrors = (cell: TableCell | undefined): boolean => {
  const [first] = cell?.children ?? [];
  return first?.type === 'text' && first.value.startsWith('You see');
};

function linked(node: InlineCode, catalogue: CatalogueError[], file: VFile): PhrasingContent {
  const entries = catalogue.filter(({ code }) => code === node.value);
  const [entry] = entries;
  if (!entry) return node;
  if (entries.length > 1) {
    const links = entries.map(({ href }) => `[\`${node.value}\`](${href})`).join(' or ');
    report(file, node, `two contracts revert with "${node.value}": write ${links}`);
  }
  return { type: 'link', url: entry.href, children: [node], position: node.position };
}

/** Returns no entries if the catalogue has mistakes, which the pages that show it report. */
function catalogueIfRight(text: string | undefined): CatalogueError[] {
  if (text === undefined) return [];
  try {
    return readErrorCatalogue(text);
  } catch (error) {
    if (error instanceof ContentError) return [];
    throw error;
  }
}
