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

  it('says nothing of another call, and nothing where it is of none', () => {
    expect(typedInAddress(searchWithRun('', NAME, {}), 'v3/single-swap.sol#ether-in')).toBe(
      undefined,
    );
    expect(typedInAddress('?amountIn=2', NAME)).toBe(undefined);
  });

  it('leaves the parameters of others as they are spelt, and takes its own away', () => {
    const search = searchWithRun('?q=x+y%20z&run=old&run.a=1&flag', NAME, { a: '2' });
    expect(search).toBe('?q=x+y%20z&flag&run=v3/single-swap.sol~exact-input&run.a=2');
    expect(searchWithoutRun(search)).toBe('?q=x+y%20z&flag');
    expect(searchWithoutRun('?run=a&run.b=c')).toBe('');
  });

  it('takes no more from an address than a number needs', () => {
    const search = searchWithRun('', NAME, { amountIn: '9'.repeat(5000) });
    expect(typedInAddress(search, NAME)?.amountIn).toHaveLength(100);
  });

  it('has edits in its fragment, which is else a place on the page', () => {
    expect(editsOfHash(hashOfEdits('q1Y-_w'))).toBe('q1Y-_w');
    expect(editsOfHash('#edit')).toBe(undefined);
    expect(editsOfHash('')).toBe(undefined);
  });
});
