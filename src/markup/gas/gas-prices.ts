import { delegate, type Stop } from '../../kit/dom/delegate';
import { message } from '../../kit/language/message';
import { readDecimal } from '../../protocol/exact/decimal-text';
import type { Fraction } from '../../protocol/exact/fraction';
import type { Reading } from '../../protocol/exact/reading';
import { gasCost } from '../../protocol/gas/gas-cost';
import { GAS_CALL, GAS_LINE, GAS_PROBLEM } from './names';

const FIELD = `.${GAS_LINE} input`;

const fields = (): HTMLInputElement[] => [...document.querySelectorAll<HTMLInputElement>(FIELD)];

/** Largest base fee that a field accepts, in gwei. More is taken for an amount in wei. */
const LARGEST_FEE = 1_000_000n;

function readFee(text: string): Reading<Fraction> {
  const { value: fee, problem } = readDecimal(text);
  if (!fee) return { problem };
  if (fee.numerator <= LARGEST_FEE * fee.denominator) return { value: fee };
  const most = LARGEST_FEE.toLocaleString('en');
  return { problem: message('Enter at most {most} gwei: 1 gwei is 1,000,000,000 wei.', { most }) };
}

/**
 * Shows what each call on the page costs at the base fee that a reader typed into one of the fields. The fee is the
 * same for all tables of the page, so the other fields show it too.
 */
function showCosts(field: HTMLInputElement): void {
  const { value: fee, problem } = readFee(field.value);
  for (const other of fee ? fields() : [field]) {
    if (fee) other.value = field.value;
    const told = other.closest(`.${GAS_LINE}`)?.querySelector(`.${GAS_PROBLEM}`);
    if (told) told.textContent = problem ?? '';
    other.setAttribute('aria-invalid', String(!fee));
  }
  if (!fee) return;
  for (const figure of document.querySelectorAll(`[${GAS_CALL}]`)) {
    const cost = figure.nextElementSibling;
    const gas = Number(figure.textContent.replaceAll(',', ''));
    if (cost) cost.textContent = message('{amount} ETH', { amount: gasCost(gas, fee) });
  }
}

/**
 * Recomputes the costs in tables of gas while the reader types a base fee. This code is loaded when the reader first
 * focuses a field, so when it starts, it applies what the reader has typed in the meantime. Later calls do nothing.
 */
export function startGasPrices(): void {
  stop ??= start();
}

/** Removes the listener. Only tests need it. */
export function stopGasPrices(): void {
  stop?.();
  stop = undefined;
}

let stop: Stop | undefined;

function start(): Stop {
  const typed = fields().find(({ value, defaultValue }) => value !== defaultValue);
  if (typed) showCosts(typed);
  return delegate('input', FIELD, (field) => {
    if (field instanceof HTMLInputElement) showCosts(field);
  });
}
