// SPDX-License-Identifier: MIT
import { CurrencyAmount, Ether, Percent } from '@uniswap/sdk-core';
import { FeeAmount } from '@uniswap/v3-sdk';
import { isHex, parseGwei } from 'viem';
import { fileJournal } from './bot-journal.ts';
import { finish, start } from './bot-swap.ts';
import { CHAIN_ID, connect, USDC, WETH } from './config.ts';
import { fetchPool } from './pool.ts';
import { buildTrade } from './trading.ts';

const { RPC_URL = 'http://127.0.0.1:8545', PRIVATE_KEY } = process.env;
if (!isHex(PRIVATE_KEY)) throw new Error('Set PRIVATE_KEY to a key of your local node');

const client = connect(RPC_URL, PRIVATE_KEY);
const { address } = client.account;
const journal = fileJournal('journal.json');
// A local chain mines no blocks by itself, so a single confirmation must be enough.
const limits = { patience: 3, confirmations: 1, maxFeePerGas: parseGwei('100') };

// In wei.
const oneEther = CurrencyAmount.fromRawAmount(Ether.onChain(CHAIN_ID), `${10n ** 18n}`);
const pool = await fetchPool(client, USDC, WETH, FeeAmount.MEDIUM);
const trade = await buildTrade(client, [pool], oneEther, USDC);
console.log(`quoted: ${trade.outputAmount.toExact()} USDC for 1 ETH`);
const least = trade.minimumAmountOut(new Percent(50, 10_000));
console.log(`at least: ${least.toExact()} USDC`);

const before = await client.getTransactionCount({ address });
// As after a crash, the bot repeats the same decision.
for (const run of ['first run', 'run again']) {
  await start(client, journal, 'sell-1-eth', trade, 600);
  const { outcome } = await finish(client, journal, 'sell-1-eth', limits);
  console.log(`${run}: ${outcome}`);
}
const after = await client.getTransactionCount({ address });
console.log(`transactions: ${after - before}`);
