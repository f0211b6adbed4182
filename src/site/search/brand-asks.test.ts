import { expect, test } from 'vitest';
import { brandedAsks } from './brand-asks';

test('questions name the product and its identifiers as the pages do', () => {
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
