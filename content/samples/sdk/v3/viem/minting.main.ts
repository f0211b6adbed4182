// SPDX-License-Identifier: MIT
import { CurrencyAmount, Ether } from '@uniswap/sdk-core';
import { FeeAmount } from '@uniswap/v3-sdk';
import { isHex } from 'viem';
import { CHAIN_ID, connect, USDC, WETH } from './config.ts';
import { buyWithEther, wrapEther } from './funding.ts';
import { approvePositionManager, mint, positionAround, positionsOf } from './minting.ts';
import { fetchPool } from './pool.ts';

const { RPC_URL = 'http://127.0.0.1:8545', PRIVATE_KEY } = process.env;
if (!isHex(PRIVATE_KEY)) throw new Error('Set PRIVATE_KEY to a key of your local node');

const client = connect(RPC_URL, PRIVATE_KEY);
const { address } = client.account;
const { timestamp } = await client.getBlock();
const deadline = Number(timestamp) + 600;

// In wei: 1 ETH becomes WETH, and another 1 ETH becomes USDC.
const weth = CurrencyAmount.fromRawAmount(WETH, `${10n ** 18n}`);
await wrapEther(client, weth);
const oneEther = CurrencyAmount.fromRawAmount(Ether.onChain(CHAIN_ID), weth.quotient);
const usdc = await buyWithEther(client, USDC, oneEther, deadline);
console.log(`to give: ${usdc.toExact()} USDC and ${weth.toExact()} WETH`);

const pool = await fetchPool(client, USDC, WETH, FeeAmount.MEDIUM);
const position = positionAround(pool, usdc, weth, 2_000);
const { tickLower, tickUpper, mintAmounts } = position;
console.log(`ticks: ${tickLower} to ${tickUpper}, price at ${pool.tickCurrent}`);
// In base units: millionths of a USDC, and wei.
console.log(`takes: ${mintAmounts.amount0} of USDC, ${mintAmounts.amount1} of WETH`);

await approvePositionManager(client, [usdc, weth]);
const tokenId = await mint(client, position, deadline);
console.log(`minted: position ${tokenId}`);
console.log(`positions of this account: ${await positionsOf(client, address)}`);
