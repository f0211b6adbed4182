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

/** A contract of a sample, compiled with the oldest compiler that its pragma asks for. */
export function sampleContract(file: string, name: string): Artifact {
  return artifact(file, samplesRoot, readSample(file), name, describeWithPages(file));
}

/** A contract that only tests need, from `tests/samples/contracts`. */
export function testContract(file: string, name: string): Artifact {
  const root = join(packageRoot, 'contracts');
  return artifact(file, root, readFileSync(join(root, file), 'utf8'), name, file);
}
