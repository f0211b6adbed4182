import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { CompileSettings } from './compile-doc';

/** Shows published package scopes and contract prefixes in a piece of code under the names that the settings bind them to. */
export function identifierNames(
  identifiers: CompileSettings['identifiers'],
): (code: string) => string {
  const renames = Object.entries({ ...identifiers.packageScopes, ...identifiers.contractPrefixes })
    .filter(([published, shown]) => published !== shown)
    .map(([published, shown]) => ({
      pattern: new RegExp(
        `${published.startsWith('@') ? '' : '(?<=\\bI?)'}${published}(?=[/A-Z])`,
        'g',
      ),
      shown,
    }));
  return (code) => renames.reduce((text, { pattern, shown }) => text.replace(pattern, shown), code);
}

/** Applies {@link identifierNames} to the code of a doc. */
export function remarkIdentifiers({ identifiers }: CompileSettings) {
  const rename = identifierNames(identifiers);
  return (tree: Root): void => {
    visit(tree, ['code', 'inlineCode'], (node) => {
      if ('value' in node) node.value = rename(node.value);
    });
  };
}
