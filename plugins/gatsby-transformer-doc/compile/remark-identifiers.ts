import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { CompileSettings } from './compile-settings';

type Identifiers = CompileSettings['identifiers'];

/** Shows published package scopes and contract prefixes in code under the names that the settings bind them to. */
export function remarkIdentifiers({ identifiers }: CompileSettings) {
  const rename = renamer(identifiers);
  return (tree: Root): void => {
    visit(tree, ['code', 'inlineCode'], (node) => {
      if ('value' in node) node.value = rename(node.value);
    });
  };
}

/** Puts the shown names of the settings for the published ones in a piece of code. */
export function renamer(identifiers: Identifiers): (code: string) => string {
  const renames = Object.entries({ ...identifiers.packageScopes, ...identifiers.contractPrefixes })
    .filter(([published, shown]) => published !== shown)
    .map(([published, shown]) => ({
      pattern: new RegExp(
        `${published.startsWith('@') ? '' : '(?<=\\bI?)'}${published}(?=[/A-Z])`,
        'g',
      ),
      shown,
    }));
  return (code) =>
    renames.reduce((value, { pattern, shown }) => value.replace(pattern, shown), code);
}
