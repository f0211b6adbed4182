// SPDX-License-Identifier: MIT
import { readFileSync } from 'node:fs';
import {
  createWalletClient,
  erc721Abi,
  formatEther,
  type Hex,
  http,
  publicActions,
} from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { mainnet } from 'viem/chains';
import { buyOne, priceOf, readOrder } from './buy-nft.ts';

const { RPC_URL = 'http://127.0.0.1:8545', PRIVATE_KEY, ORDER } = process.env;
if (!PRIVATE_KEY) throw new Error('Set PRIVATE_KEY to a key of your local node');
if (!ORDER) throw new Error('Set ORDER to the file of an order that is for sale');
const account = privateKeyToAccount(PRIVATE_KEY as Hex);
const options = { account, chain: mainnet, transport: http(RPC_URL) };
const wallet = createWalletClient(options).extend(publicActions);
const { timestamp } = await wallet.getBlock();

const order = readOrder(readFileSync(ORDER, 'utf8'));
console.log(`price: ${formatEther(priceOf(order))} ETH, fees included`);
await buyOne(wallet, order, Number(timestamp) + 600);

const [sold] = order.parameters.offer;
if (!sold) throw new Error('Nothing was for sale');
const owner = await wallet.readContract({
  address: sold.token,
  abi: erc721Abi,
  functionName: 'ownerOf',
  args: [sold.identifierOrCriteria],
});
const whose = owner === account.address ? 'yours' : `owned by ${owner}`;
console.log(`token ${sold.identifierOrCriteria}: ${whose}`);
