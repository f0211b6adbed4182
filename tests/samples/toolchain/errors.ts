// SPDX-License-Identifier: MIT
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { utils } from 'ethers';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { z } from 'zod';
import type { errorsSchema } from '../../../src/site/data/error-catalogue.ts';
import { readRevert, type Revert } from '../chain/reverts.ts';
import { repositoryRoot } from './paths.ts';

type ErrorEntry = z.infer<typeof errorsSchema>[number];

let catalogue: readonly ErrorEntry[] | undefined;

/** Returns the entries of `content/errors.yml`, in file order. */
export function errorCatalogue(): readonly ErrorEntry[] {
  const path = join(repositoryRoot, 'content', 'errors.yml');
  catalogue ??= parse(readFileSync(path, 'utf8')) as ErrorEntry[];
  return catalogue;
}

/**
 * Returns the code that revert data decodes to for a catalogue entry: the selector of a custom error, or else the
 * entry's string itself.
 */
export function expectedCode(code: string): string {
  return /^[A-Z]\w*\([\w,]*\)$/.test(code) ? utils.id(code).slice(0, 10) : code;
}

/** Registers a test that provokes one error. `contract` is needed only if two contracts share a code. */
export type Provoke = (code: string, provoke: () => Promise<Revert>, contract?: string) => void;

/**
 * Groups the tests that provoke errors. `test` is the path of the test file, from the repository root.
 *
 * A final test fails if the catalogue lists an error for this file that it does not provoke, or if it provokes one that
 * the catalogue lacks.
 */
export function describeErrors(test: string, tests: (provoke: Provoke) => void): void {
  describe(`content/errors.yml, met by ${test}`, () => {
    const entries = errorCatalogue().filter((entry) => entry.provoked === test);
    const met: string[] = [];
    tests((code, provoke, contract) => {
      const entry = entries.find(
        (item) => item.code === code && (!contract || item.contract === contract),
      );
      met.push(`${entry?.contract}: ${code}`);
      it(`${entry?.contract ?? 'not in the catalogue'}: ${code}`, async () => {
        expect((await provoke()).code).toBe(expectedCode(code));
      });
    });
    it('meets every error that the catalogue says it does, and no other', () => {
      const listed = entries.map(({ contract, code }) => `${contract}: ${code}`);
      expect([...new Set(met)].sort()).toEqual(listed.sort());
    });
  });
}

/** Returns the revert inside `ExecutionFailed(uint256,bytes)`. */
export function innerRevert({ data }: Revert): Revert {
  const [, message] = utils.defaultAbiCoder.decode(['uint256', 'bytes'], `0x${data.slice(10)}`);
  return readRevert(message as string);
}
