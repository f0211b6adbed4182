import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { parseCodeMeta } from '../../../src/site/samples/code-meta';
import { isJsx } from './mdast-nodes';

/** What a doc uses. Each list has no duplicates, and follows the order of the text. */
export interface Uses {
  /** Files shown in its fences, from `content/samples`. */
  samples: string[];
  /** Drawings, from `content/figures`. */
  figures: string[];
  /** Names of components. */
  components: string[];
  /** Glossary entries that its words link to, by address without base path. */
  terms: string[];
}

/** Returns the uses recorded for a file so far. */
export function usesOf(file: VFile): Uses {
  const data = file.data as { uses?: Uses };
  return (data.uses ??= { samples: [], figures: [], components: [], terms: [] });
}

/** Adds a name to a list that does not have it yet. */
export function note(list: string[], name: string): void {
  if (!list.includes(name)) list.push(name);
}

/** Records the samples, figures and components in a doc, before later steps replace them. */
export function remarkUses() {
  return (tree: Root, file: VFile): void => {
    const { samples, figures, components } = usesOf(file);
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
