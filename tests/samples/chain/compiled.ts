// SPDX-License-Identifier: MIT
import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import { packageRoot, samplesRoot } from '../toolchain/paths.ts';
import { describeWithPages, readSample } from '../toolchain/samples.ts';
import { compile, compilersOf } from '../toolchain/solidity.ts';
import type { Artifact } from './published.ts';

function artifact(file: string, root: string, source: string, name: string, label: string) {
  const [oldest] = compilersOf(source, file);
  const { contracts, problems } = compile(file, root, oldest ?? '');
  const contract = contracts[name];
  if (!contract) {
    const why = problems.map((problem) => problem.message).join('\n');
    throw new Error(`${label} has no contract ${name}. ${why}`);
  }
  return contract;
}

/** Returns a contract of a sample, compiled with the oldest compiler that its pragma allows. */
export function sampleContract(file: string, name: string): Artifact {
  return artifact(file, samplesRoot, readSample(file), name, describeWithPages(file));
}

/** Returns a contract from `tests/samples/contracts`, which only tests need. */
export function testContract(file: string, name: string): Artifact {
  const root = join(packageRoot, 'contracts');
  return artifact(file, root, readFileSync(join(root, file), 'utf8'), name, file);
}
