import { type Currency, CurrencyAmount, Ether, Percent, TradeType } from '@uniswap/sdk-core';
import { FACTORY_ADDRESS, INIT_CODE_HASH, Pair, Route, Router, Trade } from '@uniswap/v2-sdk';
import { describe, expect, it } from 'vitest';
import { pairHash } from './overview-page';
import { grouped, groupedExact, messageOf, row } from './page-text';
import { DAI, USDC, wei, WETH, whole } from './tokens';
import { contractGuide, pairWith, percent, sdkGuide, states } from './v1-page';

const ether = Ether.onChain(1);
const half = new Percent(50, 10_000);
const pair = pairWith(DAI);
const sale = Trade.exactIn(new Route([pair], WETH, DAI), whole(WETH, 10));
const purchase = Trade.exactOut(new Route([pair], WETH, DAI), whole(DAI, 1_000));

const trading = sdkGuide('trading');
const pricing = sdkGuide('pricing');

describe('the guides of the v1 SDK', () => {
  it('show the results of a sale and a purchase', () => {
    const [out, least] = [sale.outputAmount, sale.minimumAmountOut(half)];
    const [cost, most] = [purchase.inputAmount, purchase.maximumAmountIn(half)];
    states(trading, `${groupedExact(out.toExact())} DAI | ${groupedExact(cost.toExact())} WETH`);
    states(trading, `${groupedExact(least.toExact())} DAI | ${groupedExact(most.toExact())} WETH`);
    states(pricing, row('`outputAmount`', `${groupedExact(out.toExact())} DAI`));
    const price = sale.executionPrice.toSignificant(6);
    states(pricing, row('`executionPrice`', `${price} DAI per WETH`));
    states(pricing, row('`priceImpact`', `${sale.priceImpact.toFixed(2)}%, fee included`));
    states(pricing, `${sale.worstExecutionPrice(half).toSignificant(6)} DAI per WETH`);
    states(pricing, `for one pair and ${percent(1 - 0.997 ** 2, 4)} for two`);
    const [, after] = pair.getOutputAmount(whole(WETH, 10));
    states(pricing, `'${after.priceOf(WETH).toSignificant(6)}'`);
  });

  it('show mid prices in either direction and over two pairs', () => {
    const usdc = pairWith(USDC);
    const mid = (pairs: Pair[], from: typeof DAI, to: typeof DAI) =>
      new Route(pairs, from, to).midPrice.toSignificant(6);
    const pairs = '1,000 WETH and 2,000,000 DAI';
    states(pricing, row('WETH → DAI', pairs, mid([pair], WETH, DAI), 'DAI per WETH'));
    states(pricing, row('DAI → WETH', pairs, mid([pair], DAI, WETH), 'WETH per DAI'));
    states(pricing, `2,000,000 USDC | ${mid([pair, usdc], DAI, USDC)} | USDC per DAI`);
    const [best] = Trade.bestTradeExactIn([pair, usdc], whole(DAI, 2_000), USDC);
    states(trading, `returns ${grouped(Number(best?.outputAmount.toExact()), 6)} USDC`);
    states(trading, `USDC, which is ${best?.priceImpact.toFixed(2)}% below the mid price`);
  });

  it('name the function that the SDK picks for each trade', () => {
    const names = (from: Currency, to: Currency) =>
      [TradeType.EXACT_INPUT, TradeType.EXACT_OUTPUT].map((type) => {
        const currency = type === TradeType.EXACT_INPUT ? from : to;
        const amount = CurrencyAmount.fromRawAmount(currency, wei.toString());
        const options = { allowedSlippage: half, recipient: DAI.address, deadline: 1_700_000_000 };
        const trade = new Trade(new Route([pair], from, to), amount, type);
        const { methodName, value, args } = Router.swapCallParameters(trade, options);
        expect(value === '0x0').toBe(!from.isNative);
        expect(args).toHaveLength(from.isNative ? 4 : 5);
        return `\`${methodName}\``;
      });
    states(trading, row('token → token', ...names(WETH, DAI)));
    states(trading, row('ETH → token', ...names(ether, DAI)));
    states(trading, row('token → ETH', ...names(DAI, ether)));
  });

  const errors: [page: string, call: () => unknown][] = [
    [pricing, () => new Route([pair], USDC, DAI)],
    [pricing, () => new Route([pair], DAI, USDC)],
    [pricing, () => new Route([pair, pair, pairWith(USDC)], DAI, USDC)],
    [pricing, () => new Route([], DAI, USDC)],
    [pricing, () => pair.priceOf(USDC)],
    [trading, () => sale.minimumAmountOut(new Percent(-1, 100))],
    [trading, () => new Trade(sale.route, whole(WETH, 1), TradeType.EXACT_OUTPUT)],
    [sdkGuide('fetching-data'), () => new Pair(whole(DAI, 1), whole(DAI, 1))],
    [
      sdkGuide('fetching-data'),
      () => new Pair(whole(DAI, 0), whole(WETH, 0)).token0Price.toFixed(2),
    ],
    [sdkGuide('getting-pair-addresses'), () => Pair.getAddress(DAI, DAI)],
  ];
  it.each(errors)('show the errors that the packages throw (%#)', (page, call) => {
    expect(page).toContain(`\`${messageOf(call)}\``);
  });

  it('list addresses that the SDK computes', () => {
    for (const page of [
      sdkGuide('getting-pair-addresses'),
      contractGuide('getting-pair-addresses'),
    ]) {
      states(page, row('USDC/WETH', `\`${Pair.getAddress(USDC, WETH)}\``));
      states(page, row('DAI/WETH', `\`${Pair.getAddress(DAI, WETH)}\``));
      states(page, row('DAI/USDC', `\`${Pair.getAddress(DAI, USDC)}\``));
      states(page, FACTORY_ADDRESS, INIT_CODE_HASH);
    }
    expect(pairHash).toBe(INIT_CODE_HASH);
  });
});
