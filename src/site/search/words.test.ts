import { describe, expect, it } from 'vitest';
import { joinedPairs, partsOf, tokenize, wordPlaces } from './words';

describe('tokenize', () => {
  it.each([
    ['sqrtPriceX96', ['sqrtpricex96', 'sqrt', 'price', 'x96']],
    ['UniswapV3Pool', ['uniswapv3pool', 'uniswap', 'v3', 'pool']],
    [
      'TransferHelper: TRANSFER_FROM_FAILED',
      [
        ...['transferhelper', 'transfer', 'helper'],
        ...['transfer_from_failed', 'transfer', 'from', 'failed'],
      ],
    ],
    ['@uniswap/v3-sdk', ['uniswap', 'v3', 'sdk']],
    ['a fee of 0.3%', ['a', 'fee', 'of', '0.3']],
    ['end. Next', ['end', 'next']],
  ])('finds the words of %s', (text, words) => {
    expect(tokenize(text)).toEqual(words);
  });

  it.each([
    ['流動性', ['流動', '動性']],
    ['v3の流動性', ['v3', 'の流', '流動', '動性']],
    ['スワップ', ['スワ', 'ワッ', 'ップ']],
    ['費', ['費']],
    ['유동성 공급', ['유동성', '공급']],
  ])('finds pairs of characters in %s', (text, words) => {
    expect(tokenize(text)).toEqual(words);
  });

  it('returns the position of each word', () => {
    const text = 'a 𠮷野家 sum';
    for (const { word, at } of wordPlaces(text)) expect(text.slice(at).startsWith(word)).toBe(true);
    expect(wordPlaces(text)).toHaveLength(4);
  });

  it('does not split hashes and addresses', () => {
    expect(tokenize('0x1F98431c8aD98523631AE4a59f267346ea31F984')).toEqual([
      '0x1f98431c8ad98523631ae4a59f267346ea31f984',
    ]);
    expect(partsOf('0x414bf389')).toEqual([]);
  });

  it('joins adjacent words, so that a heading is found by one word', () => {
    expect(joinedPairs('Ticks and tick spacing')).toContain('tickspacing');
  });
});
