import fc from 'fast-check';
import { expect } from 'vitest';
import type { AddressCodec } from '../src/interactive/kit/use-address-state';

/** Asserts that a codec reads every state back as it was written. */
export const readsBack = <State>(
  { read, write }: AddressCodec<State>,
  states: fc.Arbitrary<State>,
) =>
  fc.assert(
    fc.property(states, (state) => {
      expect(read(new URLSearchParams(write(state)))).toEqual(state);
    }),
  );

/** Runs an assertion on the states that a codec reads from queries with arbitrary values for its own parameters. */
export function readsAnyAddress<State>(
  { defaults, read, write }: AddressCodec<State>,
  prove: (state: State) => void,
): void {
  const names = fc.constantFrom(...Object.keys(write(defaults)));
  const queries = fc.dictionary(names, fc.string({ unit: 'binary' }));
  fc.assert(fc.property(queries, (query) => prove(read(new URLSearchParams(query)))));
}
