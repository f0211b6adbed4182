// SPDX-License-Identifier: MIT
import { CurrencyAmount, Ether } from '@uniswap/sdk-core';
import { CHAIN_ID, connect, USDC, WETH } from './config.ts';
import { collectFees, feesFromGrowth, feesOwed } from './fees.ts';
import { openPosition } from './opening.ts';
import { poolOfPosition } from './position-pool.ts';
import { buildTrade, executeTrade, received } from './trading.ts';

const { RPC_URL = 'http://127.0.0.1:8545', PRIVATE_KEY } = process.env;
if (!PRIVATE_KEY) throw new Error('Set PRIVATE_KEY to a key of your local node');

const signer = connect(RPC_URL, PRIVATE_KEY);
const { provider, address } = signer;
const { timestamp } = await provider.getBlock('latest');
const deadline = timestamp + 600;

const tokenId = await openPosition(signer, deadline);
const pool = await poolOfPosition(provider, tokenId);

// Someone has to pay fees, so sell 10 ETH in the position's pool.
const ether = CurrencyAmount.fromRawAmount(Ether.onChain(CHAIN_ID), `${10n ** 19n}`);
await executeTrade(signer, await buildTrade(provider, [pool], ether, USDC), deadline);

const [usdc, weth] = await feesOwed(provider, pool, tokenId);
console.log(`owed: ${usdc.toExact()} USDC, ${weth.toExact()} WETH`);
const { number: block } = await provider.getBlock('latest');
const [, computed] = await feesFromGrowth(provider, pool, tokenId, block);
console.log(`from fee growth: ${computed.toExact()} WETH`);

const receipt = await collectFees(signer, pool, tokenId);
console.log(`collected: ${received(receipt, WETH, address).toExact()} WETH`);
const [, left] = await feesOwed(provider, pool, tokenId);
console.log(`owed now: ${left.toExact()} WETH`);
