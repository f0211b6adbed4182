// SPDX-License-Identifier: MIT
import { FACTORY_ADDRESS } from '@uniswap/v2-sdk';
import { providers } from 'ethers';
import { factoryAgrees, pairAddress, pairAddressByHand } from './pair-addresses.ts';
import { DAI, WETH } from './setup.ts';

const { RPC_URL = 'http://127.0.0.1:8545' } = process.env;
const provider = new providers.JsonRpcProvider(RPC_URL);

console.log(`DAI/WETH by the SDK: ${pairAddress(DAI, WETH)}`);
console.log(`DAI/WETH by hand: ${pairAddressByHand(DAI.address, WETH.address)}`);
const agrees = await factoryAgrees(provider, FACTORY_ADDRESS, DAI, WETH);
console.log(`the factory agrees: ${agrees}`);
