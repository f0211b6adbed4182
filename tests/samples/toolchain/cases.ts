// SPDX-License-Identifier: MIT
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** The cases that tests run: all of them for the full matrix, or a few representative ones for the gate. */
    cases: 'few' | 'all';
  }
}

/** Whether the full matrix runs, rather than only representative cases. */
export const triesAll = (): boolean => inject('cases') === 'all';

/**
 * Returns all cases for the full matrix, otherwise the representative ones.
 *
 * @throws if a representative case does not exist, for example because a sample was renamed
 */
export function casesOf<Case extends string>(all: readonly Case[], few: readonly Case[]): Case[] {
  const unknown = few.filter((each) => !all.includes(each));
  if (unknown.length > 0) throw new Error(`not a case: ${unknown.join(', ')}`);
  return all.filter((each) => triesAll() || few.includes(each));
}
