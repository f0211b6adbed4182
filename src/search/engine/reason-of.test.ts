import { describe, expect, it } from 'vitest';
import { reasonOf } from './reason-of';

describe('what a query asks for', () => {
  it.each([
    ['execution reverted: STF', 'STF'],
    ['MetaMask - RPC Error: execution reverted: Too little received', 'Too little received'],
    ["Fail with error 'UniswapV2Router: EXPIRED'", 'UniswapV2Router: EXPIRED'],
    [
      "Error: VM Exception while processing transaction: reverted with reason string 'Transaction too old'",
      'Transaction too old',
    ],
    [
      "Error: VM Exception while processing transaction: reverted with custom error 'InvalidNonce()'",
      'InvalidNonce',
    ],
    ['VM Exception while processing transaction: revert SPL', 'SPL'],
    [
      'cannot estimate gas (reason="execution reverted: LOK", method="estimateGas", code=UNPREDICTABLE_GAS_LIMIT)',
      'LOK',
    ],
    [
      'execution reverted: "Price slippage check" (action="estimateGas", data=…)',
      'Price slippage check',
    ],
    ['Uncaught (in promise) Error: Could not parse fraction', 'Could not parse fraction'],
  ])('is the reason of a pasted error: %s', (query, reason) => {
    expect(reasonOf(query)).toBe(reason);
  });

  it.each([
    ['AllowanceExpired(uint256)', 'AllowanceExpired'],
    ['getSqrtRatioAtTick(int24 tick)', 'getSqrtRatioAtTick'],
    ['swap(address,bool,int256,uint160,bytes)', 'swap'],
    ['observe(uint32[] calldata secondsAgos)', 'observe'],
    ['slot0()', 'slot0'],
  ])('is the name of a signature: %s', (query, name) => {
    expect(reasonOf(query)).toBe(name);
  });

  it.each([
    'tick spacing',
    'why was execution reverted',
    'execution reverted',
    'mint (with permit)',
    "don't lose tokens",
    '{}()"\'\\/',
    '',
  ])('is all of any other: %j', (query) => {
    expect(reasonOf(query)).toBe(query);
  });

  it('takes no longer for what is long', () => {
    for (const text of ['execution reverted ', 'a(', '(uint ', 'x '])
      reasonOf(text.repeat(256 / text.length));
  });
});
