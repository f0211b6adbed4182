// SPDX-License-Identifier: MIT
import { CurrencyAmount, Ether } from '@uniswap/sdk-core';
import { FeeAmount } from '@uniswap/v3-sdk';
import { Contract } from 'ethers';
import { CHAIN_ID, connect, USDC, WETH } from './config.ts';
import { approvePositionManager, mint, positionAround } from './minting.ts';
import { positionsWithFees } from './owner-positions.ts';
import { fetchPool } from './pool.ts';
import { buildTrade, executeTrade } from './trading.ts';

const { RPC_URL = 'http://127.0.0.1:8545', PRIVATE_KEY } = process.env;
if (!PRIVATE_KEY) throw new Error('Set PRIVATE_KEY to a key of your local node');

const signer = connect(RPC_URL, PRIVATE_KEY);
const { provider, address } = signer;
const { timestamp } = await provider.getBlock('latest');
const deadline = timestamp + 600;
const ether = (amount: number) => `${BigInt(amount) * 10n ** 18n}`;
const fetchPair = () => fetchPool(provider, USDC, WETH, FeeAmount.MEDIUM);
const sellEther = async (amount: number) => {
  const amountIn = CurrencyAmount.fromRawAmount(Ether.onChain(CHAIN_ID), ether(amount));
  const trade = await buildTrade(provider, [await fetchPair()], amountIn, USDC);
  await executeTrade(signer, trade, deadline);
};

// An account that has only ether gets USDC and WETH, and two positions.
await sellEther(2);
const weth = new Contract(WETH.address, ['function deposit() payable'], signer);
await (await weth.deposit({ value: ether(2) })).wait();
const usdc = CurrencyAmount.fromRawAmount(USDC, '1500000000');
const oneWeth = CurrencyAmount.fromRawAmount(WETH, ether(1));
await approvePositionManager(signer, [usdc.multiply(2), oneWeth.multiply(2)]);
for (const width of [600, 6000]) {
  await mint(signer, positionAround(await fetchPair(), usdc, oneWeth, width), deadline);
}
// Someone trades, so that both positions earn fees.
await sellEther(1);

const { positions } = await positionsWithFees(provider, address);
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
