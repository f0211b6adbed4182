import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { SourceUnit } from './ast';
import type { SolcVersion } from './solc-versions';

/** What solc says of a place in a source. Offsets count bytes. */
interface CompilerMessage {
  severity: 'error' | 'warning' | 'info';
  formattedMessage: string;
  message: string;
  sourceLocation?: { file: string; start: number };
}

/** The part of solc's standard JSON output that is asked for. */
export interface CompilerOutput {
  errors?: CompilerMessage[];
  sources?: Record<string, { ast: SourceUnit }>;
}

interface Solc {
  compile(input: string): string;
  version(): string;
}

/**
 * Reads sources with solc: checked syntax trees, no bytecode.
 *
 * solc takes over `uncaughtException` and `unhandledRejection` of the process that loads it: call this in a process
 * of its own.
 *
 * @param root the project's root, where solc is installed
 * @param sources text by the name that imports use
 */
export function compile(
  root: string,
  version: SolcVersion,
  sources: ReadonlyMap<string, string>,
): CompilerOutput {
  const require = createRequire(join(root, 'package.json'));
  const solc = require(`solc-${version}`) as Solc;
  if (!solc.version().startsWith(`${version}+`)) {
    throw new Error(`node_modules/solc-${version} is solc ${solc.version()}: run npm ci`);
  }
  const input = {
    language: 'Solidity',
    sources: Object.fromEntries([...sources].map(([name, content]) => [name, { content }])),
    settings: { outputSelection: { '*': { '': ['ast'] } } },
  };
  return JSON.parse(solc.compile(JSON.stringify(input))) as CompilerOutput;
}
