import { describe, expect, it } from 'vitest';
import { answerKey, maskOf, firstSignificantWord } from './direct-answer';

describe('what a query asks for', () => {
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
  ])('%j: its words, whatever their capitals and punctuation', (query, key) => {
    expect(answerKey(query)).toBe(key);
  });

  it.each(['887272', '887,272', '887_272', '887 272', "887'272", '+887272', '887\u202f272'])(
    '%j: one number, whatever separates its thousands',
    (query) => {
      expect(answerKey(query)).toBe('887272');
    },
  );

  it.each(['-887272', '-887,272', '\u2212887 272', '- 887_272'])(
    '%j: another number, for its sign',
    (query) => {
      expect(answerKey(query)).toBe('-887272');
    },
  );

  it('is nothing that has more words than any name', () => {
    expect(answerKey('pool '.repeat(12))).toBe('pool '.repeat(12).trim());
    expect(answerKey('pool '.repeat(13))).toBe('');
  });
});

describe('the word that says that there is an answer', () => {
  it.each([
    ['tick spacing', 'tick'],
    ['in range', 'range'],
    ['-887272', '887272'],
    ['i', 'i'],
  ])('of %j is the first that says something', (key, word) => {
    expect(firstSignificantWord(key)).toBe(word);
  });

  it('counts the words of each key in a bit of its own', () => {
    expect([maskOf('tick'), maskOf('tick spacing'), maskOf('too little received')]).toEqual([
      1, 2, 4,
    ]);
  });
});
