// SPDX-License-Identifier: MIT
import { CurrencyAmount, Ether } from '@uniswap/sdk-core';
import { FeeAmount } from '@uniswap/v3-sdk';
import { isHex } from 'viem';
import { CHAIN_ID, connect, USDC, WETH } from './config.ts';
import { fetchPool } from './pool.ts';
import { approveRouter, buildTrade, executeTrade, received } from './trading.ts';

const { RPC_URL = 'http://127.0.0.1:8545', PRIVATE_KEY } = process.env;
if (!isHex(PRIVATE_KEY)) throw new Error('Set PRIVATE_KEY to a key of your local node');

const client = connect(RPC_URL, PRIVATE_KEY);
const { address } = client.account;
const { timestamp } = await client.getBlock();
const deadline = Number(timestamp) + 600;

// In wei.
const oneEther = CurrencyAmount.fromRawAmount(Ether.onChain(CHAIN_ID), `${10n ** 18n}`);
const pool = await fetchPool(client, USDC, WETH, FeeAmount.MEDIUM);
const selling = await buildTrade(client, [pool], oneEther, USDC);
console.log(`quoted: ${selling.outputAmount.toExact()} USDC for 1 ETH`);
// Ether needs no approval.
const sold = await executeTrade(client, selling, deadline);
const usdc = received(sold, USDC, address);
console.log(`received: ${usdc.toExact()} USDC`);

// The first trade moved the price, so read the pool again for the second one.
const moved = await fetchPool(client, USDC, WETH, FeeAmount.MEDIUM);
const buying = await buildTrade(client, [moved], usdc, WETH);
console.log(`quoted: ${buying.outputAmount.toExact()} WETH for ${usdc.toExact()} USDC`);
await approveRouter(client, usdc);
const bought = await executeTrade(client, buying, deadline);
console.log(`received: ${received(bought, WETH, address).toExact()} WETH`);
