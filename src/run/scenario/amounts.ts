import { formatUnits, parseUnits } from 'viem';
import { ungrouped } from '../../protocol/exact/decimal-text';
import type { Unit } from '../../site/runs/scenario';

const DECIMALS: Partial<Record<Unit, number>> = { DAI: 18, USDC: 6, WETH9: 18, ETH: 18, LP: 18 };

/** Digits behind the point that a value of this unit may have. */
const decimalsOf = (unit: Unit): number => DECIMALS[unit] ?? 0;

/**
 * A number that a reader typed, in the smallest unit.
 *
 * @throws Error that says what to write
 */
export function readAmount(text: string, unit: Unit): bigint {
  // A tick may be below 0; no amount is.
  const typed = unit === 'tick' ? ungrouped(text).replace('−', '-') : ungrouped(text);
  const decimals = decimalsOf(unit);
  if (!(unit === 'tick' ? /^-?\d+(?:\.\d+)?$/ : /^\d+(?:\.\d+)?$/).test(typed))
    throw new Error('Write a number, such as 0.5.');
  const [, behind = ''] = typed.split('.');
  if (behind.length > decimals) {
    throw new Error(
      decimals === 0
        ? 'Write a whole number.'
        : `Write at most ${decimals} digits behind the point.`,
    );
  }
  return parseUnits(typed, decimals);
}

/** An amount in whole units, with every digit; negative ones with a minus sign. */
export const tellAmount = (amount: bigint, unit: Unit): string =>
  formatUnits(amount, decimalsOf(unit)).replace('-', '−');
