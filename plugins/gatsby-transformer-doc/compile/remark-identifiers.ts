import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { CompileSettings } from './compile-doc';

/** Shows published package scopes and contract prefixes under the names that the settings bind them to. */
export function remarkIdentifiers({ identifiers }: CompileSettings) {
  const renames = Object.entries({ ...identifiers.packageScopes, ...identifiers.contractPrefixes })
    .filter(([published, shown]) => published !== shown)
    .map(([published, shown]) => ({
      pattern: new RegExp(
        `${published.startsWith('@') ? '' : '(?<=\\bI?)'}${published}(?=[/A-Z])`,
        'g',
      ),
      shown,
    }));
  return (tree: Root): void => {
    if (renames.length === 0) return;
    visit(tree, ['code', 'inlineCode'], (node) => {
      if (!('value' in node)) return;
      for (const { pattern, shown } of renames) node.value = node.value.replace(pattern, shown);
    });
  };
}
