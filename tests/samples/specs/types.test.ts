// SPDX-License-Identifier: MIT
import { describe, expect, it } from 'vitest';
import { describeWithPages, sampleFiles } from '../toolchain/samples.ts';
import { checkTypes } from '../toolchain/types.ts';

describe('TypeScript samples are free of type errors', () => {
  const problems = checkTypes();
  const reportsOf = (file: string) =>
    problems.filter((problem) => problem.file === file).map(({ report }) => report);

  const samples = sampleFiles().filter((name) => /\.tsx?$/.test(name));
  for (const file of samples) {
    it(describeWithPages(file), () => {
      expect(reportsOf(file)).toEqual([]);
    });
  }

  it('and so are the tests that run them', () => {
    const rest = problems.filter(({ file }) => !samples.includes(file));
    expect(rest.map(({ report }) => report)).toEqual([]);
  });
});
