// SPDX-License-Identifier: MIT
import { CurrencyAmount, Ether } from '@uniswap/sdk-core';
import { FeeAmount } from '@uniswap/v3-sdk';
import { CHAIN_ID, connect, USDC, WETH } from './config.ts';
import { fetchPool } from './pool.ts';
import { buildTrade, executeTrade } from './trading.ts';

const { RPC_URL = 'http://127.0.0.1:8545', PRIVATE_KEY } = process.env;
if (!PRIVATE_KEY) throw new Error('Set PRIVATE_KEY to a key of your local node');

const signer = connect(RPC_URL, PRIVATE_KEY);
const pool = await fetchPool(signer.provider, USDC, WETH, FeeAmount.MEDIUM);
// In wei.
const oneEther = CurrencyAmount.fromRawAmount(Ether.onChain(CHAIN_ID), `${10n ** 18n}`);
const trade = await buildTrade(signer.provider, [pool], oneEther, USDC);
console.log(`quoted: ${trade.outputAmount.toExact()} USDC for 1 ETH`);

const { timestamp } = await signer.provider.getBlock('latest');
const { status } = await executeTrade(signer, trade, timestamp + 600);
console.log(`swap: ${status === 1 ? 'done' : 'reverted'}`);
