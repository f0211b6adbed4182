import { expect, test } from 'vitest';
import { markupOf } from '../../../tests/compile-text';

const identifiers = {
  packageScopes: { '@uniswap': '@nimbus', '@web3-react': '@web3-react' },
  contractPrefixes: { Uniswap: 'Nimbus' },
};

test('code shows published names under the names that the settings bind them to', () => {
  const html = markupOf(
    'Call `UniswapV3Pool` or `IUniswapV3Pool` of `@uniswap/v3-sdk`, not `PreUniswapper`.\n\n```text sketch\nUniswapV3Factory\n```',
    { identifiers },
  ).replaceAll('<wbr>', '');
  for (const shown of ['NimbusV3Pool', 'INimbusV3Pool', '@nimbus/v3-sdk', 'NimbusV3Factory']) {
    expect(html).toContain(shown);
  }
  expect(html).toContain('PreUniswapper');
});
