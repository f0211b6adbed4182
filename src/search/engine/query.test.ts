import { describe, expect, it } from 'vitest';
import { asksMeaning, boundQuery, parseQuery, reasonOf } from './query';

describe('the part of a query that is searched for', () => {
  it.each(['', 'pool', '  tick  spacing ', '"@uniswap/v3-sdk"?', '🦄 pool 🦄'])(
    'is the whole query if it has a usual length: %j',
    (query) => {
      expect(boundQuery(query)).toBe(query);
    },
  );

  it.each([
    ['words', 'pool tick '.repeat(1_000)],
    ['one word', 'x'.repeat(10_000)],
    ['punctuation', '{}'.repeat(5_000)],
    ['emoji', '🦄'.repeat(5_000)],
  ])('is the beginning of 10,000 characters: %s', (_, query) => {
    const bound = boundQuery(query);
    expect(query.startsWith(bound)).toBe(true);
    expect(bound.length).toBeLessThanOrEqual(256);
    expect(parseQuery(query)).toEqual(parseQuery(bound));
    expect(boundQuery(bound)).toBe(bound);
  });

  it('ends with a whole word', () => {
    const words = Array.from({ length: 40 }, (_, index) => `word${index}`);
    const bound = boundQuery(words.join(', '));
    expect(bound).toBe(words.slice(0, bound.split(', ').length).join(', '));
    expect(parseQuery(words.join(' ')).length).toBeLessThan(20);
  });
});

describe('the words of a query', () => {
  const textsOf = (query: string) =>
    parseQuery(query).flatMap(({ text, joins }) => (joins ? [] : [text]));

  it.each([
    ["what's a tick", ['tick']],
    ["swap doesn't work", ['swap', 'work']],
    ['the pool’s fee', ['pool', 'fee']],
  ])('leave out contractions: %s', (query, words) => {
    expect(textsOf(query)).toEqual(words);
  });

  it.each(['what is a tick', "what's slot0", 'what are hooks', 'wats a tick', 'define liquidity'])(
    'ask for a meaning: %s',
    (query) => {
      expect(asksMeaning(query)).toBe(true);
    },
  );

  it.each(['tick', 'what fee do I pay', 'how to swap', 'whatsapp'])(
    'do not ask for a meaning: %s',
    (query) => {
      expect(asksMeaning(query)).toBe(false);
    },
  );
});

describe('the significant part of a query', () => {
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
  ])('is the whole query otherwise: %j', (query) => {
    expect(reasonOf(query)).toBe(query);
  });

  it('is found quickly in a long query too', () => {
    for (const text of ['execution reverted ', 'a(', '(uint ', 'x '])
      reasonOf(text.repeat(256 / text.length));
  });
});
