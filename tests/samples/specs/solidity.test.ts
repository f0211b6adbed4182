// SPDX-License-Identifier: MIT
import { describe, expect, it } from 'vitest';
import { samplesRoot } from '../toolchain/paths.ts';
import { describeWithPages, readSample, regionAt, sampleFiles } from '../toolchain/samples.ts';
import { compile, compilersOf } from '../toolchain/solidity.ts';

describe('Solidity samples compile without errors or warnings', () => {
  const files = sampleFiles().filter((name) => name.endsWith('.sol'));
  for (const file of files) {
    for (const compiler of compilersOf(readSample(file), file)) {
      it(`${describeWithPages(file)} with solc ${compiler}`, () => {
        const { problems } = compile(file, samplesRoot, compiler);
        const report = problems.map(({ message, line }) => {
          const region = line ? regionAt(file, line) : undefined;
          return `${file}:${line ?? '?'}${region ? ` in region ${region}` : ''}\n${message}`;
        });
        expect(report).toEqual([]);
      });
    }
  }
});
