// SPDX-License-Identifier: MIT
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { samplesRoot } from './paths.ts';
import { readSample, sampleFiles } from './samples.ts';
import { compile, compilersOf } from './solidity.ts';

/**
 * Fills the compiler cache once, before test files run side by side, and gives the run a place for the market's state and
 * for programs.
 *
 * Compiler errors are not reported here: `specs/solidity.test.ts` reads the same output and names them.
 */
export function setup(project: TestProject): () => void {
  for (const file of sampleFiles().filter((name) => name.endsWith('.sol'))) {
    for (const compiler of compilersOf(readSample(file), file))
      compile(file, samplesRoot, compiler);
  }
  const folder = mkdtempSync(join(tmpdir(), 'isobar-samples-'));
  project.provide('marketFile', join(folder, 'market.json'));
  project.provide('programsFolder', join(folder, 'programs'));
  return () => rmSync(folder, { recursive: true });
}
