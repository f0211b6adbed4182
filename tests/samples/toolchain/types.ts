// SPDX-License-Identifier: MIT
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { type Block, shownBlocks } from './blocks.ts';
import { packageRoot, packagesRoot, repositoryRoot, samplesRoot } from './paths.ts';
import { regionAt, sampleFiles } from './samples.ts';

/**
 * The compilers, by package name: the one that pages tell readers to install, and its successor, a native port that
 * takes a fifth of the time.
 */
export const COMPILERS = ['typescript', 'typescript-7'] as const;
export type Compiler = (typeof COMPILERS)[number];

/** Returns the script that runs a compiler. */
export const scriptOf = (compiler: Compiler): string => join(packagesRoot, compiler, 'bin', 'tsc');

/** A formatted type error. */
export interface TypeProblem {
  /** Name of the sample, or the path of another file in the repository. */
  file: string;
  /** `file:line in region name: message`. */
  report: string;
}

/** Returns a file name for a block, in its sample's folder. No actual sample has this name. */
export const blockName = ({ file, region }: Block): string =>
  file.replace(/(?=\.tsx?$)/, `.${region}`);

/** Returns the parts of TypeScript samples that readers copy. */
export const typedBlocks = (): Block[] => shownBlocks().filter(({ file }) => /\.tsx?$/.test(file));

/** Path of the samples below the program's root, with forward slashes. */
const SAMPLES = 'content/samples/';
/**
 * Matches `content/samples/v3/swap.ts(3,14): error TS2322: Type 'string' is not …` and the explanatory lines that
 * follow.
 */
const PROBLEM = /^(?:(.+)\((\d+),\d+\): )?error TS(\d+): (.+(?:\n .+)*)$/gm;
/** Error codes for unused names, which a part that readers copy may contain. */
const UNUSED = /^(?:6133|6138|6192|6196|6198|6199|6205)$/;

/**
 * Type-checks every TypeScript sample, each part that readers copy, and this package. Uses one strict program for all,
 * because most of the time goes into the packages' types, which they share.
 *
 * @throws if the compiler fails without reporting a problem
 */
export function checkTypes(compiler: Compiler): TypeProblem[] {
  const root = mkdtempSync(join(tmpdir(), 'isobar-types-'));
  try {
    writeProgram(root);
    const native = compiler === 'typescript-7' ? ['--singleThreaded'] : [];
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [scriptOf(compiler), '--project', root, '--pretty', 'false', ...native],
      { cwd: root, encoding: 'utf8' },
    );
    const problems = [...stdout.matchAll(PROBLEM)];
    if (status !== 0 && problems.length === 0) throw new Error(`${compiler}: ${stdout}${stderr}`);
    const blocks = new Set(typedBlocks().map((block) => `${SAMPLES}${blockName(block)}`));
    return problems
      .filter(([, file = '', , code = '']) => !(blocks.has(file) && UNUSED.test(code)))
      .map(([, file, line, , message = '']) => toProblem(message, file, Number(line)));
  } finally {
    rmSync(root, { recursive: true });
  }
}

/**
 * Writes a folder with the repository's layout. The parts that readers copy are next to their samples. This package's
 * dependencies are in a folder above the samples, because they are not installed anywhere else.
 */
function writeProgram(root: string): void {
  cpSync(samplesRoot, join(root, SAMPLES), { recursive: true });
  for (const block of typedBlocks()) {
    // Makes each block a module, even one without imports and exports.
    writeFileSync(join(root, SAMPLES, blockName(block)), `${block.text}\nexport {};\n`);
  }
  symlinkSync(packagesRoot, join(root, 'content/node_modules'), 'junction');
  for (const name of ['node_modules', 'plugins', 'src', 'tests']) {
    symlinkSync(join(repositoryRoot, name), join(root, name), 'junction');
  }
  const own = relative(repositoryRoot, packageRoot).split(sep).join('/');
  const config = {
    extends: join(packageRoot, 'tsconfig.json'),
    compilerOptions: {
      typeRoots: [join(packagesRoot, '@types')],
      // Imports of stylesheets are for a bundler. The compiler that readers install does not resolve them, but its
      // successor does by default.
      noUncheckedSideEffectImports: false,
    },
    include: [own, SAMPLES],
    exclude: [`${own}/node_modules`],
  };
  writeFileSync(join(root, 'tsconfig.json'), JSON.stringify(config));
}

function toProblem(message: string, path: string | undefined, line: number): TypeProblem {
  if (!path) return { file: 'tsconfig.json', report: message };
  const file = path.replace(SAMPLES, '');
  const region = sampleFiles().includes(file) ? regionAt(file, line) : undefined;
  return { file, report: `${file}:${line}${region ? ` in region ${region}` : ''}: ${message}` };
}
