import type { Fraction } from '../exact/fraction';

const figures = new Intl.NumberFormat('en', {
  minimumSignificantDigits: 3,
  maximumSignificantDigits: 3,
});

/**
 * Returns what an amount of gas costs, in ether, with three significant digits. A fee is a price for each unit of gas.
 *
 * @example
 * gasCost(106501, { numerator: 1n, denominator: 1n }) -> '0.000107'
 *
 * @param gwei fee for a unit of gas, in gwei (10⁻⁹ ether)
 */
export const gasCost = (gas: number, gwei: Fraction): string =>
  figures.format((gas * Number(gwei.numerator)) / Number(gwei.denominator) / 1e9);

/** Gas of every transaction, before any code runs. */
const TRANSACTION = 21_000;
/** Gas of a byte of calldata that is zero, and of any other. */
const ZERO_BYTE = 4;
const OTHER_BYTE = 16;

/**
 * Returns the gas that a call's transaction uses before any code runs. Source: EIP-2028.
 *
 * @param data calldata as hex, with `0x`
 */
export const gasBeforeCode = (data: string): number =>
  (data.slice(2).match(/../g) ?? []).reduce(
    (sum, byte) => sum + (byte === '00' ? ZERO_BYTE : OTHER_BYTE),
    TRANSACTION,
  );
