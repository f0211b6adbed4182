// SPDX-License-Identifier: MIT
import { CurrencyAmount, type Token } from '@uniswap/sdk-core';
import { FeeAmount } from '@uniswap/v3-sdk';
import type { BigNumber } from 'ethers';
import { beforeEach } from 'vitest';
import { DAI, POSITION_MANAGER, USDC, WETH } from '../../../../content/samples/sdk/v3/config.ts';
import { mint, positionAround } from '../../../../content/samples/sdk/v3/minting.ts';
import { fetchPool } from '../../../../content/samples/sdk/v3/pool.ts';
import { IN_TIME, type TestChain } from '../../chain/context.ts';
import { approveAll, fund, units } from '../../chain/tokens.ts';
import type { OwnedPosition, OwnerSample } from './owner-clients.ts';

const raw = (currency: Token, amount: BigNumber) =>
  CurrencyAmount.fromRawAmount(currency, amount.toString());

/** A trader with tokens to mint positions with, and the positions that the tests have them mint. */
export function useOwner(sample: OwnerSample, chain: TestChain) {
  const list = (pageSize?: number) => sample.list(chain, chain.traderAddress, pageSize);
  const pair = () => fetchPool(chain.provider, USDC, WETH, FeeAmount.MEDIUM);
  const stable = () => fetchPool(chain.provider, DAI, USDC, FeeAmount.LOWEST);
  const texts = ({ amounts, fees }: OwnedPosition) =>
    [amounts, fees].map((two) => two?.map((amount) => amount.toExact()));

  const mintPair = async (width: number) => {
    const [usdc, weth] = [raw(USDC, units.usdc(2_000)), raw(WETH, units.weth(1))];
    return mint(chain.trader, positionAround(await pair(), usdc, weth, width), IN_TIME);
  };
  const mintStable = async () => {
    const [dai, usdc] = [raw(DAI, units.dai(500)), raw(USDC, units.usdc(500))];
    return mint(chain.trader, positionAround(await stable(), dai, usdc, 100), IN_TIME);
  };

  beforeEach(async () => {
    await fund(chain, chain.traderAddress, {
      dai: units.dai(10_000),
      usdc: units.usdc(50_000),
      weth: units.weth(50),
    });
    await approveAll(
      chain.trader,
      POSITION_MANAGER,
      [DAI, USDC, WETH].map((t) => t.address),
    );
  });

  return { sample, chain, list, pair, stable, texts, mintPair, mintStable };
}

/** An owner of positions, as the tests of a sample get it. */
export type Owner = ReturnType<typeof useOwner>;
