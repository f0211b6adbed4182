// SPDX-License-Identifier: MIT
import { readFileSync } from 'node:fs';
import { Contract, providers, utils, Wallet } from 'ethers';
import { buyOne, priceOf, type SeaportOrder } from './buy-nft.ts';

const { RPC_URL = 'http://127.0.0.1:8545', PRIVATE_KEY, ORDER } = process.env;
if (!PRIVATE_KEY) throw new Error('Set PRIVATE_KEY to a key of your local node');
if (!ORDER) throw new Error('Set ORDER to the file of an order that is for sale');
const provider = new providers.JsonRpcProvider(RPC_URL);
const signer = new Wallet(PRIVATE_KEY, provider);
const { timestamp } = await provider.getBlock('latest');

const order = JSON.parse(readFileSync(ORDER, 'utf8')) as SeaportOrder;
console.log(`price: ${utils.formatEther(priceOf(order))} ETH, fees included`);
await buyOne(signer, order, timestamp + 600);

const [sold] = order.parameters.offer;
if (!sold) throw new Error('Nothing was for sale');
const abi = ['function ownerOf(uint256 id) view returns (address)'];
const collection = new Contract(sold.token, abi, provider);
const owner: string = await collection.ownerOf(sold.identifierOrCriteria);
const whose = owner === signer.address ? 'yours' : `owned by ${owner}`;
console.log(`token ${sold.identifierOrCriteria}: ${whose}`);
