// SPDX-License-Identifier: MIT
import { ApprovalTypes, SwapRouter, Trade } from '@uniswap/router-sdk';
import { CurrencyAmount, Percent, TradeType } from '@uniswap/sdk-core';
import { FeeAmount, Pool, Position, Route, TickMath } from '@uniswap/v3-sdk';
import type { BigNumber } from 'ethers';
import { expect, it } from 'vitest';
import { DAI, WETH } from '../../../../content/samples/sdk/v3/config.ts';
import { pageText } from '../../toolchain/page-text.ts';

const FEES = [FeeAmount.LOW, FeeAmount.MEDIUM, FeeAmount.HIGH] as const;
const poolOf = (fee: FeeAmount) =>
  new Pool(DAI, WETH, fee, TickMath.getSqrtRatioAtTick(0), '1000000000000000000000', 0);

/** Returns the minimum output of each route of a swap, from the transaction. */
function minimumsOf(routes: number): string[] {
  const trade = new Trade({
    v2Routes: [],
    v3Routes: FEES.slice(0, routes).map((fee) => ({
      routev3: new Route([poolOf(fee)], DAI, WETH),
      inputAmount: CurrencyAmount.fromRawAmount(DAI, 1_000_000),
      outputAmount: CurrencyAmount.fromRawAmount(WETH, 990_000),
    })),
    tradeType: TradeType.EXACT_INPUT,
  });
  const position = new Position({
    pool: poolOf(FeeAmount.LOW),
    ...{ tickLower: -20, tickUpper: 20, liquidity: '10000000000' },
  });
  const { calldata } = SwapRouter.swapAndAddCallParameters(
    trade,
    { slippageTolerance: new Percent(50, 10_000), recipient: WETH.address },
    position,
    { recipient: WETH.address },
    ApprovalTypes.MAX,
    ApprovalTypes.MAX,
  );
  const abi = SwapRouter.INTERFACE;
  const [calls] = abi.decodeFunctionData('multicall(bytes[])', calldata) as unknown as [string[]];
  return calls
    .filter((data) => data.startsWith(abi.getSighash('exactInputSingle')))
    .map((data) => abi.decodeFunctionData('exactInputSingle', data))
    .map(([params]) => String((params as { amountOutMinimum: BigNumber }).amountOutMinimum));
}

it('gives each of two routes a minimum, and none to three, as the page on swap and add says', () => {
  const least = String(Math.floor(990_000 / 1.005));
  expect(minimumsOf(1)).toEqual([least]);
  expect(minimumsOf(2)).toEqual([least, least]);
  expect(minimumsOf(3)).toEqual(['0', '0', '0']);
  const page = pageText('sdk/v3/guides/liquidity/swap-and-add');
  expect(page).toContain('With three or more, the SDK writes 0 as the minimum of every route');
  expect(page).toContain('So the sample passes `{ maxSplits: 2 }`');
});
