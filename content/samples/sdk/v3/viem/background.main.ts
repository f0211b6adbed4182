// SPDX-License-Identifier: MIT
import { FeeAmount } from '@uniswap/v3-sdk';
import { isHex } from 'viem';
import { connect, USDC, WETH } from './config.ts';
import { fetchPool, priceOf } from './pool.ts';

const { RPC_URL = 'http://127.0.0.1:8545', PRIVATE_KEY } = process.env;
if (!isHex(PRIVATE_KEY)) throw new Error('Set PRIVATE_KEY to a key of your local node');

const client = connect(RPC_URL, PRIVATE_KEY);
console.log(`account: ${client.account.address} on chain ${await client.getChainId()}`);

const pool = await fetchPool(client, USDC, WETH, FeeAmount.MEDIUM);
console.log(`price: ${priceOf(pool, WETH)} USDC per WETH`);
