import { describe, expect, it } from 'vitest';
import { type AddressCodec, searchWithState } from './use-address-state';

const codec: AddressCodec<{ a: number; b: number }> = {
  defaults: { a: 1, b: 2 },
  read: () => ({ a: 1, b: 2 }),
  write: ({ a, b }) => ({ a: String(a), b: String(b) }),
};

describe('searchWithState', () => {
  it('writes only values that differ from the defaults', () => {
    expect(searchWithState('', codec, { a: 5, b: 2 })).toBe('?a=5');
    expect(searchWithState('?a=5', codec, codec.defaults)).toBe('');
  });

  it('leaves other parameters as they were written', () => {
    expect(searchWithState('?q=x+y%20z&a=9&flag', codec, { a: 3, b: 4 })).toBe(
      '?q=x+y%20z&flag&a=3&b=4',
    );
  });
});
