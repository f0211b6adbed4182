// SPDX-License-Identifier: MIT
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Which cases a test tries: all, as the whole matrix does, or the few that stand for a kind, as the gate does. */
    cases: 'few' | 'all';
  }
}

/** Whether the whole matrix is tried, and not one case of a kind. */
export const triesAll = (): boolean => inject('cases') === 'all';

/**
 * All cases where the whole matrix is tried, otherwise those that stand for a kind.
 *
 * @throws where one of the few is none of the cases, for example because a sample was renamed
 */
export function casesOf<Case extends string>(all: readonly Case[], few: readonly Case[]): Case[] {
  const unknown = few.filter((each) => !all.includes(each));
  if (unknown.length > 0) throw new Error(`not a case: ${unknown.join(', ')}`);
  return all.filter((each) => triesAll() || few.includes(each));
}
