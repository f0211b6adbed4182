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
  it('carries what was typed, and gives it back', () => {
    const search = searchWithRun('', NAME, { amountIn: '1,500', deadline: '5&run=x#é' });
    expect(search).toMatch(/^\?run=v3\/single-swap\.sol~exact-input&run\.amountIn=1%2C500&/);
    expect(typedInAddress(search, NAME)).toEqual({ amountIn: '1,500', deadline: '5&run=x#é' });
  });

  it('says nothing about another call, or if it is about no call', () => {
    expect(typedInAddress(searchWithRun('', NAME, {}), 'v3/single-swap.sol#ether-in')).toBe(
      undefined,
    );
    expect(typedInAddress('?amountIn=2', NAME)).toBe(undefined);
  });

  it('leaves other parameters unchanged, and removes its own', () => {
    const search = searchWithRun('?q=x+y%20z&run=old&run.a=1&flag', NAME, { a: '2' });
    expect(search).toBe('?q=x+y%20z&flag&run=v3/single-swap.sol~exact-input&run.a=2');
    expect(searchWithoutRun(search)).toBe('?q=x+y%20z&flag');
    expect(searchWithoutRun('?run=a&run.b=c')).toBe('');
  });

  it('reads no more characters from an address than a number has', () => {
    const search = searchWithRun('', NAME, { amountIn: '9'.repeat(5000) });
    expect(typedInAddress(search, NAME)?.amountIn).toHaveLength(100);
  });

  it('has edits in its fragment, which otherwise names a place on the page', () => {
    expect(editsOfHash(hashOfEdits('q1Y-_w'))).toBe('q1Y-_w');
    expect(editsOfHash('#edit')).toBe(undefined);
    expect(editsOfHash('')).toBe(undefined);
  });
});
