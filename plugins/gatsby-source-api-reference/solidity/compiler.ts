import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, posix } from 'node:path';
import type { SolcVersion } from '../../../src/site/data/packages';
import { listFiles } from '../../../src/site/sources/files';
import type { SourceUnit } from './ast';

/** A message of solc about a position in a source. Offsets are in bytes. */
interface CompilerMessage {
  severity: 'error' | 'warning' | 'info';
  formattedMessage: string;
  message: string;
  sourceLocation?: { file: string; start: number };
}

/** The part of solc's standard JSON output that we request. */
export interface CompilerOutput {
  errors?: CompilerMessage[];
  sources?: Record<string, { ast: SourceUnit }>;
}

interface Solc {
  compile(input: string): string;
  version(): string;
}

/**
 * Parses and type-checks sources with solc, without generating bytecode.
 *
 * Call this in a separate process, because solc adds handlers for `uncaughtException` and `unhandledRejection` to the
 * process that loads it.
 *
 * @param root the project's root, where solc is installed
 * @param sources texts by import name
 */
export function compile(
  root: string,
  version: SolcVersion,
  sources: ReadonlyMap<string, string>,
): CompilerOutput {
  const require = createRequire(join(root, 'package.json'));
  const solc = require(`solc-${version}`) as Solc;
  if (!solc.version().startsWith(`${version}+`)) {
    throw new Error(`node_modules/solc-${version} contains solc ${solc.version()}: run npm ci`);
  }
  const input = {
    language: 'Solidity',
    sources: Object.fromEntries([...sources].map(([name, content]) => [name, { content }])),
    settings: { outputSelection: { '*': { '': ['ast'] } } },
  };
  return JSON.parse(solc.compile(JSON.stringify(input))) as CompilerOutput;
}

/** Where to find sources and their imports. Paths are relative to the package's folder. */
export interface SourcePlaces {
  /** The package's folder. */
  folder: string;
  /** `.sol` files, or folders that are searched for them. */
  sources: readonly string[];
  /** Files and folders to leave out. */
  exclude: readonly string[];
  /** Prefixes of imports, each with the folder that replaces it. */
  remappings: Readonly<Record<string, string>>;
}

/** Sources by import name. The import name of a package's own source is its path in the package. */
export interface CollectedSources {
  texts: Map<string, string>;
  /** Names of the package's own sources. */
  own: string[];
  /** The file of each source. */
  files: Map<string, string>;
}

/**
 * Finds the sources of a package and everything that they import. A missing import is skipped, because solc reports it.
 */
export function collectSources({
  folder,
  sources,
  exclude,
  remappings,
}: SourcePlaces): CollectedSources {
  const texts = new Map<string, string>();
  const files = new Map<string, string>();
  const visit = (name: string): void => {
    if (texts.has(name)) return;
    const file = locate(name, folder, remappings);
    if (!file) return;
    const text = readFileSync(file, 'utf8');
    texts.set(name, text);
    files.set(name, file);
    for (const path of importsOf(text)) {
      visit(path.startsWith('.') ? posix.join(posix.dirname(name), path) : path);
    }
  };
  const own = sources
    .flatMap((source) => packageFiles(folder, source, '.sol'))
    .filter((name) => !exclude.some((path) => name === path || name.startsWith(`${path}/`)));
  own.forEach(visit);
  return { texts, own, files };
}

/** Returns the files with an extension at or under `path`, relative to `folder`, sorted by name. */
export function packageFiles(folder: string, path: string, extension: string): string[] {
  if (path.endsWith(extension)) return [path];
  return listFiles(join(folder, path))
    .filter((file) => file.endsWith(extension))
    .map((file) => posix.join(path, file))
    .sort();
}

function importsOf(text: string): string[] {
  const code = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
  return [...code.matchAll(/\bimport\b[^;'"]*(['"])(.+?)\1/g)].map(([, , path = '']) => path);
}

/**
 * Returns the file of an import, or undefined if it does not exist. If no remapping matches, the import is resolved as
 * Node does: in `folder`, then in the `node_modules` of this folder and its parents.
 */
function locate(
  name: string,
  folder: string,
  remappings: Readonly<Record<string, string>>,
): string | undefined {
  const prefix = Object.keys(remappings)
    .filter((start) => name.startsWith(start))
    .sort((a, b) => b.length - a.length)[0];
  if (prefix !== undefined) {
    return existing(join(folder, remappings[prefix] ?? '', name.slice(prefix.length)));
  }
  const own = existing(join(folder, name));
  if (own) return own;
  for (let place = folder; place !== posix.dirname(place); place = posix.dirname(place)) {
    const found = existing(join(place, 'node_modules', name));
    if (found) return found;
  }
  return undefined;
}

const existing = (file: string): string | undefined => (existsSync(file) ? file : undefined);
