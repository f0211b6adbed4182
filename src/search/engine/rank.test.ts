import { describe, expect, it } from 'vitest';
import type { ShardEntry } from '../../site/search/index-format';
import type { KindLetter } from '../../site/search/page-kind';
import { asksMeaning, parseQuery } from './query';
import { rank } from './rank';

/** Returns the page of a record in an index with ten records on each page. */
const pageOf = (record: number) => Math.floor(record / 10);

/** Ranks the pages of an index that contains these words, each with its score by record. */
function rankedBy(
  words: Record<string, Record<number, number>>,
  query: string,
  kinds: readonly KindLetter[] = [],
) {
  const shard = Object.entries(words).map(([word, records]): ShardEntry => {
    const numbers = Object.keys(records).map(Number);
    const steps = numbers.map((number, at) => number - (numbers[at - 1] ?? 0));
    return [word, steps, Object.values(records)];
  });
  return rank(
    parseQuery(query),
    [shard],
    {
      records: 100,
      pageOf,
      sectionsOf: () => 10,
      kindOf: (page) => kinds[page] ?? 'c',
    },
    asksMeaning(query),
  );
}

const pagesOf = (ranked: readonly { page: number }[]) => ranked.map(({ page }) => page);

describe('ranking', () => {
  it('counts words in two sections of a page less than words in one section', () => {
    const ranked = rankedBy(
      { skim: { 1: 20, 11: 20, 31: 20 }, sync: { 2: 20, 11: 20 } },
      'skim sync',
    );
    expect(pagesOf(ranked)).toEqual([1, 0, 3].slice(0, ranked.length));
    expect(ranked[0]?.sections[0]?.record).toBe(11);
  });

  it('counts an insignificant word little, unless the query has no other word', () => {
    const words = { difference: { 1: 30 }, route: { 11: 20 } };
    expect(pagesOf(rankedBy(words, 'difference route'))[0]).toBe(1);
    expect(pagesOf(rankedBy(words, 'difference'))).toEqual([0]);
  });

  it('puts the section that contains most of the query first', () => {
    const [first] = rankedBy({ tick: { 1: 20, 4: 15 }, spacing: { 4: 20 } }, 'tick spacing');
    expect(first?.sections[0]?.record).toBe(4);
  });

  it('ignores a word that is not in the index', () => {
    expect(pagesOf(rankedBy({ pool: { 1: 20 } }, 'frobnicate pool'))).toEqual([0]);
  });

  it('ranks a guide above a reference for words, and the entry of a name above a guide', () => {
    const words = { collectfees: { 1: 20, 11: 30 }, fees: { 1: 20, 11: 20 } };
    expect(pagesOf(rankedBy(words, 'fees', ['r', 'g']))).toEqual([1, 0]);
    expect(pagesOf(rankedBy(words, 'collectFees', ['g', 'r']))).toEqual([1, 0]);
  });

  it('ranks a concept above the entry of a class if the query asks what something is', () => {
    const words = { tick: { 1: 30, 11: 26 } };
    expect(pagesOf(rankedBy(words, 'tick', ['r', 'c']))).toEqual([1, 0]);
    const close = { tick: { 1: 50, 11: 26 } };
    expect(pagesOf(rankedBy(close, 'tick', ['r', 'c']))).toEqual([0, 1]);
    expect(pagesOf(rankedBy(close, "what's a tick", ['r', 'c']))).toEqual([1, 0]);
  });

  it('ranks v3 above v1, unless the query names v1', () => {
    const words = { oracle: { 1: 20, 11: 20 }, v1: { 1: 2, 11: 2 } };
    expect(pagesOf(rankedBy(words, 'oracle', ['G', 'g']))).toEqual([1, 0]);
    expect(pagesOf(rankedBy(words, 'v1 oracle', ['G', 'g']))).toEqual([0, 1]);
  });

  it('finds a name whose words include stop words', () => {
    const words = { setfeeto: { 41: 60 }, set: { 1: 30 }, fee: { 1: 30, 41: 2 } };
    expect(pagesOf(rankedBy(words, 'set fee to', ['g']))[0]).toBe(4);
  });

  it('ranks v1 first if the query is a name from v1', () => {
    const words = { uniswapv2factory: { 1: 20, 11: 20 } };
    expect(pagesOf(rankedBy(words, 'UniswapV2Factory', ['R', 'r']))).toEqual([0, 1]);
  });

  it('finds a name that was written as separate words', () => {
    const words = {
      exactinputsingle: { 41: 60 },
      exact: { 1: 9, 41: 1 },
      input: { 1: 9, 41: 1 },
      single: { 1: 9, 41: 1 },
    };
    expect(pagesOf(rankedBy(words, 'exact input single'))[0]).toBe(4);
  });
});
