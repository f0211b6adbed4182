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
import { inject } from 'vitest';
import { ownImports } from './own-imports.ts';
import { packagesRoot, samplesRoot } from './paths.ts';
import { readSample, sampleFiles } from './samples.ts';

/** Keys of the accounts that `anvil` and `hardhat node` give ether to: everyone knows them. */
export const PRIVATE_KEY = '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the first test of a run that needs a program bundles them all. */
    programsFolder: string;
  }
}

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

/**
 * All programs with their packages, below the folder that is returned: `sdk/v3/trading.main.mjs`. To find and read packages
 * one by one takes longer than most programs run, and programs share them.
 */
async function bundlePrograms(): Promise<string> {
  const folder = inject('programsFolder');
  const sources = join(folder, 'samples');
  const programs = sampleFiles().filter((file) => file.endsWith('.main.ts'));
  for (const file of new Set(programs.flatMap((program) => [...withImports(program)]))) {
    mkdirSync(dirname(join(sources, file)), { recursive: true });
    cpSync(join(samplesRoot, file), join(sources, file));
  }
  symlinkSync(packagesRoot, join(folder, 'node_modules'));
  const outdir = join(folder, 'bundled');
  await build({
    entryPoints: programs.map((file) => join(sources, file)),
    outbase: sources,
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'silent',
    // Packages that are CommonJS ask for Node's own modules.
    banner: {
      js: "import { createRequire as toRequire } from 'node:module'; const require = toRequire(import.meta.url);",
    },
  });
  return outdir;
}

/** Shortens the 4 s that ethers and viem leave between two looks at the chain: the node of a test has mined by then. */
const PROMPT = `
  const wait = globalThis.setTimeout;
  globalThis.setTimeout = (run, ms, ...rest) => wait(run, ms === 4000 ? 20 : ms, ...rest);
`;
const beforehand = ['--import', `data:text/javascript,${encodeURIComponent(PROMPT)}`];

let bundled: Promise<string> | undefined;

/**
 * Runs a `main.ts` in an empty folder. The command of its page, `npx tsx main.ts`, is what `reader/reader.test.ts` runs.
 *
 * @param file such as `sdk/v3/trading.main.ts`
 * @returns what it printed
 * @throws where it exits with an error, with what it printed
 */
export async function runMain(file: string, env: Record<string, string>): Promise<string> {
  bundled ??= bundlePrograms();
  const program = join(await bundled, file.replace(/\.ts$/, '.mjs'));
  const cwd = mkdtempSync(join(tmpdir(), 'isobar-main-'));
  try {
    const { stdout } = await run(process.execPath, [...beforehand, program], {
      cwd,
      env: { PATH: process.env.PATH, HOME: process.env.HOME, PRIVATE_KEY, ...env },
      timeout: 120_000,
    });
    return stdout;
  } finally {
    rmSync(cwd, { recursive: true });
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
