import { describe, expect, it } from 'vitest';
import {
  formatChange,
  formatDays,
  formatFactor,
  formatPrice,
  formatRatio,
  formatShare,
  formatTick,
  formatUsdc,
  formatWeth,
  priceParameter,
} from './figure-numbers';

describe('numbers in figures', () => {
  it('have grouped digits, true minus signs and units', () => {
    expect(formatPrice(2_004.6)).toBe('2,005');
    expect(formatPrice(801.23)).toBe('801.2');
    expect(formatWeth(2.5)).toBe('2.500');
    expect(formatUsdc(10_000.4)).toBe('10,000');
    expect(formatFactor(8.44)).toBe('8.4×');
    expect(formatFactor(99.96)).toBe('100×');
    expect(formatFactor(2.7387e26)).toBe('2.74e26×');
    expect(formatDays(1)).toBe('1 day');
    expect(formatDays(1_095)).toBe('1,095 days');
    expect(formatRatio(1.998)).toBe('2×');
    expect(formatShare(0.446)).toBe('45%');
    expect(formatTick(-200_340)).toBe('−200,340');
    expect(priceParameter(1_503.96)).toBe('1504');
    expect(formatChange(-0.05719)).toBe('−5.72%');
    expect(formatChange(0.5)).toBe('+50.00%');
    expect(formatChange(-0.00001)).toBe('0%');
  });
});
