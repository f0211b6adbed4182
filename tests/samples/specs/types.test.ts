// SPDX-License-Identifier: MIT
import { beforeAll, describe, expect, it } from 'vitest';
import { casesOf } from '../toolchain/cases.ts';
import { describeWithPages, sampleFiles } from '../toolchain/samples.ts';
import {
  blockName,
  checkTypes,
  type Compiler,
  COMPILERS,
  typedBlocks,
  type TypeProblem,
} from '../toolchain/types.ts';

const samples = sampleFiles().filter((name) => /\.tsx?$/.test(name));
const blocks = typedBlocks().map(blockName);

describe.each(casesOf<Compiler>(COMPILERS, ['typescript-7']))('for %s', (compiler) => {
  let problems: TypeProblem[];
  beforeAll(() => {
    problems = checkTypes(compiler);
  });

  const reportsOf = (file: string) =>
    problems.filter((problem) => problem.file === file).map(({ report }) => report);

  describe('TypeScript samples are free of type errors', () => {
    for (const file of samples) {
      it(describeWithPages(file), () => {
        expect(reportsOf(file)).toEqual([]);
      });
    }

    it('and so are the tests that run them', () => {
      const named = new Set([...samples, ...blocks]);
      const rest = problems.filter(({ file }) => !named.has(file));
      expect(rest.map(({ report }) => report)).toEqual([]);
    });
  });

  describe('what a reader copies of a TypeScript sample is a module that compiles', () => {
    it.each(blocks)('%s', (name) => {
      expect(reportsOf(name)).toEqual([]);
    });
  });
});
