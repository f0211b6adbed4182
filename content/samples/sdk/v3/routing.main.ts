// SPDX-License-Identifier: MIT
import { CurrencyAmount, Ether } from '@uniswap/sdk-core';
import { providers } from 'ethers';
import { CHAIN_ID, connect, DAI } from './config.ts';
import { createRouter, executeRoute, findRoute } from './routing.ts';
import { received } from './trading.ts';

const { RPC_URL = 'http://127.0.0.1:8545', PRIVATE_KEY } = process.env;
if (!PRIVATE_KEY) throw new Error('Set PRIVATE_KEY to a key of your local node');

const signer = connect(RPC_URL, PRIVATE_KEY);
const { provider, address } = signer;
const { timestamp } = await provider.getBlock('latest');
const deadline = timestamp + 600;

const router = createRouter(new providers.JsonRpcProvider(RPC_URL));
// In wei.
const oneEther = CurrencyAmount.fromRawAmount(Ether.onChain(CHAIN_ID), `${10n ** 18n}`);
const route = await findRoute(router, oneEther, DAI, address, deadline);
if (!route) throw new Error('No route from ETH to DAI');
for (const { percent, tokenPath } of route.route) {
  console.log(`${percent}%: ${tokenPath.map(({ symbol }) => symbol).join(' → ')}`);
}
console.log(`quoted: ${route.quote.toExact()} DAI for 1 ETH`);

const receipt = await executeRoute(signer, route);
console.log(`received: ${received(receipt, DAI, address).toExact()} DAI`);
