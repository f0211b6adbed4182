// SPDX-License-Identifier: MIT
import { Ether, Token } from '@uniswap/sdk-core';
import { providers, Wallet } from 'ethers';

// Tokens and contracts on Ethereum mainnet. The local chain has the same addresses.
export const ETH = Ether.onChain(1);
export const WETH = ETH.wrapped;
export const USDC = new Token(1, '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', 6, 'USDC');
export const QUOTER = '0xb27308f9F90D607463bb33eA1BeBb41C27CE5AB6';
export const ROUTER = '0xE592427A0AEce92De3Edee1F18E0157C05861564';
export const TOKEN_ABI = ['function balanceOf(address account) view returns (uint256)'];

// Every local node has an account with this key. The key is public: never use it on a
// live chain.
const KEY = '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d';
const { RPC_URL = 'http://127.0.0.1:8545', PRIVATE_KEY = KEY } = process.env;
export const provider = new providers.JsonRpcProvider(RPC_URL);
export const wallet = new Wallet(PRIVATE_KEY, provider);
