import { describe, expect, it } from 'vitest';
import { asksMeaning, boundQuery, parseQuery } from './query';

describe('the part of a query that is searched for', () => {
  it.each(['', 'pool', '  tick  spacing ', '"@uniswap/v3-sdk"?', '🦄 pool 🦄'])(
    'is all of what readers type: %j',
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
  ])('leave out what stands behind an apostrophe: %s', (query, words) => {
    expect(textsOf(query)).toEqual(words);
  });

  it.each(['what is a tick', "what's slot0", 'what are hooks', 'wats a tick', 'define liquidity'])(
    'ask what a thing is: %s',
    (query) => {
      expect(asksMeaning(query)).toBe(true);
    },
  );

  it.each(['tick', 'what fee do I pay', 'how to swap', 'whatsapp'])(
    'ask no such thing: %s',
    (query) => {
      expect(asksMeaning(query)).toBe(false);
    },
  );
});
