// SPDX-License-Identifier: MIT
import { samplesRoot } from './paths.ts';
import { readSample, sampleFiles } from './samples.ts';
import { compile, compilersOf } from './solidity.ts';

/**
 * Fills the compiler cache once, before test files run side by side.
 *
 * Problems are not reported here: `specs/solidity.test.ts` reads the same answers and names them.
 */
export function setup(): void {
  for (const file of sampleFiles().filter((name) => name.endsWith('.sol'))) {
    for (const compiler of compilersOf(readSample(file), file))
      compile(file, samplesRoot, compiler);
  }
}
