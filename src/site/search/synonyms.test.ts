import { describe, expect, it } from 'vitest';
import { addSynonyms } from './synonyms';

const because = 'readers say so';
const scoresOf = (words: Record<string, Record<number, number>>) =>
  new Map(
    Object.entries(words).map(([word, records]) => [
      word,
      new Map(Object.entries(records).map(([record, score]) => [Number(record), score])),
    ]),
  );

describe('synonyms', () => {
  it('find records that contain another word of the group in any form, with a lower score', () => {
    const scores = scoresOf({ decreasing: { 1: 10 }, remove: { 2: 8 } });
    addSynonyms(scores, [{ words: ['withdraw', 'decrease', 'remove'], because }]);
    expect([...(scores.get('withdraw')?.keys() ?? [])].sort()).toEqual([1, 2]);
    expect(scores.get('withdraw')?.get(1)).toBeGreaterThan(0);
    expect(scores.get('withdraw')?.get(1)).toBeLessThan(10);
    expect(scores.get('remove')?.get(2)).toBe(8);
  });

  it('are not combined across groups', () => {
    const scores = scoresOf({ a1: { 1: 10 } });
    addSynonyms(scores, [
      { words: ['a1', 'b1'], because },
      { words: ['b1', 'c1'], because },
    ]);
    expect(scores.get('b1')?.has(1)).toBe(true);
    expect(scores.get('c1')?.has(1) ?? false).toBe(false);
  });

  it('find only records that contain all words of a phrase, and are found by its rarest word', () => {
    const scores = scoresOf({
      price: { 1: 5, 2: 5, 3: 5 },
      impact: { 1: 5 },
      slippage: { 4: 9 },
    });
    addSynonyms(scores, [{ words: ['slippage', 'price impact'], because }]);
    expect([...(scores.get('slippage')?.keys() ?? [])]).toEqual([4, 1]);
    expect(scores.get('impact')?.has(4)).toBe(true);
    expect(scores.get('price')?.has(4)).toBe(false);
  });
});
