// SPDX-License-Identifier: MIT
import { CurrencyAmount, Ether } from '@uniswap/sdk-core';
import { isHex } from 'viem';
import { CHAIN_ID, connect, USDC, WETH } from './config.ts';
import { collectFees, feesFromGrowth, feesOwed } from './fees.ts';
import { openPosition } from './opening.ts';
import { poolOfPosition } from './position-pool.ts';
import { buildTrade, executeTrade, received } from './trading.ts';

const { RPC_URL = 'http://127.0.0.1:8545', PRIVATE_KEY } = process.env;
if (!isHex(PRIVATE_KEY)) throw new Error('Set PRIVATE_KEY to a key of your local node');

const client = connect(RPC_URL, PRIVATE_KEY);
const { address } = client.account;
const { timestamp } = await client.getBlock();
const deadline = Number(timestamp) + 600;

const tokenId = await openPosition(client, deadline);
const pool = await poolOfPosition(client, tokenId);

// Someone has to pay fees, so sell 10 ETH in the position's pool.
const ether = CurrencyAmount.fromRawAmount(Ether.onChain(CHAIN_ID), `${10n ** 19n}`);
await executeTrade(client, await buildTrade(client, [pool], ether, USDC), deadline);

const [usdc, weth] = await feesOwed(client, pool, tokenId);
console.log(`owed: ${usdc.toExact()} USDC, ${weth.toExact()} WETH`);
const { number: block } = await client.getBlock();
const [, computed] = await feesFromGrowth(client, pool, tokenId, block);
console.log(`from fee growth: ${computed.toExact()} WETH`);

const receipt = await collectFees(client, pool, tokenId);
console.log(`collected: ${received(receipt, WETH, address).toExact()} WETH`);
const [, left] = await feesOwed(client, pool, tokenId);
console.log(`owed now: ${left.toExact()} WETH`);
