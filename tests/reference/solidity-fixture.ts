import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { SolidityEntry } from '../../src/site/data/packages';
import { readSolidityPackage } from '../../plugins/gatsby-source-api-reference/solidity/read-solidity-package';
import type { ApiMember, ApiSymbol } from '../../src/site/data/api-symbol';
import { writeFiles } from '../temporary-folder';

const root = process.cwd();

/** Writes a package for a test, which must remove it. @returns its entry, with the path from the project's root */
export function writeFixture(
  files: Readonly<Record<string, string>>,
  entry: Partial<SolidityEntry> = {},
): SolidityEntry {
  const folder = mkdtempSync(join(tmpdir(), 'api-reference-'));
  const manifest = JSON.stringify({ name: 'made', version: '1.2.3', license: 'MIT' });
  writeFiles(folder, { 'package.json': manifest, ...files });
  return {
    name: 'made',
    path: relative(root, folder),
    language: 'solidity',
    solc: '0.8.17',
    sources: ['contracts'],
    artifacts: [],
    exclude: [],
    remappings: {},
    requires: [],
    ...entry,
  };
}

export const removeFixture = ({ path }: SolidityEntry): void =>
  rmSync(join(root, path), { recursive: true });

/** Reads a package written for a test. @returns a function that finds its symbols by name */
export function readFixture(
  files: Readonly<Record<string, string>>,
  entry: Partial<SolidityEntry> = {},
): (name: string) => ApiSymbol {
  const written = writeFixture(files, entry);
  let symbols: ApiSymbol[];
  try {
    symbols = readSolidityPackage(root, written);
  } finally {
    removeFixture(written);
  }
  return (name) => {
    const found = symbols.find((symbol) => symbol.name === name);
    if (!found) throw new Error(`${name} is not among ${symbols.map((it) => it.name).join(', ')}`);
    return found;
  };
}

/** Reads one source with the newest compiler. */
export const readSource = (text: string): ((name: string) => ApiSymbol) =>
  readFixture({
    'contracts/a.sol': `// SPDX-License-Identifier: MIT\npragma solidity 0.8.17;\n${text}`,
  });

export function memberAt(symbol: ApiSymbol, anchor: string): ApiMember {
  const found = symbol.members.find((member) => member.anchor === anchor);
  if (!found) throw new Error(`${symbol.name} has no member ${anchor}`);
  return found;
}

/** Returns the anchors of the members in order, those of inherited members as `base.member`. */
export const outline = ({ members }: ApiSymbol): string[] =>
  members.map(({ anchor, inheritedFrom }) =>
    inheritedFrom ? `${inheritedFrom}.${anchor}` : anchor,
  );
