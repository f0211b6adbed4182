// SPDX-License-Identifier: MIT
import { CurrencyAmount, Ether } from '@uniswap/sdk-core';
import { FeeAmount } from '@uniswap/v3-sdk';
import { type Address, isHex, parseAbi } from 'viem';
import { CHAIN_ID, connect, USDC, WETH } from './config.ts';
import { approvePositionManager, mint, positionAround } from './minting.ts';
import { positionsWithFees } from './owner-positions.ts';
import { fetchPool } from './pool.ts';
import { mined } from './sending.ts';
import { buildTrade, executeTrade } from './trading.ts';

const { RPC_URL = 'http://127.0.0.1:8545', PRIVATE_KEY } = process.env;
if (!isHex(PRIVATE_KEY)) throw new Error('Set PRIVATE_KEY to a key of your local node');

const client = connect(RPC_URL, PRIVATE_KEY);
const { timestamp } = await client.getBlock();
const deadline = Number(timestamp) + 600;
const ether = (amount: number) => BigInt(amount) * 10n ** 18n;
const fetchPair = () => fetchPool(client, USDC, WETH, FeeAmount.MEDIUM);
const sellEther = async (amount: number) => {
  const wei = `${ether(amount)}`;
  const amountIn = CurrencyAmount.fromRawAmount(Ether.onChain(CHAIN_ID), wei);
  const trade = await buildTrade(client, [await fetchPair()], amountIn, USDC);
  await executeTrade(client, trade, deadline);
};

// An account that has only ether gets USDC and WETH, and two positions.
await sellEther(2);
const deposit = await client.writeContract({
  address: WETH.address as Address,
  abi: parseAbi(['function deposit() payable']),
  functionName: 'deposit',
  value: ether(2),
});
await mined(client, deposit);
const usdc = CurrencyAmount.fromRawAmount(USDC, '1500000000');
const oneWeth = CurrencyAmount.fromRawAmount(WETH, `${ether(1)}`);
await approvePositionManager(client, [usdc.multiply(2), oneWeth.multiply(2)]);
for (const width of [600, 6000]) {
  await mint(client, positionAround(await fetchPair(), usdc, oneWeth, width), deadline);
}
// Someone trades, so that both positions earn fees.
await sellEther(1);

const { positions } = await positionsWithFees(client, client.account.address);
for (const { amounts, fees, isClosed } of positions) {
  const text = (pair = amounts) =>
    pair
      ?.map(
        (amount) =>
          `${amount.toFixed(6)} ${amount.currency.equals(USDC) ? 'USDC' : 'WETH'}`,
      )
      .join(' and ') ?? 'unknown';
  console.log(`${isClosed ? 'closed' : 'open'}: ${text()}, owed ${text(fees)}`);
}
