import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { parseCodeMeta } from '../../../src/site/samples/code-meta';
import type { DocFacts } from './compiled-doc';
import { isJsx } from './mdast-nodes';

/** Adds a name to a list, unless the list already contains it. */
export function note(list: string[], name: string): void {
  if (!list.includes(name)) list.push(name);
}

/** Records the samples, figures and components in a doc, before later steps replace them. */
export function remarkUses() {
  return (tree: Root, file: VFile): void => {
    const { samples, figures, components } = file.data as DocFacts;
    visit(tree, (node) => {
      if (isJsx(node) && node.name) note(components, node.name);
      else if (node.type === 'code') {
        const sample = parseCodeMeta(node.meta).file;
        if (sample !== undefined) note(samples, sample);
      } else if (node.type === 'image' && node.url.startsWith('figures/')) {
        note(figures, node.url.slice('figures/'.length));
      }
    });
  };
}
