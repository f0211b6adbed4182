import { describe, expect, it } from 'vitest';
import { shardsOfWord, similarShards } from './pick-shards';

const STARTS = ['0x', 'call', 'fee', 'pool', 'sqrt', 'tick', 'token', 'tokens', 'wrap'];
const word = (text: string) => ({ text, parts: [], last: false, hash: false, name: false });

describe('the shards of a word', () => {
  it('include the shards of the word and of its singular', () => {
    expect(shardsOfWord(word('pool'), STARTS)).toContain(3);
    expect(shardsOfWord(word('tokens'), STARTS)).toEqual(expect.arrayContaining([6, 7]));
  });

  it('are few, however many words begin with it', () => {
    const many = Array.from({ length: 50 }, (_, index) => `price${String(index).padStart(2, '0')}`);
    expect(new Set(shardsOfWord(word('price'), many)).size).toBeLessThanOrEqual(3);
  });
});

describe('the shards of words similar to a word', () => {
  it('start with the shards of the same beginning, also with two letters swapped', () => {
    const between = Array.from({ length: 40 }, (_, index) => `p${index + 10}`);
    const many = [...STARTS, ...between].sort();
    expect(similarShards([word('otken')], many)).toContain(many.indexOf('token'));
    expect(similarShards([word('tokne')], many)[0]).toBe(many.indexOf('tick'));
    expect(similarShards([word('tokne')], many)[1]).toBe(many.indexOf('token'));
  });

  it('include shards with the same first two letters, in case the third is a typo', () => {
    const many = ['sr', 'stal', 'stat', 'ste', 'su', 'sv', 'swap', 'tsa', 'ska'].sort();
    expect(similarShards([word('stker')], many)).toContain(many.indexOf('sr'));
  });

  it('are fewer for each word, the more words of the query may have typos', () => {
    const many = Array.from({ length: 50 }, (_, index) => `word${index + 10}`);
    const words = ['word11', 'word31', 'word51'].map(word);
    expect(similarShards(words.slice(0, 1), many)).toHaveLength(8);
    expect(similarShards(words, many)).toHaveLength(12);
    expect(similarShards([], many)).toEqual([]);
  });

  it('are as many for a word when the query also has hashes and short words, which need none', () => {
    const many = Array.from({ length: 50 }, (_, index) => `word${index + 10}`);
    const hash = { ...word('0x414bf389'), hash: true };
    expect(similarShards([word('word11'), hash, word('of')], many)).toHaveLength(8);
  });

  it('are one for each of the first twelve words of a long query', () => {
    const many = Array.from({ length: 50 }, (_, index) => `word${index + 10}`);
    const words = Array.from({ length: 15 }, (_, index) => word(`word${3 * index + 11}`));
    expect(similarShards(words, many)).toHaveLength(12);
  });

  it('are none for a hash, because hashes are not matched with typos', () => {
    expect(similarShards([{ ...word('0x414bf389'), hash: true }], STARTS)).toEqual([]);
  });
});
