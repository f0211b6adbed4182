import { describe, expect, test } from 'vitest';
import { memberAt } from '../../../tests/reference/typescript-fixture';
import {
  PACKAGES,
  runtimeOf,
  symbolNamed,
  symbolsOf,
  type PackageName,
} from '../../../tests/reference/typescript-symbols';

/** Symbols that have a page, and symbols mentioned on the pages about the old packages. */
const SHOWN: Record<PackageName, string> = {
  '@uniswap/v3-sdk': `FullMath LiquidityMath Multicall NoTickDataProvider NonfungiblePositionManager Payments Pool
    Position PositionLibrary Route SelfPermit SqrtPriceMath Staker SwapMath SwapQuoter SwapRouter Tick TickLibrary
    TickList TickListDataProvider TickMath Trade FeeAmount AllowedPermitArguments BestTradeOptions ClaimOptions
    CollectOptions CommonAddLiquidityOptions FeeOptions IncentiveKey IncreaseSpecificOptions MethodParameters
    MintSpecificOptions NFTPermitOptions QuoteOptions RemoveLiquidityOptions SafeTransferOptions
    StandardPermitArguments SwapOptions TickConstructorArgs TickDataProvider WithdrawOptions`,
  '@uniswap/sdk-core': `CurrencyAmount Ether Fraction NativeCurrency Percent Price Token Rounding SupportedChainId
    TradeType`,
  '@uniswap/v2-sdk': `Pair Route Trade Router computePairAddress FACTORY_ADDRESS INIT_CODE_HASH MINIMUM_LIQUIDITY
    InsufficientReservesError InsufficientInputAmountError TradeOptions TradeOptionsDeadline SwapParameters
    BestTradeOptions`,
  '@uniswap/sdk': `Fetcher ChainId Token TokenAmount CurrencyAmount Fraction Percent Price Pair Route Trade Router
    Currency ETHER WETH Rounding TradeType FACTORY_ADDRESS INIT_CODE_HASH MINIMUM_LIQUIDITY currencyEquals`,
};

/** Symbols that are not exported, but that exported declarations mention. */
const MET_ONLY: Record<PackageName, string[]> = {
  '@uniswap/v3-sdk': ['PositionConstructorArgs', 'FeeGrowthOutside'],
  '@uniswap/sdk-core': ['BaseCurrency'],
  '@uniswap/v2-sdk': ['InputOutput'],
  '@uniswap/sdk': ['InputOutput'],
};

describe.each(PACKAGES)('%s', (owner) => {
  test('every symbol that a page shows is found once', () => {
    const names = symbolsOf(owner).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(SHOWN[owner].split(/\s+/)));
    expect(new Set(names).size).toBe(names.length);
  });

  test('every export of the module at run time is found and marked as exported', () => {
    const exported = symbolsOf(owner)
      .filter(({ signature }) => signature.startsWith('export '))
      .map(({ name }) => name);
    // `@uniswap/sdk` re-exports JSBI, which is not its own.
    const run = Object.keys(runtimeOf(owner)).filter((name) => name !== 'JSBI');
    const types = symbolsOf(owner).filter(({ kind }) => kind === 'interface' || kind === 'type');
    expect(exported.filter((name) => !types.some((type) => type.name === name)).sort()).toEqual(
      run.sort(),
    );
  });

  test('symbols that are mentioned but not exported are found without export', () => {
    const met = symbolsOf(owner).filter(({ signature }) => !signature.startsWith('export '));
    expect(met.map(({ name }) => name).sort()).toEqual(MET_ONLY[owner].toSorted());
  });
});

test('constants have the values of the deployed contracts', () => {
  const value = (owner: PackageName, name: string) => symbolNamed(owner, name).members[0]?.value;
  expect(value('@uniswap/v3-sdk', 'FACTORY_ADDRESS')).toBe(
    '0x1F98431c8aD98523631AE4a59f267346ea31F984',
  );
  expect(value('@uniswap/v3-sdk', 'POOL_INIT_CODE_HASH')).toMatch(/^0xe34f199b[0-9a-f]{56}$/);
  expect(value('@uniswap/v3-sdk', 'TICK_SPACINGS')).toBe(
    '{"100":1,"500":10,"3000":60,"10000":200}',
  );
  expect(value('@uniswap/v2-sdk', 'MINIMUM_LIQUIDITY')).toBe('1000');
  expect(value('@uniswap/sdk-core', 'MaxUint256')).toBe((2n ** 256n - 1n).toString());
  const ticks = symbolNamed('@uniswap/v3-sdk', 'TickMath');
  expect(memberAt(ticks, 'MIN_TICK').value).toBe('-887272');
  expect(memberAt(ticks, 'MIN_SQRT_RATIO').value).toBe('4295128739');
});

test('private constructors, deprecation and inheritance are read, because pages show them', () => {
  const trade = symbolNamed('@uniswap/v3-sdk', 'Trade');
  expect(memberAt(trade, 'constructor').signature).toBe('private constructor()');
  expect(memberAt(trade, 'route').comment?.details).toMatch(/^Deprecated in favor of 'swaps'/);
  expect(memberAt(symbolNamed('@uniswap/sdk-core', 'Ether'), 'chainId').inheritedFrom).toBe(
    'BaseCurrency',
  );
  expect(
    memberAt(symbolNamed('@uniswap/v2-sdk', 'TradeOptionsDeadline'), 'recipient').inheritedFrom,
  ).toBe('TradeOptions');
  expect(symbolNamed('@uniswap/v3-sdk', 'Pool')).toMatchObject({
    version: '3.9.0',
    licence: 'MIT',
    file: 'dist/entities/pool.d.ts',
  });
});
