import { CurrencyAmount, type Currency, Percent, TradeType } from '@uniswap/sdk-core';
import {
  ADDRESS_ZERO,
  type Pool,
  Route,
  SwapQuoter,
  SwapRouter,
  type SwapOptions,
  Trade,
} from '@uniswap/v3-sdk';
import { describe, expect, it } from 'vitest';
import {
  callsOf,
  common,
  ether,
  namesOf,
  owner,
  page,
  pool,
  poolOf,
  signature,
} from './option-encoding';
import { row, says } from './page-text';
import { DAI, raw, USDC, WETH } from './tokens';

describe('swapping', () => {
  const trade = (
    input: Currency,
    output: Currency,
    tradeType = TradeType.EXACT_INPUT,
    pools: Pool[] = [pool],
  ) =>
    Trade.createUncheckedTrade({
      route: new Route(pools, input, output),
      inputAmount: CurrencyAmount.fromRawAmount(input, 10_000),
      outputAmount: CurrencyAmount.fromRawAmount(output, 9_969),
      tradeType,
    });
  const options: SwapOptions = {
    ...common,
    slippageTolerance: new Percent(1, 100),
    recipient: owner,
  };
  const swap = (extra: Partial<SwapOptions> = {}, of = trade(USDC, WETH)) =>
    SwapRouter.swapCallParameters(of, { ...options, ...extra });
  const field = (parameters: { calldata: string }, index: number) =>
    callsOf(parameters)[0]?.args[0]?.split(',')[index];

  it('shows the minimum at 1% and at 5,000%', () => {
    says(
      page('SwapOptions'),
      `a tolerance of 1%, the minimum is ${Number(field(swap(), 6)).toLocaleString('en-GB')}.`,
      `the minimum for a quote of 9,969 is ${field(swap({ slippageTolerance: new Percent(50) }), 6)}.`,
    );
  });

  it('sends the maximum that an exact output may cost', () => {
    const exactOutput = swap({}, trade(ether, USDC, TradeType.EXACT_OUTPUT));
    expect(BigInt(exactOutput.value)).toBe(10_100n);
  });

  it('sends ether to the zero address if the options say so', () => {
    const calls = callsOf(swap({ recipient: ADDRESS_ZERO }, trade(USDC, ether)));
    expect(calls[1]).toEqual({ name: 'unwrapWETH9', args: ['9870', ADDRESS_ZERO] });
  });

  it.each([
    ['Invariant failed: SLIPPAGE_TOLERANCE', () => swap({ slippageTolerance: new Percent(-1) })],
    [
      'Invariant failed: NON_TOKEN_PERMIT',
      () =>
        swap({ inputTokenPermit: { ...signature, amount: 1, deadline: 1 } }, trade(ether, USDC)),
    ],
    [
      'Invariant failed: MULTIHOP_PRICE_LIMIT',
      () =>
        swap(
          { sqrtPriceLimitX96: 0 },
          trade(DAI, WETH, TradeType.EXACT_INPUT, [poolOf(DAI, USDC), pool]),
        ),
    ],
  ])('names the error %s', (message, call) => {
    expect(call).toThrow(message);
    says(page('SwapOptions'), `\`${message}\``);
  });

  it.each([
    ['new Percent(25, 10_000)', new Percent(25, 10_000)],
    ['new Percent(1, 100)', new Percent(1, 100)],
    ['new Percent(2, 100)', new Percent(2, 100)],
    ['new Percent(5, 100_000)', new Percent(5, 100_000)],
  ])('shows the basis points of a fee of %s', (code, fee) => {
    const sweep = callsOf(swap({ fee: { fee, recipient: owner } }))[1];
    expect(sweep?.name).toBe('sweepTokenWithFee');
    expect(sweep?.args[1]).toBe('9870');
    says(page('FeeOptions'), `| \`${code}\`, ${fee.toSignificant()}% | ${sweep?.args[3]} | `);
  });

  it('distinguishes the two permits by the nonce', () => {
    const standard = { ...signature, amount: 1, deadline: 1 };
    expect(namesOf(swap({ inputTokenPermit: standard }))[0]).toBe('selfPermit');
    const allowed = { ...signature, nonce: 0, expiry: 1 };
    expect(namesOf(swap({ inputTokenPermit: allowed }))[0]).toBe('selfPermitAllowed');
    const mixed = { ...standard, nonce: 0 };
    expect(() => swap({ inputTokenPermit: mixed })).toThrow('Cannot convert undefined to a BigInt');
  });
});

describe('quoting', () => {
  it.each([
    'quoteExactInputSingle',
    'quoteExactOutputSingle',
    'quoteExactInput',
    'quoteExactOutput',
  ])('shows the selectors of %s', (name) => {
    const [first, second] = [SwapQuoter.V1INTERFACE, SwapQuoter.V2INTERFACE].map((quoter) =>
      quoter.getSighash(name),
    );
    says(page('QuoteOptions'), row(`\`${name}\``, `\`${first}\``, `\`${second}\``));
  });
});

describe('searching trades', () => {
  const amount = raw(USDC, 1_000);

  it('names the errors of empty bounds, and finds nothing without an error', async () => {
    await expect(Trade.bestTradeExactIn([pool], amount, WETH, { maxHops: 0 })).rejects.toThrow(
      'MAX_HOPS',
    );
    await expect(
      Trade.bestTradeExactIn([pool], amount, WETH, { maxNumResults: 0 }),
    ).rejects.toThrow('MAX_SIZE_ZERO');
    expect(await Trade.bestTradeExactIn([poolOf(DAI, USDC)], amount, WETH)).toEqual([]);
  });
});
