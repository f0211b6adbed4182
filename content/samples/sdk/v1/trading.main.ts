// SPDX-License-Identifier: MIT
import { CurrencyAmount, Ether, Percent } from '@uniswap/sdk-core';
import { providers, Wallet } from 'ethers';
import { fetchPair } from './fetching-data.ts';
import { DAI, WETH } from './setup.ts';
import { buildTrade, executeTrade } from './trading.ts';

const { RPC_URL = 'http://127.0.0.1:8545', PRIVATE_KEY } = process.env;
if (!PRIVATE_KEY) throw new Error('Set PRIVATE_KEY to a key of your local node');

const provider = new providers.JsonRpcProvider(RPC_URL);
const signer = new Wallet(PRIVATE_KEY, provider);
const { timestamp } = await provider.getBlock('latest');
// Unix timestamp in seconds.
const deadline = timestamp + 600;
const ETH = Ether.onChain(DAI.chainId);

// In wei.
const oneEther = CurrencyAmount.fromRawAmount(ETH, `${10n ** 18n}`);
const purchase = buildTrade([await fetchPair(provider, DAI, WETH)], oneEther, DAI);
console.log(`quoted: ${purchase.outputAmount.toExact()} DAI for 1 ETH`);
const bought = await executeTrade(signer, purchase, deadline);
console.log(`swap: ${bought.status === 1 ? 'done' : 'reverted'}`);

// Minimum output of the first trade, sold at the reserves that this trade left behind.
const dai = purchase.minimumAmountOut(new Percent(50, 10_000)).wrapped;
const sale = buildTrade([await fetchPair(provider, DAI, WETH)], dai, ETH);
console.log(`quoted: ${sale.outputAmount.toExact()} ETH for ${dai.toExact()} DAI`);
const sold = await executeTrade(signer, sale, deadline);
console.log(`approval and swap: ${sold.status === 1 ? 'done' : 'reverted'}`);
