// SPDX-License-Identifier: MIT
import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { ownImports } from './own-imports.ts';
import { packagesRoot, samplesRoot } from './paths.ts';
import { readSample } from './samples.ts';

/** Keys of the accounts that `anvil` and `hardhat node` give ether to: everyone knows them. */
export const PRIVATE_KEY = '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d';

const run = promisify(execFile);

/** A sample and every sample that it imports, directly or not. */
export function withImports(file: string, met = new Set<string>()): Set<string> {
  if (met.has(file)) return met;
  met.add(file);
  for (const path of ownImports(readSample(file))) {
    withImports(join(dirname(file), path), met);
  }
  return met;
}

/** Bundles by file: a program runs more than once. */
const bundles = new Map<string, Promise<string>>();

/**
 * A program with its packages, in one file: to find and read theirs one by one takes longer than most programs run.
 *
 * @param path of its `main.ts`, beside what it imports
 */
async function bundleOf(path: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'silent',
    // Packages that are CommonJS ask for Node's own modules.
    banner: {
      js: "import { createRequire as toRequire } from 'node:module'; const require = toRequire(import.meta.url);",
    },
  });
  return outputFiles[0]?.text ?? '';
}

/**
 * Runs a `main.ts` in a folder with the files it imports. The command of its page, `npx tsx main.ts`, is what
 * `reader/reader.test.ts` runs.
 *
 * @param file such as `sdk/v3/trading.main.ts`
 * @returns what it printed
 * @throws where it exits with an error, with what it printed
 */
export async function runMain(file: string, env: Record<string, string>): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'isobar-main-'));
  try {
    for (const name of withImports(file)) {
      const target = join(folder, name === file ? join(dirname(name), 'main.ts') : name);
      mkdirSync(dirname(target), { recursive: true });
      cpSync(join(samplesRoot, name), target);
    }
    symlinkSync(packagesRoot, join(folder, 'node_modules'));
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    const cwd = join(folder, dirname(file));
    const bundle = bundles.get(file) ?? bundleOf(join(cwd, 'main.ts'));
    bundles.set(file, bundle);
    writeFileSync(join(cwd, 'main.mjs'), await bundle);
    const { stdout } = await run(process.execPath, ['main.mjs'], {
      cwd,
      env: { PATH: process.env.PATH, HOME: process.env.HOME, PRIVATE_KEY, ...env },
      timeout: 120_000,
    });
    return stdout;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Where the output of a `main.ts` is kept for its page to show, below `content/samples`.
 *
 * One in a folder `viem` prints what the one for ethers prints, and the page shows it once, unless
 * it has an output of its own beside it.
 */
export function outputOf(file: string): string {
  const own = file.replace(/\.ts$/, '.txt');
  return existsSync(join(samplesRoot, own)) ? own : own.replace('/viem/', '/');
}

/**
 * What the page says that a `main.ts` prints. `npm run test:samples` with `CAPTURE=1` writes it anew.
 *
 * @param printed what it printed now
 */
export function capturedOutput(file: string, printed: string): string {
  const path = join(samplesRoot, outputOf(file));
  if (process.env.CAPTURE) writeFileSync(path, printed);
  return readFileSync(path, 'utf8');
}
