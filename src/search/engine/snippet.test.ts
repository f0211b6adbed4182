import { describe, expect, it } from 'vitest';
import { wordMatcher } from './mark-words';
import { snippet } from './snippet';

const FILLER = 'It says nothing of what is looked for, at some length. '.repeat(6);

describe('the snippet', () => {
  it('is the sentence where the query stands together, from its beginning', () => {
    const text = `${FILLER}A fee. Every pool has one fee tier, set once. ${FILLER}`;
    expect(snippet(text, wordMatcher('fee tier'), 60)).toBe(
      '… Every pool has one fee tier, set once.',
    );
  });

  it('does not end a sentence at a version or a number', () => {
    const text = `Install @uniswap/v3-sdk 3.26.0 beside ethers 5.7.2 for quotes. ${FILLER}`;
    expect(snippet(text, wordMatcher('ethers'), 100)).toMatch(/^Install .*for quotes\.$/);
  });

  it('takes cells of a table apart', () => {
    const text = `${FILLER}STF · The token refused. · Approve first. · LOK · Locked. · ${FILLER}`;
    expect(snippet(text, wordMatcher('LOK'), 20)).toBe('… LOK · Locked.');
  });

  it('cuts a sentence that is too long between words', () => {
    const text = `${'filler words '.repeat(40)}the fee tier of a pool ${'and more '.repeat(40)}`;
    const cut = snippet(text, wordMatcher('fee tier'), 100);
    expect(cut).toContain('fee tier');
    expect(cut.length).toBeLessThanOrEqual(104);
    expect(cut.startsWith('…') && cut.endsWith('…')).toBe(true);
  });

  it('leaves no code open where it cuts through it', () => {
    const text = `${'word '.repeat(60)}\`f(uint256 amount, address to)\` ${'word '.repeat(60)}`;
    expect(snippet(text, wordMatcher('amount'), 30).split('`').length % 2).toBe(1);
  });

  it('leaves a short text whole', () => {
    expect(snippet('All of it.', wordMatcher('x'), 100)).toBe('All of it.');
  });
});
