import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { openTypeScriptPackages } from '../../plugins/gatsby-source-api-reference/typescript/open-typescript-packages';
import type { ApiMember, ApiSymbol } from '../../src/site/data/api-symbol';
import { writeFiles } from '../temporary-folder';

/** Files of packages by their path in `node_modules`. A package without a `package.json` gets a default one. */
type Files = Record<string, string>;

/**
 * Reads packages written for a test. Returns a function that finds their symbols by name.
 *
 * @param folders folders of packages that are not installed under their own names
 */
export function readFixture(
  files: Files,
  names = ['made'],
  folders: Partial<Record<string, string>> = {},
): (name: string) => ApiSymbol {
  const root = mkdtempSync(path.join(tmpdir(), 'api-reference-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const manifests = Object.fromEntries(
    names.map((name) => [
      `${folders[name] ?? name}/package.json`,
      JSON.stringify({ name, version: '1.2.3', license: 'MIT', typings: 'index.d.ts' }),
    ]),
  );
  writeFiles(path.join(root, 'node_modules'), { ...manifests, ...files });
  const places = names.map((name) => ({ name, path: `node_modules/${folders[name] ?? name}` }));
  const symbols = names.flatMap(openTypeScriptPackages(root, places));
  return (name) => {
    const found = symbols.find((symbol) => symbol.name === name);
    if (!found) throw new Error(`${name} is not among ${symbols.map((it) => it.name).join(', ')}`);
    return found;
  };
}

/** Reads a package that has only one declaration file. */
export const readDeclarations = (text: string, module = ''): ((name: string) => ApiSymbol) =>
  readFixture({ 'made/index.d.ts': text, 'made/index.js': module });

export function memberAt(symbol: ApiSymbol, anchor: string): ApiMember {
  const found = symbol.members.find((member) => member.anchor === anchor);
  if (!found) throw new Error(`${symbol.name} has no member ${anchor}`);
  return found;
}
