import { describe, expect, it } from 'vitest';
import {
  editsOfHash,
  hashOfEdits,
  searchWithoutRun,
  searchWithRun,
  typedInAddress,
} from './run-address';

const NAME = 'v3/single-swap.sol#exact-input';

describe('the address of a call', () => {
  it('contains the values that were typed, and is parsed to the same values', () => {
    const search = searchWithRun('', NAME, { amountIn: '1,500', deadline: '5&run=x#é' });
    expect(search).toMatch(/^\?run=v3\/single-swap\.sol~exact-input&run\.amountIn=1%2C500&/);
    expect(typedInAddress(search, NAME)).toEqual({ amountIn: '1,500', deadline: '5&run=x#é' });
  });

  it('has no values if it is for another call, or for none', () => {
    expect(typedInAddress(searchWithRun('', NAME, {}), 'v3/single-swap.sol#ether-in')).toBe(
      undefined,
    );
    expect(typedInAddress('?amountIn=2', NAME)).toBe(undefined);
  });

  it('keeps other parameters unchanged, and loses its own when the call is closed', () => {
    const search = searchWithRun('?q=x+y%20z&run=old&run.a=1&flag', NAME, { a: '2' });
    expect(search).toBe('?q=x+y%20z&flag&run=v3/single-swap.sol~exact-input&run.a=2');
    expect(searchWithoutRun(search)).toBe('?q=x+y%20z&flag');
    expect(searchWithoutRun('?run=a&run.b=c')).toBe('');
  });

  it('is read only up to the length that a number can have', () => {
    const search = searchWithRun('', NAME, { amountIn: '9'.repeat(5000) });
    expect(typedInAddress(search, NAME)?.amountIn).toHaveLength(100);
  });

  it('has edits in its fragment, which otherwise names an anchor on the page', () => {
    expect(editsOfHash(hashOfEdits('q1Y-_w'))).toBe('q1Y-_w');
    expect(editsOfHash('#edit')).toBe(undefined);
    expect(editsOfHash('')).toBe(undefined);
  });
});
