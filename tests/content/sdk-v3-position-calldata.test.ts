import { CurrencyAmount, Ether, Percent, type Currency } from '@uniswap/sdk-core';
import { NonfungiblePositionManager, Position, Staker } from '@uniswap/v3-sdk';
import { describe, expect, it } from 'vitest';
import { functionsIn, interfaceOf } from './calldata-functions';
import { fileJson, fileText, says } from './page-text';
import { options, pageOf, position, recipient, usdcWeth, wethDai } from './sdk-v3-pools';
import { DAI, USDC, WETH } from './tokens';

const ether = Ether.onChain(1);

describe('the page of NonfungiblePositionManager', () => {
  const page = pageOf('NonfungiblePositionManager');
  const functions = (sent: { calldata: string }) =>
    functionsIn(NonfungiblePositionManager.INTERFACE, sent);
  const { slippageTolerance, deadline } = options;
  const toIncrease = { slippageTolerance, deadline, tokenId: 5 };
  const owed = (...currencies: [Currency, Currency]) => ({
    expectedCurrencyOwed0: CurrencyAmount.fromRawAmount(currencies[0], 0),
    expectedCurrencyOwed1: CurrencyAmount.fromRawAmount(currencies[1], 0),
    recipient,
  });
  const remove = (share: Percent, burnToken: boolean) =>
    NonfungiblePositionManager.removeCallParameters(position, {
      ...toIncrease,
      liquidityPercentage: share,
      burnToken,
      collectOptions: owed(USDC, WETH),
    });
  const add = NonfungiblePositionManager.addCallParameters.bind(NonfungiblePositionManager);

  it('lists the functions that are called', () => {
    expect(functions(add(position, options))).toEqual(['mint']);
    expect(functions(add(position, toIncrease))).toEqual(['increaseLiquidity']);
    expect(functions(add(position, { ...options, createPool: true, useNative: ether }))).toEqual([
      'createAndInitializePoolIfNecessary',
      'mint',
      'refundETH',
    ]);
    expect(functions(remove(new Percent(1), true))).toEqual([
      'decreaseLiquidity',
      'collect',
      'burn',
    ]);
    for (const share of [new Percent(1), new Percent(1, 2)]) {
      expect(functions(remove(share, false))).toEqual(['decreaseLiquidity', 'collect']);
    }
    const collected = (...of: [Currency, Currency]) =>
      functions(NonfungiblePositionManager.collectCallParameters({ tokenId: 5, ...owed(...of) }));
    expect(collected(USDC, WETH)).toEqual(['collect']);
    expect(collected(USDC, ether)).toEqual(['collect', 'unwrapWETH9', 'sweepToken']);
    says(
      page,
      '`collect`, and `burn` if you remove 100% with `burnToken`',
      'the SDK adds `refundETH`',
    );
  });

  it('shows the errors, and a mint that should have been an increase', () => {
    expect(functions(add(position, { ...options, tokenId: 5 }))).toEqual(['mint']);
    const missing = { ...toIncrease, recipient: undefined as unknown as string };
    expect(() => add(position, missing)).toThrow('undefined is not a valid address.');
    expect(() => remove(new Percent(1, 2), true)).toThrow('CANNOT_BURN');
    expect(() => remove(new Percent(0), false)).toThrow('ZERO_LIQUIDITY');
    const noWeth = new Position({ pool: wethDai, liquidity: 1, tickLower: -60, tickUpper: 60 });
    expect(() => add(noWeth, { ...options, useNative: Ether.onChain(10) })).toThrow('NO_WETH');
    says(page, 'CANNOT_BURN', 'ZERO_LIQUIDITY', 'NO_WETH', '`undefined is not a valid address.`');
  });
});

describe('the page of Staker', () => {
  const page = pageOf('Staker');
  const key = { rewardToken: DAI, pool: usdcWeth, startTime: 1, endTime: 2, refundee: recipient };
  const functions = (sent: { calldata: string }) => functionsIn(Staker.INTERFACE, sent);

  it('lists the functions that are called, which are the same in 1.0.2', () => {
    const stay = functions(Staker.collectRewards(key, { tokenId: 1, recipient }));
    const leave = functions(
      Staker.withdrawToken([key, key], { tokenId: 1, recipient, owner: recipient }),
    );
    expect(leave.slice(2)).toEqual([...leave.slice(0, 2), 'withdrawToken']);
    says(
      page,
      `| collect rewards and stay staked | \`collectRewards\` | ${stay.map((name) => `\`${name}\``).join(', ')} |`,
    );
    const current = interfaceOf(
      'v3-staker/artifacts/contracts/UniswapV3Staker.sol/UniswapV3Staker.json',
    );
    expect(fileJson('node_modules/@uniswap/v3-staker/package.json').version).toBe('1.0.2');
    for (const name of new Set([...stay, ...leave]))
      expect(current.getSighash(name)).toBe(Staker.INTERFACE.getSighash(name));
    const { dependencies } = fileJson('node_modules/@uniswap/v3-sdk/package.json') as {
      dependencies: Record<string, string>;
    };
    says(page, `\`@uniswap/v3-staker\` ${dependencies['@uniswap/v3-staker']},`);
  });

  it('distinguishes one key from several by their length', () => {
    const bytes = (data: string) => (data.length - 2) / 2;
    expect(bytes(Staker.encodeDeposit([key, key]))).toBeGreaterThan(2 * 160);
    says(page, `One key is ${bytes(Staker.encodeDeposit([key]))} bytes`);
    expect(() => Staker.encodeDeposit([])).toThrow('Cannot read properties of undefined');
  });

  it('shows errors of the contract', () => {
    const source = fileText('node_modules/@uniswap/v3-staker/contracts/UniswapV3Staker.sol');
    for (const [name, message] of [
      ['stakeToken', 'incentive ended'],
      ['withdrawToken', 'cannot withdraw token while staked'],
      ['stakeToken', 'non-existent incentive'],
      ['unstakeToken', 'stake does not exist'],
    ] as const) {
      expect(source).toContain(`'UniswapV3Staker::${name}: ${message}'`);
      says(page, `\`${message}\``);
    }
  });
});
