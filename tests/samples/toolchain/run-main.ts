// SPDX-License-Identifier: MIT
import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { format, promisify } from 'node:util';
import { vi } from 'vitest';
import { triesAll } from './cases.ts';
import { ownImports } from './own-imports.ts';
import { packagesRoot, repositoryRoot, samplesRoot } from './paths.ts';
import { readSample } from './samples.ts';

/** A well-known key of an account that `anvil` and `hardhat node` fund with ether. */
export const PRIVATE_KEY = '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d';

/** Returns a sample and every sample that it imports, directly or not. */
export function withImports(file: string, met = new Set<string>()): Set<string> {
  if (met.has(file)) return met;
  met.add(file);
  for (const path of ownImports(readSample(file))) {
    withImports(join(dirname(file), path), met);
  }
  return met;
}

/**
 * Shortens the 4 s polling interval of ethers and viem, because a test's node mines long before that.
 *
 * @returns a function that undoes this
 */
function beprompt(): () => void {
  const wait = globalThis.setTimeout;
  globalThis.setTimeout = ((run: () => void, ms?: number, ...rest: []) =>
    wait(run, ms === 4000 ? 20 : ms, ...rest)) as typeof setTimeout;
  return () => {
    globalThis.setTimeout = wait;
  };
}

/** Runs a program in a temporary folder, with its own environment. */
async function inFolder<T>(
  env: Record<string, string>,
  run: (cwd: string, env: NodeJS.ProcessEnv) => Promise<T>,
): Promise<T> {
  const cwd = mkdtempSync(join(tmpdir(), 'isobar-main-'));
  const { PATH, HOME } = process.env;
  try {
    return await run(cwd, { PATH, HOME, PRIVATE_KEY, ...env });
  } finally {
    rmSync(cwd, { recursive: true });
  }
}

/** Runs a program in its own process, the same way as its page's command: `npx tsx main.ts`. */
const runAlone: typeof runHere = (file, given) =>
  inFolder(given, async (cwd, env) => {
    for (const each of withImports(file)) {
      cpSync(join(samplesRoot, each), join(cwd, 'samples', each));
    }
    writeFileSync(join(cwd, 'package.json'), '{ "type": "module" }');
    symlinkSync(packagesRoot, join(cwd, 'node_modules'));
    const tsx = pathToFileURL(join(repositoryRoot, 'node_modules/tsx/dist/loader.mjs')).href;
    const prompt = `data:text/javascript,(${encodeURIComponent(beprompt.toString())})()`;
    const args = ['--import', tsx, '--import', prompt, join('samples', file)];
    const options = { cwd, env, timeout: 120_000 };
    return (await promisify(execFile)(process.execPath, args, options)).stdout;
  });

/**
 * Runs a program in this process, which has already loaded its packages: loading them takes longer than the program.
 *
 * @param file such as `sdk/v3/trading.main.ts`
 * @returns its output
 * @throws an error with its output if it fails
 */
export const runHere = (file: string, given: Record<string, string>): Promise<string> =>
  inFolder(given, async (cwd, env) => {
    const own = { cwd: process.cwd(), env: process.env };
    const printed: string[] = [];
    const log = vi.spyOn(console, 'log').mockImplementation((...values) => {
      printed.push(`${format(...values)}\n`);
    });
    const undo = beprompt();
    // A program's files read the environment when they load.
    vi.resetModules();
    try {
      process.chdir(cwd);
      process.env = env;
      await import(join(samplesRoot, file));
      return printed.join('');
    } catch (error) {
      throw new Error([...printed, (error as Error).stack].join(''), { cause: error });
    } finally {
      process.env = own.env;
      process.chdir(own.cwd);
      undo();
      log.mockRestore();
    }
  });

/** Runs a program like {@link runHere}, or in its own process if all cases run. That process must end by itself. */
export const runMain: typeof runHere = (file, env) => (triesAll() ? runAlone : runHere)(file, env);

/**
 * Returns the path of the file with the output of a `main.ts`, below `content/samples`. The page shows this file.
 *
 * A file in a `viem` folder prints the same as its ethers version, so the page shows that output only once, unless the
 * `viem` folder has an output file too.
 */
export function outputOf(file: string): string {
  const own = file.replace(/\.ts$/, '.txt');
  return existsSync(join(samplesRoot, own)) ? own : own.replace('/viem/', '/');
}

/**
 * Returns the output of a `main.ts` as its page shows it. With `CAPTURE=1`, `npm run test:samples` first replaces that
 * output.
 *
 * @param printed the current output
 */
export function capturedOutput(file: string, printed: string): string {
  const path = join(samplesRoot, outputOf(file));
  if (process.env.CAPTURE) writeFileSync(path, printed);
  return readFileSync(path, 'utf8');
}
