import { describe, expect, it } from 'vitest';
import { markedHtml, markWords, snippet, wordMatcher } from './mark-words';

const marked = (text: string, query: string) => markedHtml(markWords(text, wordMatcher(query)));

describe('marking', () => {
  it('marks words, beginnings, parts of identifiers and slips', () => {
    expect(marked('The pools hold it', 'pool')).toBe('The <mark>pools</mark> hold it');
    expect(marked('read sqrtPriceX96 once', 'sqrtpricex69')).toContain('<mark>sqrtPriceX96</mark>');
    expect(marked('exactInputSingle', 'single')).toBe('<mark>exactInputSingle</mark>');
  });

  it('lets no markup through, whether it was written or typed', () => {
    expect(marked('<img src=x onerror=alert(1)> & "x"', '<img onerror>')).toBe(
      '&lt;<mark>img</mark> src=x <mark>onerror</mark>=alert(1)&gt; &amp; &quot;x&quot;',
    );
  });

  it('takes a hash as it was typed', () => {
    expect(marked('0x414bf389', '0x414bf388')).toBe('0x414bf389');
  });
});

describe('the snippet', () => {
  it('shows the stretch where the query stands together', () => {
    const text = `${'filler words '.repeat(40)}the fee tier of a pool ${'and more '.repeat(40)}`;
    const cut = snippet(text, wordMatcher('fee tier'), 100);
    expect(cut).toContain('fee tier');
    expect(cut.length).toBeLessThanOrEqual(102);
    expect(cut.startsWith('…') && cut.endsWith('…')).toBe(true);
  });

  it('leaves a short text whole', () => {
    expect(snippet('All of it.', wordMatcher('x'), 100)).toBe('All of it.');
  });
});
