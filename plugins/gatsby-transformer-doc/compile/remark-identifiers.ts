import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { renamer } from '../../../src/site/settings/renamer';
import type { CompileSettings } from './compile-settings';

/** Renames published package scopes and contract prefixes in code as the settings define. */
export function remarkIdentifiers({ identifiers }: CompileSettings) {
  const rename = renamer(identifiers);
  return (tree: Root): void => {
    visit(tree, ['code', 'inlineCode'], (node) => {
      if ('value' in node) node.value = rename(node.value);
    });
  };
}
