// SPDX-License-Identifier: MIT
import { FeeAmount } from '@uniswap/v3-sdk';
import { connect, USDC, WETH } from './config.ts';
import { fetchPool, priceOf } from './pool.ts';

const { RPC_URL = 'http://127.0.0.1:8545', PRIVATE_KEY } = process.env;
if (!PRIVATE_KEY) throw new Error('Set PRIVATE_KEY to a key of your local node');

const signer = connect(RPC_URL, PRIVATE_KEY);
console.log(`account: ${signer.address} on chain ${await signer.getChainId()}`);

const pool = await fetchPool(signer.provider, USDC, WETH, FeeAmount.MEDIUM);
console.log(`price: ${priceOf(pool, WETH)} USDC per WETH`);
