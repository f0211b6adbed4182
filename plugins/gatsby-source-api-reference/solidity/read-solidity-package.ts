import { existsSync, readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { ApiSymbol } from '../../../src/site/reference/api-symbol';
import type { PackageFacts } from './read-symbols';
import type { SolidityEntry } from '../packages';
import { readPackageFacts } from '../package-facts';
import { initCodeHash, readArtifact, symbolOfArtifact, type Artifact } from './artifact';
import { collectSources } from './collect-sources';
import { compile } from './compiler';
import { indexDeclarations } from './declarations';
import { readSymbols } from './read-symbols';

/**
 * Reads every contract, interface and library of an installed package from its sources, or from its artifacts if a
 * source is not published.
 *
 * Call this in a separate process, because it loads solc.
 *
 * @param root the project's root
 * @throws Error that tells the author of the entry what is missing or does not compile
 */
export function readSolidityPackage(root: string, entry: SolidityEntry): ApiSymbol[] {
  const folder = join(root, entry.path);
  const facts = readPackageFacts(root, entry);
  for (const path of [...entry.sources, ...entry.artifacts]) {
    if (!existsSync(join(folder, path))) {
      throw new Error(
        `${entry.path}/${path} doesn't exist: correct "sources" or "artifacts", or run npm ci`,
      );
    }
  }
  const symbols = readSources(root, folder, entry, facts);
  const artifacts = entry.artifacts
    .flatMap((path) => jsonFiles(folder, path))
    .filter((file) => !isUnder(file, entry.exclude))
    .map((file) => readArtifact(folder, file))
    .filter((artifact): artifact is Artifact => artifact !== undefined);
  const declared = new Set(symbols.map(({ name }) => name));
  return [
    ...symbols.map((symbol) => {
      const artifact = artifacts.find(({ name }) => name === symbol.name);
      // Libraries are linked, not deployed by CREATE2.
      const deployable = artifact && symbol.kind === 'contract';
      return { ...symbol, initCodeHash: deployable ? initCodeHash(artifact) : null };
    }),
    ...artifacts
      .filter(({ name }) => !declared.has(name))
      .map((artifact) => symbolOfArtifact(artifact, symbols, facts)),
  ];
}

function readSources(
  root: string,
  folder: string,
  entry: SolidityEntry,
  facts: PackageFacts,
): ApiSymbol[] {
  const { texts, own, files } = collectSources({ ...entry, folder });
  const output = compile(root, entry.solc, texts);
  const errors = (output.errors ?? []).filter(({ severity }) => severity === 'error');
  if (errors.length > 0) {
    const list = errors.slice(0, 3).map(({ formattedMessage, sourceLocation }) => {
      const file = sourceLocation && files.get(sourceLocation.file);
      return `${file ? `${posix.relative(root, file)}: ` : ''}${formattedMessage.trim()}`;
    });
    throw new Error(
      `solc ${entry.solc} cannot compile it: correct "solc" or "remappings", or run npm ci\n${list.join('\n')}`,
    );
  }
  return readSymbols(indexDeclarations(output, texts), own, facts);
}

/** Returns every JSON file at or under a path, relative to the package's folder, sorted by name. */
function jsonFiles(folder: string, path: string): string[] {
  if (path.endsWith('.json')) return [path];
  return readdirSync(join(folder, path), { recursive: true, withFileTypes: true })
    .filter(({ name }) => name.endsWith('.json') && !name.endsWith('.dbg.json'))
    .filter((entry) => entry.isFile())
    .map((entry) => posix.relative(folder, posix.join(entry.parentPath, entry.name)))
    .sort();
}

const isUnder = (file: string, paths: readonly string[]): boolean =>
  paths.some((path) => file === path || file.startsWith(`${path}/`));
