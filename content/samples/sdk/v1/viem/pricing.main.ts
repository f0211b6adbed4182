// SPDX-License-Identifier: MIT
import { CurrencyAmount } from '@uniswap/sdk-core';
import { createPublicClient, http } from 'viem';
import { mainnet } from 'viem/chains';
import { fetchPair } from './fetching-data.ts';
import { executionPrice, midPrice, priceAfter } from './pricing.ts';
import { DAI, WETH } from './setup.ts';

const { RPC_URL = 'http://127.0.0.1:8545' } = process.env;
const client = createPublicClient({ chain: mainnet, transport: http(RPC_URL) });
const pair = await fetchPair(client, DAI, WETH);

console.log(`mid price: ${midPrice([pair], WETH, DAI)} DAI per WETH`);
console.log(`the other way: ${midPrice([pair], DAI, WETH)} WETH per DAI`);

// In wei.
const tenWeth = CurrencyAmount.fromRawAmount(WETH, `${10n * 10n ** 18n}`);
const { price, impact } = executionPrice([pair], tenWeth, DAI);
console.log(`10 WETH sell for: ${price} DAI per WETH`);
console.log(`price impact: ${impact}%, fee included`);
console.log(`mid price after that: ${priceAfter(pair, tenWeth)} DAI per WETH`);
