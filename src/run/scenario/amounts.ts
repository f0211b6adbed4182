import { formatUnits, parseUnits } from 'viem';
import { ungrouped } from '../../protocol/exact/decimal-text';
import type { Unit } from '../../site/runs/scenario';

const DECIMALS: Partial<Record<Unit, number>> = { DAI: 18, USDC: 6, WETH9: 18, ETH: 18, LP: 18 };

/** Returns the number of decimals of a unit. */
const decimalsOf = (unit: Unit): number => DECIMALS[unit] ?? 0;

/**
 * Parses a number that a reader typed, and returns it in base units.
 *
 * @throws Error that explains what to type
 */
export function readAmount(text: string, unit: Unit): bigint {
  // Ticks can be negative; amounts can't.
  const typed = unit === 'tick' ? ungrouped(text).replace('−', '-') : ungrouped(text);
  const decimals = decimalsOf(unit);
  if (!(unit === 'tick' ? /^-?\d+(?:\.\d+)?$/ : /^\d+(?:\.\d+)?$/).test(typed))
    throw new Error('Write a number, such as 0.5.');
  const [, behind = ''] = typed.split('.');
  if (behind.length > decimals) {
    throw new Error(
      decimals === 0
        ? 'Write a whole number.'
        : `Write at most ${decimals} digits after the decimal point.`,
    );
  }
  return parseUnits(typed, decimals);
}

/**
 * Formats an amount in base units as whole units, with all digits. Negative amounts have a minus sign, not a hyphen.
 */
export const tellAmount = (amount: bigint, unit: Unit): string =>
  formatUnits(amount, decimalsOf(unit)).replace('-', '−');
