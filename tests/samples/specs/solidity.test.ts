// SPDX-License-Identifier: MIT
import { beforeAll, describe, expect, it } from 'vitest';
import { triesAll } from '../toolchain/cases.ts';
import { samplesRoot } from '../toolchain/paths.ts';
import { describeWithPages, readSample, regionAt, sampleFiles } from '../toolchain/samples.ts';
import {
  type Compilation,
  compile,
  compilersOf,
  compileTogether,
  NEWEST,
  WHOLE,
} from '../toolchain/solidity.ts';

describe('Solidity samples compile without errors or warnings', () => {
  const files = sampleFiles().filter((name) => name.endsWith('.sol'));
  const compilers = (file: string) => compilersOf(readSample(file), file);
  let byNewest: Compilation[];
  beforeAll(() => {
    const together = files.filter((file) => compilers(file).includes(NEWEST));
    // The oldest compiler of each file generates the code that other tests deploy. The newest compiler generates code
    // only when all cases run.
    byNewest = compileTogether(together, samplesRoot, NEWEST, triesAll() ? WHOLE : undefined);
  });

  for (const file of files) {
    for (const compiler of compilers(file)) {
      it(`${describeWithPages(file)} with solc ${compiler}`, () => {
        const compiled =
          compiler === NEWEST
            ? byNewest.find((each) => each.file === file)
            : compile(file, samplesRoot, compiler);
        const report = compiled?.problems.map(({ message, line }) => {
          const region = line ? regionAt(file, line) : undefined;
          return `${file}:${line ?? '?'}${region ? ` in region ${region}` : ''}\n${message}`;
        });
        expect(report).toEqual([]);
      });
    }
  }
});
