// SPDX-License-Identifier: MIT
import { providers } from 'ethers';
import { fetchPair, fetchToken, pairExists } from './fetching-data.ts';
import { WETH } from './setup.ts';

const { RPC_URL = 'http://127.0.0.1:8545' } = process.env;
const provider = new providers.JsonRpcProvider(RPC_URL);

const address = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const USDC = await fetchToken(provider, WETH.chainId, address);
console.log(`token: ${USDC.symbol}, ${USDC.decimals} decimals`);
console.log(`its pair with WETH exists: ${await pairExists(provider, USDC, WETH)}`);

const pair = await fetchPair(provider, USDC, WETH);
console.log(`reserve: ${pair.reserveOf(USDC).toExact()} USDC`);
console.log(`reserve: ${pair.reserveOf(WETH).toExact()} WETH`);
