import {
  CurrencyAmount,
  Ether,
  Fraction,
  Percent,
  Price,
  Rounding,
  SupportedChainId,
  Token,
  TradeType,
} from '@uniswap/sdk-core';
import { FeeAmount, Pool, Position, Route, SwapRouter, Trade } from '@uniswap/v3-sdk';
import { describe, expect, it } from 'vitest';
import { brokenDeadline, core, selector, subgraph, v1Sdk, v3Sdk } from './overview-page';
import { grouped, messageOf, rowsOf } from './page-text';
import { pool, root } from './sdk-v3-guide-example';
import { raw, USDC, WETH } from './tokens';

describe('the numbers on the overview pages of SDKs and the subgraph', () => {
  it('shows the slippage bound, the percentage and the broken deadline of the v1 SDK', () => {
    const bound = new Fraction(9969)
      .divide(new Fraction(1).add(new Percent(1, 100)))
      .quotient.toString();
    expect(v1Sdk).toContain(
      `At 1%, an expected ${grouped(9969)} becomes at least ${grouped(Number(bound))}`,
    );
    const percent = `\`new Percent(50, 10_000)\``;
    expect(v1Sdk).toContain(`${percent} for ${new Percent(50, 10_000).toFixed(2)}%`);
    expect(core).toContain(`${percent} is ${new Percent(50, 10_000).toFixed(2)}%`);
    expect(v1Sdk).toContain(brokenDeadline);
  });

  it('shows the prices, tick and root price of the example pool of the v3 SDK', () => {
    const [price0, price1] = [pool.token0Price.toSignificant(6), pool.token1Price.toSignificant(6)];
    expect(v3Sdk).toContain(
      `\`token0Price\` is ${price0}, \`token1Price\` is ${price1}, the tick is ${pool.tickCurrent} and the square-root price is ${root.toString()}`,
    );
    expect(v3Sdk).toContain(`\`${selector.quoter}\` and \`${selector.quoterV2}\``);
    for (const [name, direction, value] of [
      ['Subgraph `token0Price`', 'token0 per token1', price1],
      ['SDK `token0Price`', 'token1 per token0', price0],
      ['Subgraph `token1Price`', 'token1 per token0', price0],
      ['SDK `token1Price`', 'token0 per token1', price1],
    ]) {
      expect(rowsOf(subgraph)).toContainEqual([name, direction, value]);
    }
  });

  it('shows the start of the calldata that the v3 SDK computes for one pool', () => {
    const trade = Trade.createUncheckedTrade({
      route: new Route([pool], USDC, WETH),
      inputAmount: raw(USDC, '1000000'),
      outputAmount: raw(WETH, '498000000000000'),
      tradeType: TradeType.EXACT_INPUT,
    });
    const { calldata } = SwapRouter.swapCallParameters(trade, {
      slippageTolerance: new Percent(50, 10_000),
      recipient: WETH.address,
      deadline: 1_700_000_000,
    });
    expect(calldata.slice(0, 10)).toBe(selector.router);
    expect(v3Sdk).toContain(
      `For an exact input through one pool, the calldata starts with \`${selector.router}\``,
    );
  });

  it('shows the chains, enums and converted prices of the Core SDK', () => {
    const chains = Object.keys(SupportedChainId).filter((key) => Number.isNaN(Number(key)));
    expect(core).toContain(`${chains.length} chain ids`);
    const { MAINNET, OPTIMISM, POLYGON } = SupportedChainId;
    expect(core).toContain(
      `\`MAINNET\` = ${MAINNET}, \`OPTIMISM\` = ${OPTIMISM} and \`POLYGON\` = ${POLYGON}`,
    );
    expect(core).toContain(
      `\`EXACT_INPUT\` = ${TradeType.EXACT_INPUT}, \`EXACT_OUTPUT\` = ${TradeType.EXACT_OUTPUT}`,
    );
    const { ROUND_DOWN, ROUND_HALF_UP, ROUND_UP } = Rounding;
    expect(core).toContain(
      `\`ROUND_DOWN\` = ${ROUND_DOWN}, \`ROUND_HALF_UP\` = ${ROUND_HALF_UP}, \`ROUND_UP\` = ${ROUND_UP}`,
    );
    const price = new Price(USDC, WETH, '2000000000', '1000000000000000000');
    expect(core).toContain(
      `${price.toSignificant(6)} WETH per USDC, and the inverse as ${price.invert().toSignificant(6)} USDC per WETH`,
    );
    expect(core).toContain(`is ${raw(USDC, '1500000').toExact()} USDC`);
    expect(Number.MAX_SAFE_INTEGER).toBe(2 ** 53 - 1);
  });

  it('lists as many entities as each heading of the subgraph page states', () => {
    const rows = rowsOf(subgraph);
    const header = rows.findIndex(([head]) => head === 'Topic');
    const listed = rows.slice(header + 2, header + 8);
    [1, 2].forEach((column) => {
      const names = listed.flatMap((row) => row[column]?.match(/`\w+`/g) ?? []);
      expect(new Set(names).size).toBe(names.length);
      expect(rows[header]?.[column]).toContain(`${names.length} entities`);
    });
  });
});

describe('the error texts on the overview pages', () => {
  const errors: [page: string, call: () => unknown][] = [
    [core, () => new Fraction(1).multiply(JSON.parse('{}') as Fraction)],
    [core, () => new Fraction(2n as unknown as number)],
    [core, () => new Fraction(1).multiply(2n as unknown as number)],
    [core, () => CurrencyAmount.fromRawAmount(USDC, '1.5')],
    [core, () => raw(USDC, 1).add(raw(WETH, 1))],
    [core, () => raw(USDC, 1).toFixed(7)],
    [core, () => Ether.onChain(SupportedChainId.POLYGON).wrapped],
    [v1Sdk, () => USDC.sortsBefore(USDC)],
    [v1Sdk, () => USDC.sortsBefore(new Token(SupportedChainId.OPTIMISM, WETH.address, 18))],
    [v3Sdk, () => new Pool(USDC, WETH, FeeAmount.MEDIUM, root, 1, 0)],
    [v3Sdk, () => new Position({ pool, liquidity: 1, tickLower: 200281, tickUpper: 200340 })],
  ];

  it.each(errors)('are those that the packages throw (%#)', (page, call) => {
    expect(page).toContain(`\`${messageOf(call)}\``);
  });

  it('are those that the packages throw for a wrong address and for a pool without ticks', async () => {
    const wrong = USDC.address.replace(/8$/, '9');
    expect(messageOf(() => new Token(1, wrong, 6))).toBe(`${wrong} is not a valid address.`);
    expect(core).toContain('`… is not a valid address.`');
    const quote = pool.getOutputAmount(raw(USDC, 1000));
    await expect(quote).rejects.toThrow('No tick data provider was given');
    expect(v3Sdk).toContain('`No tick data provider was given`');
  });
});
