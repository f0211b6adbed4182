import { describe, expect, it } from 'vitest';
import { addressText } from './address-text';

describe('addressText', () => {
  it('joins bytes that came in lines', () => {
    expect(addressText(' 0xab\n  cd ')).toBe('0xabcd');
  });

  it('keeps lists of bits, as typed and as the tool shows them', () => {
    expect(addressText('3, 7 - 12')).toBe('3,7-12');
    expect(addressText('0–3, 8')).toBe('0-3,8');
  });

  it('makes no number of two', () => {
    expect(addressText('3 7')).toBe('');
    expect(addressText('77 2')).toBe('');
  });
});
