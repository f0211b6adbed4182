import type { Hex } from '../engine/quantities';

/** A figure's number, with the number that the contracts compute. */
export interface Finding {
  /** Its name in the contracts, such as `tick` or `amount0`. */
  name: string;
  /** Its unit; absent for a plain number. */
  unit?: string;
  figure: bigint;
  /** The number that the contract computed, or the reason why it reverted. */
  contract: { value: bigint } | { reason: string; data: Hex };
}
