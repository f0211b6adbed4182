import type { Hex } from '../engine/quantities';

/** A number of a figure, and what the contracts say. */
export interface Finding {
  /** What it is called in the contracts: `tick`, `amount0` … */
  name: string;
  /** What it counts; absent where it is a number of its own. */
  unit?: string;
  figure: bigint;
  /** What the contract computed, or why it did not. */
  contract: { value: bigint } | { reason: string; data: Hex };
}
