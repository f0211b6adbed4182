import { describe, expect, it } from 'vitest';
import { markWords, snippet, wordMatcher } from './marked-text';

/** Returns the text with brackets around the marked parts. */
const marked = (text: string, query: string) =>
  markWords(text, wordMatcher(query))
    .map((part) => (part.marked ? `[${part.text}]` : part.text))
    .join('');

describe('marking', () => {
  it('marks words, words that begin with the query, parts of identifiers, and words with typos', () => {
    expect(marked('The pools hold it', 'pool')).toBe('The [pools] hold it');
    expect(marked('read sqrtPriceX96 once', 'sqrtpricex69')).toContain('[sqrtPriceX96]');
    expect(marked('exactInputSingle', 'single')).toBe('[exactInputSingle]');
  });

  it('treats markup as text, both in the text and in the query', () => {
    expect(marked('<img src=x onerror=alert(1)> & "x"', '<img onerror>')).toBe(
      '<[img] src=x [onerror]=alert(1)> & "x"',
    );
  });

  it('marks the query in a text without spaces as one piece', () => {
    expect(marked('集中流動性とは何か', '流動性')).toBe('集中[流動性]とは何か');
  });

  it('marks a compound that contains the query, but not a word that contains a short query', () => {
    expect(marked('Der Liquiditätsanbieter', 'anbieter')).toBe('Der [Liquiditätsanbieter]');
    expect(marked('the price', 'rice')).toBe('the price');
  });

  it('marks no hash that differs from the query', () => {
    expect(marked('0x414bf389', '0x414bf388')).toBe('0x414bf389');
  });
});

const FILLER = 'It says nothing of what is looked for, at some length. '.repeat(6);

describe('the snippet', () => {
  it('is the sentence that contains most of the query, from its beginning', () => {
    const text = `${FILLER}A fee. Every pool has one fee tier, set once. ${FILLER}`;
    expect(snippet(text, wordMatcher('fee tier'), 60)).toBe(
      '… Every pool has one fee tier, set once.',
    );
  });

  it('does not end a sentence at a version or a number', () => {
    const text = `Install @uniswap/v3-sdk 3.26.0 beside ethers 5.7.2 for quotes. ${FILLER}`;
    expect(snippet(text, wordMatcher('ethers'), 100)).toMatch(/^Install .*for quotes\.$/);
  });

  it('separates the cells of a table', () => {
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

  it('restores the backticks of code that is cut', () => {
    const text = `${'word '.repeat(60)}\`f(uint256 amount, address to)\` ${'word '.repeat(60)}`;
    expect(snippet(text, wordMatcher('amount'), 30).split('`').length % 2).toBe(1);
  });

  it('leaves a short text whole', () => {
    expect(snippet('All of it.', wordMatcher('x'), 100)).toBe('All of it.');
  });
});
