import { CurrencyAmount, Ether, Percent, TradeType, type Currency } from '@uniswap/sdk-core';
import { Multicall, Payments, Route, SwapQuoter, SwapRouter, Trade } from '@uniswap/v3-sdk';
import JSBI from 'jsbi';
import { describe, expect, it } from 'vitest';
import { functionsIn, swapRouter02 } from './calldata-functions';
import { row, says } from './page-text';
import { options, pageOf, recipient, usdcWeth, wethDai } from './sdk-v3-pools';
import { DAI, USDC, wei, WETH, whole } from './tokens';

const ether = Ether.onChain(1);
const oneEther = CurrencyAmount.fromRawAmount(ether, String(wei));

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
const buy = trade(whole(USDC, 2000n), whole(WETH, 1n));
const sellEther = (exactOutput: boolean) => trade(oneEther, whole(USDC, 2000n), exactOutput);

describe('the page of SwapRouter', () => {
  const page = pageOf('SwapRouter');
  const functions = (...given: Parameters<typeof SwapRouter.swapCallParameters>) =>
    functionsIn(SwapRouter.INTERFACE, SwapRouter.swapCallParameters(...given));

  it('distinguishes the two routers', () => {
    const first = SwapRouter.swapCallParameters(buy, options).calldata.slice(0, 10);
    says(
      page,
      row('`SwapRouter`', `\`${first}\``, 'this class'),
      `| \`SwapRouter02\` | \`${swapRouter02.getSighash('exactInputSingle')}\` |`,
    );
    const signatures = Object.values(swapRouter02.functions).map((item) =>
      swapRouter02.getSighash(item),
    );
    for (const name of ['exactInputSingle', 'exactInput', 'exactOutputSingle', 'exactOutput'])
      expect(signatures).not.toContain(SwapRouter.INTERFACE.getSighash(name));
  });

  it('lists the contents of the calldata', () => {
    const fee = { fee: new Percent(1, 100), recipient };
    const buyEther = trade(whole(USDC, 2000n), oneEther);
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
    says(page, `\`value\` is ${Number(value) / 1e18} ETH`, 'otherwise it is `0x00`');
    expect(SwapRouter.swapCallParameters(buy, options).value).toBe('0x00');
  });

  it('warns of ether for which no refund is encoded', () => {
    const limited = {
      ...options,
      sqrtPriceLimitX96: JSBI.add(usdcWeth.sqrtRatioX96, JSBI.BigInt(1)),
    };
    expect(functions(sellEther(false), limited)).toEqual(['exactInputSingle']);
    const { calldata } = SwapRouter.swapCallParameters(sellEther(false), limited);
    const packed = { calldata: Multicall.encodeMulticall([calldata, Payments.encodeRefundETH()]) };
    expect(functionsIn(SwapRouter.INTERFACE, packed)).toEqual(['exactInputSingle', 'refundETH']);
    says(page, 'Multicall.encodeMulticall([calldata, Payments.encodeRefundETH()])');
  });

  it('names the errors', () => {
    const far = trade(whole(USDC, 2000n), whole(DAI, 2000n));
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
  const selector = (route: typeof near, type: TradeType, useQuoterV2?: boolean) =>
    SwapQuoter.quoteCallParameters(route, whole(USDC, 1n), type, { useQuoterV2 }).calldata.slice(
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
        ...[false, true].map((second) =>
          many.map((type) => `\`${selector(far, type, second)}\``).join(', '),
        ),
      ),
    );
    for (const type of many) expect(selector(far, type, true)).toBe(selector(far, type));
  });

  it('explains that the amount is not compared with the route, nor a limit with 0', () => {
    expect(selector(near, TradeType.EXACT_OUTPUT)).toMatch(/^0x/);
    const limit = { sqrtPriceLimitX96: 0 };
    expect(() =>
      SwapQuoter.quoteCallParameters(far, whole(USDC, 1n), TradeType.EXACT_INPUT, limit),
    ).toThrow('MULTIHOP_PRICE_LIMIT');
    says(page, 'MULTIHOP_PRICE_LIMIT', 'even one of 0');
  });
});
