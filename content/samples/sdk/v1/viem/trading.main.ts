// SPDX-License-Identifier: MIT
import { CurrencyAmount, Ether, Percent } from '@uniswap/sdk-core';
import { isHex } from 'viem';
import { connect } from './clients.ts';
import { fetchPair } from './fetching-data.ts';
import { DAI, WETH } from './setup.ts';
import { buildTrade, executeTrade } from './trading.ts';

const { RPC_URL = 'http://127.0.0.1:8545', PRIVATE_KEY } = process.env;
if (!isHex(PRIVATE_KEY)) throw new Error('Set PRIVATE_KEY to a key of your local node');

const clients = connect(RPC_URL, PRIVATE_KEY);
const { reader } = clients;
const { timestamp } = await reader.getBlock();
// Unix timestamp in seconds.
const deadline = Number(timestamp) + 600;
const ETH = Ether.onChain(DAI.chainId);

// In wei.
const oneEther = CurrencyAmount.fromRawAmount(ETH, `${10n ** 18n}`);
const purchase = buildTrade([await fetchPair(reader, DAI, WETH)], oneEther, DAI);
console.log(`quoted: ${purchase.outputAmount.toExact()} DAI for 1 ETH`);
const bought = await executeTrade(clients, purchase, deadline);
console.log(`swap: ${bought.status === 'success' ? 'done' : 'reverted'}`);

// Minimum output of the first trade, sold at the reserves that this trade left behind.
const dai = purchase.minimumAmountOut(new Percent(50, 10_000)).wrapped;
const sale = buildTrade([await fetchPair(reader, DAI, WETH)], dai, ETH);
console.log(`quoted: ${sale.outputAmount.toExact()} ETH for ${dai.toExact()} DAI`);
const sold = await executeTrade(clients, sale, deadline);
console.log(`approval and swap: ${sold.status === 'success' ? 'done' : 'reverted'}`);
