import { describe, expect, it } from 'vitest';
import { markWords, wordMatcher } from './mark-words';

/** With brackets around what is marked. */
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

  it('takes a hash as it was typed', () => {
    expect(marked('0x414bf389', '0x414bf388')).toBe('0x414bf389');
  });
});
