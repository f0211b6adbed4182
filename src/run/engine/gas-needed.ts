import type { Call } from './call-tree';

/** Gas that the protocol adds to a call that sends ether. */
const STIPEND = 2_300n;

/**
 * Returns the smallest amount of gas that lets the caller pass this much to an inner call, because 1/64 is held back
 * (EIP-150).
 */
const withReserve = (gas: bigint): bigint => (gas > 0n ? gas + (gas - 1n) / 63n : 0n);

/**
 * Returns the smallest gas limit with which a call would have ended the same way: the gas it used, and at each inner
 * call, enough for that call and the part held back. The result is accurate to a few units, because the gas available
 * at a call can only be inferred from the gas it was given.
 */
export function gasNeededBy({ gas, gasUsed, calls }: Call): bigint {
  let most = gasUsed;
  for (const inner of calls) {
    const free = inner.type === 'CALL' && inner.value > 0n ? STIPEND : 0n;
    const before = gas - withReserve(inner.gas - free);
    // In this case the caller passed less gas than it could, so nothing can be inferred.
    if (before > gasUsed) continue;
    const needed = before + withReserve(gasNeededBy(inner) - free);
    if (needed > most) most = needed;
  }
  return most;
}
