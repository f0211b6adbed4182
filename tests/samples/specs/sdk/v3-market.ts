// SPDX-License-Identifier: MIT
import { CurrencyAmount } from '@uniswap/sdk-core';
import { FeeAmount } from '@uniswap/v3-sdk';
import { USDC, WETH } from '../../../../content/samples/sdk/v3/config.ts';
import type { TestChain } from '../../chain/context.ts';
import { units } from '../../chain/tokens.ts';
import type { Client } from './v3-clients.ts';

/** USDC, in whole units. */
export const usdc = (amount: number) =>
  CurrencyAmount.fromRawAmount(USDC, units.usdc(amount).toString());

/** WETH, in whole units. */
export const weth = (amount: number) =>
  CurrencyAmount.fromRawAmount(WETH, units.weth(amount).toString());

/** The pool of USDC and WETH at 0.3%. */
export const usdcWeth = (client: Client) => client.fetchPool(USDC, WETH, FeeAmount.MEDIUM);

/** A deadline ten minutes from now. */
export const soon = async (chain: TestChain) => (await chain.now()) + 600;
