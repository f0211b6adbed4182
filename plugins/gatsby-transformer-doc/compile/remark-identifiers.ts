import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { renamer } from '../../../src/site/settings/renamer';
import type { CompileSettings } from './compile-settings';

/** Shows published package scopes and contract prefixes in code under the names that the settings bind them to. */
export function remarkIdentifiers({ identifiers }: CompileSettings) {
  const rename = renamer(identifiers);
  return (tree: Root): void => {
    visit(tree, ['code', 'inlineCode'], (node) => {
      if ('value' in node) node.value = rename(node.value);
    });
  };
}
