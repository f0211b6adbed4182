import fc from 'fast-check';
import { expect } from 'vitest';
import type { AddressCodec } from '../src/interactive/kit/address-state';

/** Proves that a codec reads back every state that it writes. */
export const readsBack = <State>(
  { read, write }: AddressCodec<State>,
  states: fc.Arbitrary<State>,
) =>
  fc.assert(
    fc.property(states, (state) => {
      expect(read(new URLSearchParams(write(state)))).toEqual(state);
    }),
  );

/** Proves something of what a codec reads from any address that has parameters of its own. */
export function readsAnyAddress<State>(
  { defaults, read, write }: AddressCodec<State>,
  prove: (state: State) => void,
): void {
  const names = fc.constantFrom(...Object.keys(write(defaults)));
  const queries = fc.dictionary(names, fc.string({ unit: 'binary' }));
  fc.assert(fc.property(queries, (query) => prove(read(new URLSearchParams(query)))));
}
