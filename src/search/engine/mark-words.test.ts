import { describe, expect, it } from 'vitest';
import { markWords, wordMatcher } from './mark-words';

/** Returns the text with brackets around the marked parts. */
const marked = (text: string, query: string) =>
  markWords(text, wordMatcher(query))
    .map((part) => (part.marked ? `[${part.text}]` : part.text))
    .join('');

describe('marking', () => {
  it('marks words, beginnings, parts of identifiers and slips', () => {
    expect(marked('The pools hold it', 'pool')).toBe('The [pools] hold it');
    expect(marked('read sqrtPriceX96 once', 'sqrtpricex69')).toContain('[sqrtPriceX96]');
    expect(marked('exactInputSingle', 'single')).toBe('[exactInputSingle]');
  });

  it('takes markup for text, whether it was written or typed', () => {
    expect(marked('<img src=x onerror=alert(1)> & "x"', '<img onerror>')).toBe(
      '<[img] src=x [onerror]=alert(1)> & "x"',
    );
  });

  it('marks in a text without spaces what was typed, in one piece', () => {
    expect(marked('集中流動性とは何か', '流動性')).toBe('集中[流動性]とは何か');
  });

  it('marks a compound by a word inside of it, but not a word by a few of its letters', () => {
    expect(marked('Der Liquiditätsanbieter', 'anbieter')).toBe('Der [Liquiditätsanbieter]');
    expect(marked('the price', 'rice')).toBe('the price');
  });

  it('takes a hash as it was typed', () => {
    expect(marked('0x414bf389', '0x414bf388')).toBe('0x414bf389');
  });
});
