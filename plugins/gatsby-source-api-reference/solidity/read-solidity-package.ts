import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { z } from 'zod';
import type { ApiSymbol } from '../../../src/site/data/api-symbol';
import type { PackageEntry, SolidityEntry } from '../../../src/site/data/packages';
import { type Artifact, initCodeHash, readArtifact, symbolOfArtifact } from './artifact';
import { collectSources, compile, packageFiles } from './compiler';
import { indexDeclarations } from './declarations';
import { type PackageFacts, readSymbols } from './read-symbols';

const schema = z.object({ version: z.string(), license: z.string() });

/**
 * Reads the version and license of an installed package.
 *
 * @throws Error if the package is not installed
 */
function readPackageFacts(
  root: string,
  { name, path }: Pick<PackageEntry, 'name' | 'path'>,
): Pick<ApiSymbol, 'package' | 'version' | 'licence'> {
  const file = join(path, 'package.json');
  let text;
  try {
    text = readFileSync(join(root, file), 'utf8');
  } catch {
    throw new Error(`${file} doesn't exist: install the package (npm ci), or correct "path"`);
  }
  const { version, license } = schema.parse(JSON.parse(text));
  return { package: name, version, licence: license };
}

/**
 * Reads the symbols of an installed package: those that its sources declare, and those of the contracts that only its
 * artifacts contain, because their source is not published.
 *
 * Call this in a separate process, because it loads solc, which installs handlers in its process.
 *
 * @param root the project's root
 * @throws Error if a file of the entry is missing or does not compile; the message is for the author of the entry
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
    .flatMap((path) => packageFiles(folder, path, '.json'))
    .filter((file) => !file.endsWith('.dbg.json') && !isUnder(file, entry.exclude))
    .map((file) => readArtifact(folder, file))
    .filter((artifact): artifact is Artifact => artifact !== undefined);
  const declared = new Set(symbols.map(({ name }) => name));
  return [
    ...symbols.map((symbol) => {
      const artifact = artifacts.find(({ name }) => name === symbol.name);
      // Only a contract gets a hash, because libraries are linked rather than deployed by CREATE2.
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

const isUnder = (file: string, paths: readonly string[]): boolean =>
  paths.some((path) => file === path || file.startsWith(`${path}/`));
