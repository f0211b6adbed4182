import type { Call } from './call-tree';

/** What a call that sends ether is given on top, by the protocol. */
const STIPEND = 2_300n;

/** The least from which a call may be given this much: it keeps a 64th back (EIP-150). */
const withReserve = (gas: bigint): bigint => (gas > 0n ? gas + (gas - 1n) / 63n : 0n);

/**
 * The least gas with which a call would have ended as it did: what it used, and at each call within as much as that one
 * needs and the part that is kept back. To a few units: how much there was at a call is told by what it was given.
 */
export function gasNeededBy({ gas, gasUsed, calls }: Call): bigint {
  let most = gasUsed;
  for (const inner of calls) {
    const free = inner.type === 'CALL' && inner.value > 0n ? STIPEND : 0n;
    const before = gas - withReserve(inner.gas - free);
    // Else it was given less than there was, and tells nothing.
    if (before > gasUsed) continue;
    const needed = before + withReserve(gasNeededBy(inner) - free);
    if (needed > most) most = needed;
  }
  return most;
}
