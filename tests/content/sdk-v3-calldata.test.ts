import { Interface, type JsonFragment } from '@ethersproject/abi';
import { CurrencyAmount, Ether, Percent, TradeType, type Currency } from '@uniswap/sdk-core';
import {
  Multicall,
  NonfungiblePositionManager,
  Payments,
  Position,
  Route,
  SelfPermit,
  Staker,
  SwapQuoter,
  SwapRouter,
  Trade,
} from '@uniswap/v3-sdk';
import JSBI from 'jsbi';
import { describe, expect, it } from 'vitest';
import { fileJson, fileText, row, says } from './page-text';
import { amountOf, DAI, position, USDC, usdcWeth, WETH, wethDai } from './sdk-v3-pools';

const pageOf = (name: string) => `sdk/v3/reference/classes/${name}`;
const recipient = '0x000000000000000000000000000000000000dEaD';
const options = { recipient, slippageTolerance: new Percent(50, 10_000), deadline: 1_700_000_000 };
const ether = Ether.onChain(1);
const oneEther = CurrencyAmount.fromRawAmount(ether, (10n ** 18n).toString());
const artifact = (path: string) =>
  new Interface(fileJson(`node_modules/@uniswap/${path}`).abi as unknown as JsonFragment[]);

/** Names of the functions that calldata calls, in order. */
function functionsIn(contract: Interface, calldata: string): string[] {
  const multicall = Multicall.INTERFACE.getSighash('multicall');
  const calls: string[] = calldata.startsWith(multicall)
    ? (Multicall.INTERFACE.decodeFunctionData('multicall', calldata)[0] as string[])
    : [calldata];
  return calls.map((call) => contract.getFunction(call.slice(0, 10)).name);
}

const trade = (
  input: CurrencyAmount<Currency>,
  output: CurrencyAmount<Currency>,
  exactOutput = false,
) =>
  Trade.createUncheckedTrade({
    route: new Route(
      output.currency.equals(DAI) ? [usdcWeth, wethDai] : [usdcWeth],
      input.currency,
      output.currency,
    ),
    inputAmount: input,
    outputAmount: output,
    tradeType: exactOutput ? TradeType.EXACT_OUTPUT : TradeType.EXACT_INPUT,
  });
const buy = trade(amountOf(USDC, 2000n), amountOf(WETH, 1n));
const sellEther = (exactOutput: boolean) => trade(oneEther, amountOf(USDC, 2000n), exactOutput);

describe('the page of SwapRouter', () => {
  const page = pageOf('SwapRouter');
  const functions = (...given: Parameters<typeof SwapRouter.swapCallParameters>) =>
    functionsIn(SwapRouter.INTERFACE, SwapRouter.swapCallParameters(...given).calldata);

  it('tells the two routers apart', () => {
    const second = artifact(
      'swap-router-contracts/artifacts/contracts/SwapRouter02.sol/SwapRouter02.json',
    );
    const first = SwapRouter.swapCallParameters(buy, options).calldata.slice(0, 10);
    says(
      page,
      row('`SwapRouter`', `\`${first}\``, 'this class'),
      `| \`SwapRouter02\` | \`${second.getSighash('exactInputSingle')}\` |`,
    );
    const signatures = Object.values(second.functions).map((item) => second.getSighash(item));
    for (const name of ['exactInputSingle', 'exactInput', 'exactOutputSingle', 'exactOutput'])
      expect(signatures).not.toContain(SwapRouter.INTERFACE.getSighash(name));
  });

  it('lists what the calldata holds', () => {
    const fee = { fee: new Percent(1, 100), recipient };
    const buyEther = trade(amountOf(USDC, 2000n), oneEther);
    expect(functions(buy, options)).toEqual(['exactInputSingle']);
    expect(functions([buy, buy], options)).toEqual(['exactInputSingle', 'exactInputSingle']);
    expect(functions(buy, { ...options, fee })).toEqual(['exactInputSingle', 'sweepTokenWithFee']);
    expect(functions(buyEther, options)).toEqual(['exactInputSingle', 'unwrapWETH9']);
    expect(functions(buyEther, { ...options, fee })).toEqual([
      'exactInputSingle',
      'unwrapWETH9WithFee',
    ]);
    expect(functions(sellEther(true), options)).toEqual(['exactOutputSingle', 'refundETH']);
    const { value } = SwapRouter.swapCallParameters(sellEther(true), options);
    says(page, `it is ${Number(value) / 1e18} ETH`, 'else `0x00`');
    expect(SwapRouter.swapCallParameters(buy, options).value).toBe('0x00');
  });

  it('warns of ether that no refund is encoded for', () => {
    const limited = {
      ...options,
      sqrtPriceLimitX96: JSBI.add(usdcWeth.sqrtRatioX96, JSBI.BigInt(1)),
    };
    expect(functions(sellEther(false), limited)).toEqual(['exactInputSingle']);
    const { calldata } = SwapRouter.swapCallParameters(sellEther(false), limited);
    const packed = Multicall.encodeMulticall([calldata, Payments.encodeRefundETH()]);
    expect(functionsIn(SwapRouter.INTERFACE, packed)).toEqual(['exactInputSingle', 'refundETH']);
    says(page, 'Multicall.encodeMulticall([calldata, Payments.encodeRefundETH()])');
  });

  it('names the errors', () => {
    const far = trade(amountOf(USDC, 2000n), amountOf(DAI, 2000n));
    expect(() => functions(far, { ...options, sqrtPriceLimitX96: 1 })).toThrow(
      'MULTIHOP_PRICE_LIMIT',
    );
    expect(() => functions([buy, sellEther(false)], options)).toThrow('TOKEN_IN_DIFF');
    expect(() => functions([buy, far], options)).toThrow('TOKEN_OUT_DIFF');
    const inputTokenPermit = { v: 27, r: '0x', s: '0x', amount: 1, deadline: 1 } as const;
    expect(() => functions(sellEther(false), { ...options, inputTokenPermit })).toThrow(
      'NON_TOKEN_PERMIT',
    );
    says(page, 'MULTIHOP_PRICE_LIMIT', 'TOKEN_IN_DIFF', 'TOKEN_OUT_DIFF', 'NON_TOKEN_PERMIT');
  });
});

describe('the page of SwapQuoter', () => {
  const page = pageOf('SwapQuoter');
  const [near, far] = [
    new Route([usdcWeth], USDC, WETH),
    new Route([usdcWeth, wethDai], USDC, DAI),
  ];
  const selector = (route: typeof near | typeof far, type: TradeType, useQuoterV2?: boolean) =>
    SwapQuoter.quoteCallParameters(route, amountOf(USDC, 1n), type, { useQuoterV2 }).calldata.slice(
      0,
      10,
    );

  it('lists the selectors of the two quoters', () => {
    const of = (type: TradeType) => [
      `\`${selector(near, type)}\``,
      `\`${selector(near, type, true)}\``,
    ];
    const many = [TradeType.EXACT_INPUT, TradeType.EXACT_OUTPUT];
    says(
      page,
      row('`quoteExactInputSingle`', ...of(TradeType.EXACT_INPUT)),
      row('`quoteExactOutputSingle`', ...of(TradeType.EXACT_OUTPUT)),
      row(
        '`quoteExactInput`, `quoteExactOutput`',
        many.map((type) => `\`${selector(far, type)}\``).join(', '),
        'the same',
      ),
    );
    for (const type of many) expect(selector(far, type, true)).toBe(selector(far, type));
  });

  it('compares neither the amount with the route nor a limit with 0', () => {
    expect(selector(near, TradeType.EXACT_OUTPUT)).toMatch(/^0x/);
    const limit = { sqrtPriceLimitX96: 0 };
    expect(() =>
      SwapQuoter.quoteCallParameters(far, amountOf(USDC, 1n), TradeType.EXACT_INPUT, limit),
    ).toThrow('MULTIHOP_PRICE_LIMIT');
    says(page, 'MULTIHOP_PRICE_LIMIT', '0 included');
  });
});

describe('the page of NonfungiblePositionManager', () => {
  const page = pageOf('NonfungiblePositionManager');
  const functions = ({ calldata }: { calldata: string }) =>
    functionsIn(NonfungiblePositionManager.INTERFACE, calldata);
  const { addCallParameters, collectCallParameters, removeCallParameters } =
    NonfungiblePositionManager;
  const { recipient: _, ...toIncrease } = { ...options, tokenId: 5 };
  const owed = (...currencies: [Currency, Currency]) => ({
    expectedCurrencyOwed0: CurrencyAmount.fromRawAmount(currencies[0], 0),
    expectedCurrencyOwed1: CurrencyAmount.fromRawAmount(currencies[1], 0),
    recipient,
  });
  const remove = (share: Percent, burnToken: boolean) =>
    removeCallParameters.call(NonfungiblePositionManager, position, {
      ...toIncrease,
      liquidityPercentage: share,
      burnToken,
      collectOptions: owed(USDC, WETH),
    });
  const add = (...given: Parameters<typeof addCallParameters>) =>
    NonfungiblePositionManager.addCallParameters(...given);

  it('says which functions are called', () => {
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
    expect(functions(remove(new Percent(1, 2), false))).toEqual(['decreaseLiquidity', 'collect']);
    const collected = (...of: [Currency, Currency]) =>
      functions(
        collectCallParameters.call(NonfungiblePositionManager, { tokenId: 5, ...owed(...of) }),
      );
    expect(collected(USDC, WETH)).toEqual(['collect']);
    expect(collected(USDC, ether)).toEqual(['collect', 'unwrapWETH9', 'sweepToken']);
    says(page, '`decreaseLiquidity`, `collect`, at 100% also `burn`', 'a `refundETH` is added');
  });

  it('names the errors, and the mint that should have been an increase', () => {
    expect(functions(add(position, { ...options, tokenId: 5 }))).toEqual(['mint']);
    const missing = { ...toIncrease, recipient: undefined as unknown as string };
    expect(() => add(position, missing)).toThrow('undefined is not a valid address.');
    expect(() => remove(new Percent(1, 2), true)).toThrow('CANNOT_BURN');
    expect(() => remove(new Percent(0), false)).toThrow('ZERO_LIQUIDITY');
    const noWeth = new Position({
      pool: wethDai,
      liquidity: 1,
      tickLower: -60,
      tickUpper: 60,
    });
    expect(() => add(noWeth, { ...options, useNative: Ether.onChain(10) })).toThrow('NO_WETH');
    says(page, 'CANNOT_BURN', 'ZERO_LIQUIDITY', 'NO_WETH', '`undefined is not a valid address.`');
  });
});

describe('the page of Staker', () => {
  const page = pageOf('Staker');
  const key = { rewardToken: DAI, pool: usdcWeth, startTime: 1, endTime: 2, refundee: recipient };
  const functions = ({ calldata }: { calldata: string }) => functionsIn(Staker.INTERFACE, calldata);

  it('says which functions are called, and that 1.0.2 has the same', () => {
    const stay = functions(Staker.collectRewards(key, { tokenId: 1, recipient }));
    const leave = functions(
      Staker.withdrawToken([key, key], { tokenId: 1, recipient, owner: recipient }),
    );
    expect(leave.slice(2)).toEqual([...leave.slice(0, 2), 'withdrawToken']);
    says(
      page,
      `| be paid and stay | \`collectRewards\` | ${stay.map((name) => `\`${name}\``).join(', ')} |`,
    );
    const current = artifact(
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

  it('tells one key from several by their length', () => {
    const bytes = (data: string) => (data.length - 2) / 2;
    expect(bytes(Staker.encodeDeposit([key, key]))).toBeGreaterThan(2 * 160);
    says(page, `one key is ${bytes(Staker.encodeDeposit([key]))} bytes`);
    expect(() => Staker.encodeDeposit([])).toThrow('Cannot read properties of undefined');
  });

  it('quotes errors of the contract', () => {
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

describe('the pages of payments, permits and multicalls', () => {
  it('cuts a fee down to whole basis points, within what the contract takes', () => {
    const fee = { fee: new Percent(5, 100_000), recipient };
    const data = Payments.encodeUnwrapWETH9(JSBI.BigInt(1), recipient, fee);
    expect(Payments.INTERFACE.decodeFunctionData('unwrapWETH9WithFee', data)[2].toString()).toBe(
      '0',
    );
    const source = fileText(
      'node_modules/@uniswap/v3-periphery/contracts/base/PeripheryPaymentsWithFee.sol',
    );
    expect(source).toContain('require(feeBips > 0 && feeBips <= 100);');
    says(pageOf('Payments'), '0.005% becomes 0', '1 to 100 (0.01% to 1%)');
    expect(() => NonfungiblePositionManager.INTERFACE.getFunction('unwrapWETH9WithFee')).toThrow();
  });

  it('lets a key named nonce choose the kind of permit', () => {
    const signed = { v: 27, r: `0x${'00'.repeat(32)}`, s: `0x${'00'.repeat(32)}` } as const;
    const selector = (given: Parameters<typeof SelfPermit.encodePermit>[1]) =>
      SelfPermit.encodePermit(DAI, given).slice(0, 10);
    const standard = selector({ ...signed, amount: 1, deadline: 1 });
    const allowed = selector({ ...signed, nonce: 1, expiry: 1 });
    says(
      pageOf('SelfPermit'),
      `\`selfPermit\`, \`${standard}\``,
      `\`selfPermitAllowed\`, \`${allowed}\``,
    );
    expect(SelfPermit.INTERFACE.getFunction('selfPermitIfNecessary').name).toBeTruthy();
  });

  it('packs two calls, and leaves one alone', () => {
    expect(Multicall.encodeMulticall(['0x1234'])).toBe('0x1234');
    const packed = Multicall.encodeMulticall(['0x1234', '0x5678']).slice(0, 10);
    expect(Multicall.encodeMulticall([]).slice(0, 10)).toBe(packed);
    says(pageOf('Multicall'), `\`multicall(bytes[])\`, \`${packed}\``);
  });
});
