// SPDX-License-Identifier: MIT
import { CurrencyAmount } from '@uniswap/sdk-core';
import { createPublicClient, http } from 'viem';
import { mainnet } from 'viem/chains';
import { WETH } from '../../../../content/samples/sdk/v1/setup.ts';
import { type Clients, connect } from '../../../../content/samples/sdk/v1/viem/clients.ts';
import type { TestChain } from '../../chain/context.ts';
import { units } from '../../chain/seed.ts';
import { PRIVATE_KEY } from '../../toolchain/run-main.ts';

/** An amount of whole WETH. */
export const weth = (amount: number) =>
  CurrencyAmount.fromRawAmount(WETH, units.weth(amount).toString());

/** A deadline ten minutes from now. */
export const soon = async (chain: TestChain) => (await chain.now()) + 600;
/** The chain, in viem's client. */
export const reader = ({ url }: TestChain) =>
  createPublicClient({ chain: mainnet, transport: http(url) });
/** The chain's trader, in viem's clients. */
export const clients = ({ url }: TestChain): Clients => connect(url, PRIVATE_KEY);
