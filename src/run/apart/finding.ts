import type { Hex } from '../engine/json-rpc';
import { Refused } from './contract-calls';

/** A figure's number and the contracts' number for the same value. */
export interface Finding {
  /** Name of the value, such as `tick` or `amount0`. */
  name: string;
  /** Its unit; absent for a plain number. */
  unit?: string;
  figure: bigint;
  /** The number that the contract computed, or the reason why it reverted. */
  contract: { value: bigint } | { reason: string; data: Hex };
}

/** A number that a figure shows. */
export type Claimed = readonly [name: string, figure: bigint | number, unit?: string];

/**
 * Pairs a figure's numbers with those that the contracts compute.
 *
 * @param compute returns the contracts' numbers in the order of `claimed`; if a contract reverts, every finding has the
 *   reason instead of a number
 */
export async function compare(
  claimed: readonly Claimed[],
  compute: () => Promise<readonly (bigint | number)[]>,
): Promise<Finding[]> {
  const tell = (contract: (index: number) => Finding['contract']): Finding[] =>
    claimed.map(([name, figure, unit], index) => ({
      name,
      ...(unit !== undefined && { unit }),
      figure: BigInt(figure),
      contract: contract(index),
    }));
  try {
    const computed = await compute();
    return tell((index) => {
      const value = computed[index];
      if (value === undefined)
        throw new Error(
          'The contracts returned fewer numbers than the figure shows: compute one for each.',
        );
      return { value: BigInt(value) };
    });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { reason, data } = error;
    return tell(() => ({ reason, data }));
  }
}
