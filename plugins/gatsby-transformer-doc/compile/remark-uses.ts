import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { parseCodeMeta } from '../../../src/site/samples/code-meta';
import { isJsx } from './jsx-nodes';

/** What a doc is made with, each once and in the order of the text. */
export interface Uses {
  /** Files that its fences show, from `content/samples`. */
  samples: string[];
  /** Drawings, from `content/figures`. */
  figures: string[];
  /** Components by name. */
  components: string[];
  /** Entries of the glossary that its words are linked to, by address without base path. */
  terms: string[];
}

/** The uses noted on a file so far. */
export function usesOf(file: VFile): Uses {
  const data = file.data as { uses?: Uses };
  return (data.uses ??= { samples: [], figures: [], components: [], terms: [] });
}

/** Adds to a list what it does not have yet. */
export function note(list: string[], name: string): void {
  if (!list.includes(name)) list.push(name);
}

/** Notes what the writer has put into a doc, before the steps that follow draw something else in its place. */
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
