// SPDX-License-Identifier: MIT
import { CurrencyAmount, Ether, type Token } from '@uniswap/sdk-core';
import { FeeAmount } from '@uniswap/v3-sdk';
import { providers } from 'ethers';
import { CHAIN_ID, connect, USDC, WETH } from './config.ts';
import { buyWithEther } from './funding.ts';
import { positionAround, tokenIdOf } from './minting.ts';
import { fetchPosition } from './modifying.ts';
import { fetchPool } from './pool.ts';
import { createRouter } from './routing.ts';
import { routeToRatio, swapAndAdd } from './swap-and-add.ts';
import { received } from './trading.ts';

const { RPC_URL = 'http://127.0.0.1:8545', PRIVATE_KEY } = process.env;
if (!PRIVATE_KEY) throw new Error('Set PRIVATE_KEY to a key of your local node');

const signer = connect(RPC_URL, PRIVATE_KEY);
const { provider, address } = signer;
const { timestamp } = await provider.getBlock('latest');
const deadline = timestamp + 600;

// In wei: 2 ETH become USDC, and the account has no WETH.
const ether = CurrencyAmount.fromRawAmount(Ether.onChain(CHAIN_ID), `${2n * 10n ** 18n}`);
const usdc = await buyWithEther(signer, USDC, ether, deadline);
const weth = CurrencyAmount.fromRawAmount(WETH, 0);
console.log(`balances: ${usdc.toExact()} USDC, ${weth.toExact()} WETH`);

const pool = await fetchPool(provider, USDC, WETH, FeeAmount.MEDIUM);
const { tickLower, tickUpper } = positionAround(pool, usdc, usdc, 2_000);
const balances: [CurrencyAmount<Token>, CurrencyAmount<Token>] = [usdc, weth];
const route = await routeToRatio(
  createRouter(new providers.JsonRpcProvider(RPC_URL)),
  pool,
  balances,
  [tickLower, tickUpper],
  { recipient: address },
  address,
  deadline,
);
const receipt = await swapAndAdd(signer, route, balances);

const now = await fetchPool(provider, USDC, WETH, FeeAmount.MEDIUM);
const position = await fetchPosition(provider, now, tokenIdOf(receipt));
const [amount0, amount1] = [position.amount0, position.amount1];
console.log(`position: ${amount0.toExact()} USDC, ${amount1.toExact()} WETH`);
const back = [USDC, WETH].map((token) => received(receipt, token, address).toExact());
console.log(`back: ${back[0]} USDC, ${back[1]} WETH`);
