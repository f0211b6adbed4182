// SPDX-License-Identifier: MIT
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, posix } from 'node:path';
import { cacheRoot, packageRoot, packagesRoot, samplesRoot } from './paths.ts';

const require = createRequire(join(packageRoot, 'package.json'));

/** The newest compiler that samples are compiled with. */
export const NEWEST = '0.8.37';

/** Compilers by pragma. For a range, both the oldest and the newest are used. */
const compilersByPragma: Record<string, readonly string[]> = {
  '=0.6.6': ['0.6.6'],
  '=0.7.6': ['0.7.6'],
  '>=0.6.6 <0.9.0': ['0.6.6', NEWEST],
  '>=0.7.6 <0.9.0': ['0.7.6', NEWEST],
  '^0.8.17': ['0.8.17', NEWEST],
};

/** Import prefixes that are not package names, mapped as in a reader's `remappings.txt`. */
const remappings: Record<string, string> = {
  'permit2/': '@uniswap/v4-periphery/lib/permit2/',
};

interface StandardJsonError {
  severity: 'error' | 'warning' | 'info';
  formattedMessage: string;
  sourceLocation?: { file: string; start: number };
}

interface CompiledContract {
  abi: unknown[];
  evm?: { bytecode: { object: string }; deployedBytecode: { object: string } };
}

/** The compiler's output for one file. */
export interface Compilation {
  file: string;
  compiler: string;
  /** Errors, and warnings that point into the file itself. */
  problems: { message: string; line?: number }[];
  /** ABI and creation bytecode of each contract that the file itself defines. */
  contracts: Record<string, { abi: unknown[]; bytecode: string }>;
}

/** Returns the solc versions for a file's pragma. Throws if the pragma is not listed here. */
export function compilersOf(source: string, file: string): readonly string[] {
  const pragma = /^pragma solidity ([^;]+);/m.exec(source)?.[1] ?? 'none';
  const compilers = compilersByPragma[pragma];
  if (!compilers) throw new Error(`${file}: no compiler is set for "pragma solidity ${pragma}"`);
  return compilers;
}

/**
 * Compiler outputs needed to deploy a contract. Requesting only the ABI is faster, and finds the same mistakes except
 * those in code generation, such as a stack that is too deep.
 */
export const WHOLE = ['abi', 'evm.bytecode.object'];

/**
 * Compiles one file with one compiler.
 *
 * @param file name of the file in messages and outputs, and the base of its relative imports
 * @param root directory that `file` is relative to
 */
export function compile(file: string, root: string, compiler: string): Compilation {
  const [compilation] = compileTogether([file], root, compiler, WHOLE);
  if (!compilation) throw new Error(`${file} was not compiled`);
  return compilation;
}

/**
 * Compiles files with one compiler, which reads shared imports only once. A syntax error in one file hides the errors
 * of the others.
 *
 * @param outputs to request for each contract that the files define
 */
export function compileTogether(
  files: readonly string[],
  root: string,
  compiler: string,
  outputs: readonly string[] = ['abi'],
): Compilation[] {
  const input = {
    language: 'Solidity',
    sources: Object.assign(
      {},
      ...files.map((file) => collectSources(file, (name) => textAt(locate(name, root)))),
    ) as object,
    settings: {
      optimizer: { enabled: true, runs: 200 },
      ...(compiler === NEWEST ? { evmVersion: 'cancun' } : {}),
      outputSelection: Object.fromEntries(files.map((file) => [file, { '*': outputs }])),
    },
  };
  const { errors = [], contracts = {} } = answerOf(compiler, input) as {
    errors?: StandardJsonError[];
    contracts?: Record<string, Record<string, CompiledContract>>;
  };
  return files.map((file) => ({
    file,
    compiler,
    problems: errors
      .filter(({ severity, sourceLocation: at }) =>
        // Report a problem that points into one of the files only for that file. Report any other error for every file.
        at && files.includes(at.file) ? at.file === file : severity === 'error',
      )
      .map((e) => ({ message: e.formattedMessage, line: lineOf(e, file, root) })),
    contracts: Object.fromEntries(
      // A contract that does not compile has no code here, and its error is in `problems`.
      Object.entries(contracts[file] ?? {}).flatMap(([name, { abi, evm }]) =>
        evm ? [[name, { abi, bytecode: `0x${evm.bytecode.object}` }] as const] : [],
      ),
    ),
  }));
}

/** Returns a compiler's own version from the metadata of a contract: `0.7.6+commit.7338295f`. */
export function commitOf(compiler: string): string {
  const input = {
    language: 'Solidity',
    sources: { 'a.sol': { content: 'contract A {}' } },
    settings: { outputSelection: { 'a.sol': { A: ['metadata'] } } },
  };
  const { contracts } = answerOf(compiler, input) as {
    contracts: { 'a.sol': { A: { metadata: string } } };
  };
  const metadata = JSON.parse(contracts['a.sol'].A.metadata) as { compiler: { version: string } };
  return metadata.compiler.version;
}

/** Returns a digest of the complete compiler input. */
export const digestOf = (compiler: string, input: object): string =>
  createHash('sha256').update(compiler).update(JSON.stringify(input)).digest('hex');

/**
 * Returns a compiler's output, cached by the digest of its input, which contains every source.
 *
 * @param input for solc's `--standard-json`
 */
export function answerOf(compiler: string, input: object): unknown {
  const kept = join(cacheRoot, 'solc', `${digestOf(compiler, input)}.json`);
  if (existsSync(kept)) return JSON.parse(readFileSync(kept, 'utf8'));
  const answer = loadCompiler(compiler).compile(JSON.stringify(input));
  mkdirSync(dirname(kept), { recursive: true });
  // Written in one step, because other processes may be compiling and reading at the same time.
  const written = `${kept}.${process.pid}`;
  writeFileSync(written, answer);
  renameSync(written, kept);
  return JSON.parse(answer);
}

/** The interface of a compiler package. */
interface Compiler {
  /** `0.7.6+commit.7338295f.Emscripten.clang`. */
  version(): string;
  compile(
    input: string,
    callbacks?: { import: (path: string) => { contents: string } | { error: string } },
  ): string;
}

const loaded = new Map<string, Compiler>();

/** Loads a compiler by version. Throws if its package has a different version. */
export function loadCompiler(version: string): Compiler {
  const known = loaded.get(version);
  if (known) return known;
  const name = version === NEWEST ? 'solc' : `solc-${version}`;
  const compiler = require(name) as Compiler;
  if (!compiler.version().startsWith(`${version}+`)) {
    throw new Error(`${name} is solc ${compiler.version()}, not ${version}`);
  }
  // emscripten leaves handlers behind that turn any later rejection into a crash of the process.
  process.removeAllListeners('uncaughtException');
  process.removeAllListeners('unhandledRejection');
  loaded.set(version, compiler);
  return compiler;
}

/** Returns the import paths of a Solidity source, as written. */
export const importsOf = (source: string): string[] =>
  [...source.matchAll(/^\s*(?:import|\}\s*from)\b[^;'"]*['"]([^'"]+)['"]/gm)].map(
    ([, path = '']) => path,
  );

/**
 * Returns a source with all its imports, direct or not. Missing imports are left out, so that the compiler reports the
 * line that imports them.
 *
 * @param read returns the text for a name, or undefined if there is none
 * @param nameOf returns the name for an import path that is not relative
 */
export function collectSources(
  entry: string,
  read: (name: string) => string | undefined,
  nameOf = (path: string) => path,
): Record<string, { content: string }> {
  const sources: Record<string, { content: string }> = {};
  const visit = (name: string) => {
    const content = sources[name] ? undefined : read(name);
    if (content === undefined) return;
    sources[name] = { content };
    for (const path of importsOf(content)) {
      visit(path.startsWith('.') ? posix.join(posix.dirname(name), path) : nameOf(path));
    }
  };
  visit(entry);
  return sources;
}

/** Returns the text of a file, or undefined if it does not exist. */
export const textAt = (path: string): string | undefined =>
  existsSync(path) ? readFileSync(path, 'utf8') : undefined;

function locate(name: string, root: string): string {
  const own = join(root, name);
  if (existsSync(own)) return own;
  // Test contracts import the samples that they wrap.
  if (name.startsWith('samples/')) return join(samplesRoot, name.slice('samples/'.length));
  const prefix = Object.keys(remappings).find((key) => name.startsWith(key));
  const target = prefix ? `${remappings[prefix]}${name.slice(prefix.length)}` : name;
  return join(packagesRoot, target);
}

function lineOf(error: StandardJsonError, file: string, root: string): number | undefined {
  if (error.sourceLocation?.file !== file) return undefined;
  const text = readFileSync(join(root, file));
  return text.subarray(0, error.sourceLocation.start).toString('utf8').split('\n').length;
}
