import { describe, expect, it } from 'vitest';
import { addressText } from './address-text';

describe('addressText', () => {
  it('joins bytes that were broken into lines', () => {
    expect(addressText(' 0xab\n  cd ')).toBe('0xabcd');
  });

  it('keeps lists of bits, in the form that is typed and in the form that the tool shows', () => {
    expect(addressText('3, 7 - 12')).toBe('3,7-12');
    expect(addressText('0–3, 8')).toBe('0-3,8');
  });

  it('never joins two numbers into one', () => {
    expect(addressText('3 7')).toBe('');
    expect(addressText('77 2')).toBe('');
  });
});
