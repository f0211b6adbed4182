// SPDX-License-Identifier: MIT
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, posix } from 'node:path';
import { cacheRoot, packageRoot, packagesRoot, samplesRoot } from './paths.ts';

const require = createRequire(join(packageRoot, 'package.json'));

/** The newest compiler that samples are tried with. */
export const NEWEST = '0.8.37';

/** Which compilers a pragma stands for: the oldest and the newest of a range are both tried. */
const compilersByPragma: Record<string, readonly string[]> = {
  '=0.6.6': ['0.6.6'],
  '=0.7.6': ['0.7.6'],
  '>=0.6.6 <0.9.0': ['0.6.6', NEWEST],
  '>=0.7.6 <0.9.0': ['0.7.6', NEWEST],
  '^0.8.17': ['0.8.17', NEWEST],
};

/** Import prefixes that are not package names, as readers map them in `remappings.txt`. */
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

/** What a compiler said of one file. */
export interface Compilation {
  file: string;
  compiler: string;
  /** Errors, and warnings that point into the file itself. */
  problems: { message: string; line?: number }[];
  /** ABI and creation bytecode of each contract that the file itself defines. */
  contracts: Record<string, { abi: unknown[]; bytecode: string }>;
}

/** The versions of solc that a file's pragma asks for. Throws when the pragma is not known here. */
export function compilersOf(source: string, file: string): readonly string[] {
  const pragma = /^pragma solidity ([^;]+);/m.exec(source)?.[1] ?? 'none';
  const compilers = compilersByPragma[pragma];
  if (!compilers) throw new Error(`${file}: no compiler is set for "pragma solidity ${pragma}"`);
  return compilers;
}

/**
 * What a compiler is asked for to create a contract. An ABI alone costs less, and finds the same mistakes but for those of
 * the code that is made, such as a stack that is too deep.
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
 * Compiles files with one compiler, which reads what they import once. A mistake of syntax in one of them hides what is
 * wrong with the others.
 *
 * @param outputs what is asked for each contract that the files define
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
        // An error in what is imported is one of every file.
        at && files.includes(at.file) ? at.file === file : severity === 'error',
      )
      .map((e) => ({ message: e.formattedMessage, line: lineOf(e, file, root) })),
    contracts: Object.fromEntries(
      // A contract that does not compile is listed without code; its problem is above.
      Object.entries(contracts[file] ?? {}).flatMap(([name, { abi, evm }]) =>
        evm ? [[name, { abi, bytecode: `0x${evm.bytecode.object}` }] as const] : [],
      ),
    ),
  }));
}

/** `0.7.6+commit.7338295f`: what a compiler says of itself in the metadata of a contract. */
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

/** A digest of all that a compiler is given. */
export const digestOf = (compiler: string, input: object): string =>
  createHash('sha256').update(compiler).update(JSON.stringify(input)).digest('hex');

/**
 * What a compiler answers. It is kept by the digest of the input, which holds every source that the compiler reads.
 *
 * @param input as solc's `--standard-json` takes it
 */
export function answerOf(compiler: string, input: object): unknown {
  const kept = join(cacheRoot, 'solc', `${digestOf(compiler, input)}.json`);
  if (existsSync(kept)) return JSON.parse(readFileSync(kept, 'utf8'));
  const answer = loadCompiler(compiler).compile(JSON.stringify(input));
  mkdirSync(dirname(kept), { recursive: true });
  // In one step: others may compile, and read, at the same time.
  const written = `${kept}.${process.pid}`;
  writeFileSync(written, answer);
  renameSync(written, kept);
  return JSON.parse(answer);
}

/** A compiler, as its package has it. */
interface Compiler {
  /** `0.7.6+commit.7338295f.Emscripten.clang`. */
  version(): string;
  compile(
    input: string,
    callbacks?: { import: (path: string) => { contents: string } | { error: string } },
  ): string;
}

const loaded = new Map<string, Compiler>();

/** A compiler by its version. Throws when the package that should be it is another. */
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

/** What a Solidity source imports, as it writes it. */
export const importsOf = (source: string): string[] =>
  [...source.matchAll(/^\s*(?:import|\}\s*from)\b[^;'"]*['"]([^'"]+)['"]/gm)].map(
    ([, path = '']) => path,
  );

/**
 * A source with all that it imports, directly or not. An import that is not there is left out: the compiler names the line
 * that asks for it.
 *
 * @param read the text of a name; undefined where there is none
 * @param nameOf the name of what is imported by no relative path
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

/** The text of a file, if it is there. */
export const textAt = (path: string): string | undefined =>
  existsSync(path) ? readFileSync(path, 'utf8') : undefined;

function locate(name: string, root: string): string {
  const own = join(root, name);
  if (existsSync(own)) return own;
  // Test doubles import the samples they stand in front of.
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
