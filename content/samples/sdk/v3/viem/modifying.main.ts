// SPDX-License-Identifier: MIT
import { CurrencyAmount, Ether, Percent } from '@uniswap/sdk-core';
import { Position } from '@uniswap/v3-sdk';
import { isHex } from 'viem';
import { CHAIN_ID, connect, USDC, WETH } from './config.ts';
import { buyWithEther, wrapEther } from './funding.ts';
import { approvePositionManager, positionsOf } from './minting.ts';
import { fetchPosition, increase, remove } from './modifying.ts';
import { openPosition } from './opening.ts';
import { poolOfPosition } from './position-pool.ts';
import { received } from './trading.ts';

const { RPC_URL = 'http://127.0.0.1:8545', PRIVATE_KEY } = process.env;
if (!isHex(PRIVATE_KEY)) throw new Error('Set PRIVATE_KEY to a key of your local node');

const client = connect(RPC_URL, PRIVATE_KEY);
const { address } = client.account;
const { timestamp } = await client.getBlock();
const deadline = Number(timestamp) + 600;

const tokenId = await openPosition(client, deadline);
// Reads the pool and position as they are now, so that each step has current data.
async function read(step: string): Promise<Position> {
  const pool = await poolOfPosition(client, tokenId);
  const position = await fetchPosition(client, pool, tokenId);
  const [usdc, weth] = [position.amount0, position.amount1];
  console.log(`${step}: ${usdc.toExact()} USDC, ${weth.toExact()} WETH`);
  return position;
}
async function removeShare(share: Percent, position: Position): Promise<void> {
  const receipt = await remove(client, tokenId, position, share, deadline);
  const [usdc, weth] = [USDC, WETH].map((token) => received(receipt, token, address));
  console.log(`paid: ${usdc?.toExact()} USDC, ${weth?.toExact()} WETH`);
}
const { pool, tickLower, tickUpper } = await read('minted');

// In wei: 0.5 ETH becomes WETH, and another 0.5 ETH becomes USDC.
const weth = CurrencyAmount.fromRawAmount(WETH, `${5n * 10n ** 17n}`);
await wrapEther(client, weth);
const ether = CurrencyAmount.fromRawAmount(Ether.onChain(CHAIN_ID), weth.quotient);
const usdc = await buyWithEther(client, USDC, ether, deadline);
const addition = Position.fromAmounts({
  pool,
  tickLower,
  tickUpper,
  amount0: usdc.quotient,
  amount1: weth.quotient,
  useFullPrecision: true,
});
await approvePositionManager(client, [usdc, weth]);
await increase(client, tokenId, addition, deadline);

await removeShare(new Percent(1, 2), await read('after adding'));
await removeShare(new Percent(1), await read('after removing 50%'));
const { length } = await positionsOf(client, address);
console.log(`positions of this account: ${length}`);
