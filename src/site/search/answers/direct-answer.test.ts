import { describe, expect, it } from 'vitest';
import { answerKey, maskOf, firstSignificantWord } from './direct-answer';

describe('the key of a query', () => {
  it.each([
    ['STF', 'stf'],
    ['  stf ', 'stf'],
    ['UniswapV2: K', 'uniswapv2 k'],
    ['Too little received.', 'too little received'],
    ['Tick-spacing', 'tick spacing'],
    ['TickMath.MAX_TICK', 'tickmath max_tick'],
    ['InvalidNonce()', 'invalidnonce'],
    ['0x414BF389', '0x414bf389'],
    ['Q64.96', 'q64.96'],
    ['', ''],
    ['…?', ''],
  ])('ignores case and punctuation in %j', (query, key) => {
    expect(answerKey(query)).toBe(key);
  });

  it.each(['887272', '887,272', '887_272', '887 272', "887'272", '+887272', '887\u202f272'])(
    'ignores thousands separators in %j',
    (query) => {
      expect(answerKey(query)).toBe('887272');
    },
  );

  it.each(['-887272', '-887,272', '\u2212887 272', '- 887_272'])(
    'keeps the sign of %j',
    (query) => {
      expect(answerKey(query)).toBe('-887272');
    },
  );

  it('is empty if the query has too many words', () => {
    expect(answerKey('pool '.repeat(12))).toBe('pool '.repeat(12).trim());
    expect(answerKey('pool '.repeat(13))).toBe('');
  });
});

describe('the index entry that marks an answer', () => {
  it.each([
    ['tick spacing', 'tick'],
    ['in range', 'range'],
    ['-887272', '887272'],
    ['i', 'i'],
  ])('belongs to the first significant word of %j', (key, word) => {
    expect(firstSignificantWord(key)).toBe(word);
  });

  it('has a separate bit for each number of words in a key', () => {
    expect([maskOf('tick'), maskOf('tick spacing'), maskOf('too little received')]).toEqual([
      1, 2, 4,
    ]);
  });
});
