// SPDX-License-Identifier: MIT
import { CurrencyAmount } from '@uniswap/sdk-core';
import { providers } from 'ethers';
import { fetchPair } from './fetching-data.ts';
import { executionPrice, midPrice } from './pricing.ts';
import { DAI, WETH } from './setup.ts';

const { RPC_URL = 'http://127.0.0.1:8545' } = process.env;
const provider = new providers.JsonRpcProvider(RPC_URL);

const pair = await fetchPair(provider, DAI, WETH);
console.log(`mid price: ${midPrice([pair], WETH, DAI)} DAI per WETH`);

// In wei.
const tenWeth = CurrencyAmount.fromRawAmount(WETH, `${10n * 10n ** 18n}`);
const { price, impact } = executionPrice([pair], tenWeth, DAI);
console.log(`10 WETH sell for: ${price} DAI per WETH`);
console.log(`price impact: ${impact}%, fee included`);
