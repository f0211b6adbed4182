// SPDX-License-Identifier: MIT
import { describe, expect, it } from 'vitest';
import { describeWithPages, regionsOf } from './samples.ts';

/** Registers a test of one or more regions, which its title names. */
export type Proves = (
  regions: readonly string[],
  effect: string,
  test: () => Promise<void> | void,
) => void;

/**
 * Groups the tests of a sample under its name and the pages that show it.
 *
 * A final test fails for each region of the file that no test covers.
 */
export function describeSample(file: string, tests: (proves: Proves) => void): void {
  describe(describeWithPages(file), () => {
    const proven = new Set<string>();
    tests((regions, effect, test) => {
      regions.forEach((region) => proven.add(region));
      it(`${regions.map((region) => `#${region}`).join(' ')}: ${effect}`, test);
    });
    it('has a test for every region', () => {
      const names = regionsOf(file).map((region) => region.name);
      expect([...proven].sort()).toEqual(names.sort());
    });
  });
}
