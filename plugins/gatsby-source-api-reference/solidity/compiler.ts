import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { SourceUnit } from './ast';
import type { SolcVersion } from './solc-versions';

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
 * Call this in a separate process, because solc takes over `uncaughtException` and `unhandledRejection` of the process
 * that loads it.
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
