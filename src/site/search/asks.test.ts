import { describe, expect, test } from 'vitest';
import { type AskingDoc, brandedAsks, sameAsks, unansweredAsks } from './asks';

const doc = (asks: string[], name = 'fees', path = `/contracts/v3/${name}`): AskingDoc => ({
  file: `content/docs/${name}.mdx`,
  path,
  asks,
  askPlaces: asks.map((_, index) => ({ line: 5 + index, column: 5 })),
});

const page = {
  title: 'Fees',
  description: 'How the fees of a position are collected.',
  sections: [
    { heading: 'Collect', text: 'Swapping pays a fee.', code: ['collectAllFees(params)'] },
  ],
};

describe('a page with enough words of a question answers it', () => {
  test.each([
    'How do I collect the fees of positions?',
    'Who pays when I swap?',
    'What does collectAllFees return?',
    'collecting a fee',
  ])('%s', (ask) => {
    expect(unansweredAsks(doc([ask]), page)).toEqual([]);
  });
});

test('a question is reported if the page lacks more than half of its words', () => {
  expect(unansweredAsks(doc(['Who pays?', 'How do I bridge a position to Base?']), page)).toEqual([
    {
      file: 'content/docs/fees.mdx',
      line: 6,
      column: 5,
      message: `the page doesn't seem to answer "How do I bridge a position to Base?", because it lacks the words "bridge", "base": add the answer to the page, or reword the question so that at least half of its words are on the page`,
    },
  ]);
});

describe('a repeated question', () => {
  const versions = [{ path: '/contracts/v3' }, { path: '/contracts/v1' }];
  const ask = 'How do I collect fees?';

  test('is reported within a version, regardless of the form and order of its words', () => {
    const docs = [doc(['When are fees collected'], 'old'), doc([ask], 'fees')];
    expect(sameAsks(docs, versions)).toMatchObject([
      {
        file: 'content/docs/old.mdx',
        line: 5,
        message:
          '"When are fees collected" is also asked in content/docs/fees.mdx:5, in the same words: keep it only on the page that answers it best',
      },
    ]);
  });

  test('is allowed in another version', () => {
    const docs = [doc([ask]), doc([ask], 'old', '/contracts/v1/fees'), doc([ask], 'c', '/fees')];
    expect(sameAsks(docs, versions)).toEqual([]);
  });

  test('is reported on the same page', () => {
    expect(sameAsks([doc([ask, ask])], versions)).toHaveLength(1);
  });
});

test('questions contain the same names of the product and its identifiers as pages', () => {
  const brand = {
    product: { name: 'Cirrus', slug: 'cirrus' },
    identifiers: {
      packageScopes: { '@uniswap': '@cirrus' },
      contractPrefixes: { Uniswap: 'Cirrus' },
    },
  };
  const asks = ['What is {product}?', 'import IUniswapV3Pool from @uniswap/v3-core'];
  expect(brandedAsks(asks, brand)).toEqual([
    'What is Cirrus?',
    'import ICirrusV3Pool from @cirrus/v3-core',
  ]);
});
