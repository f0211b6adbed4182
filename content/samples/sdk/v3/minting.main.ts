// SPDX-License-Identifier: MIT
import { CurrencyAmount, Ether } from '@uniswap/sdk-core';
import { FeeAmount } from '@uniswap/v3-sdk';
import { CHAIN_ID, connect, USDC, WETH } from './config.ts';
import { buyWithEther, wrapEther } from './funding.ts';
import { approvePositionManager, mint, positionAround, positionsOf } from './minting.ts';
import { fetchPool } from './pool.ts';

const { RPC_URL = 'http://127.0.0.1:8545', PRIVATE_KEY } = process.env;
if (!PRIVATE_KEY) throw new Error('Set PRIVATE_KEY to a key of your local node');

const signer = connect(RPC_URL, PRIVATE_KEY);
const { provider, address } = signer;
const { timestamp } = await provider.getBlock('latest');
const deadline = timestamp + 600;

// In wei: 1 ETH becomes WETH, and another 1 ETH becomes USDC.
const weth = CurrencyAmount.fromRawAmount(WETH, `${10n ** 18n}`);
await wrapEther(signer, weth);
const oneEther = CurrencyAmount.fromRawAmount(Ether.onChain(CHAIN_ID), weth.quotient);
const usdc = await buyWithEther(signer, USDC, oneEther, deadline);
console.log(`to give: ${usdc.toExact()} USDC and ${weth.toExact()} WETH`);

const pool = await fetchPool(provider, USDC, WETH, FeeAmount.MEDIUM);
const position = positionAround(pool, usdc, weth, 2_000);
const { tickLower, tickUpper, mintAmounts } = position;
console.log(`ticks: ${tickLower} to ${tickUpper}, price at ${pool.tickCurrent}`);
// In base units: millionths of a USDC, and wei.
console.log(`takes: ${mintAmounts.amount0} of USDC, ${mintAmounts.amount1} of WETH`);

await approvePositionManager(signer, [usdc, weth]);
const tokenId = await mint(signer, position, deadline);
console.log(`minted: position ${tokenId}`);
console.log(`positions of this account: ${await positionsOf(provider, address)}`);
