// SPDX-License-Identifier: MIT
import { CurrencyAmount } from '@uniswap/sdk-core';
import { FeeAmount } from '@uniswap/v3-sdk';
import { type Address, isHex, parseAbi } from 'viem';
import { allow } from './allowance.ts';
import { connect, SWAP_ROUTER, USDC, WETH } from './config.ts';
import { confirm, QuotePoller, quoteAt, type ShownQuote } from './quote-form.ts';
import { mined } from './sending.ts';

const { RPC_URL = 'http://127.0.0.1:8545', PRIVATE_KEY } = process.env;
if (!isHex(PRIVATE_KEY)) throw new Error('Set PRIVATE_KEY to a key of your local node');

const client = connect(RPC_URL, PRIVATE_KEY);
const { address: account } = client.account;

// In wei. Approve first, so that the quote doesn't age while the approval is mined.
const amountIn = CurrencyAmount.fromRawAmount(WETH, `${10n ** 18n}`);
const deposit = await client.writeContract({
  address: WETH.address as Address,
  abi: parseAbi(['function deposit() payable']),
  functionName: 'deposit',
  value: BigInt(amountIn.quotient.toString()),
});
await mined(client, deposit);
await allow(client, SWAP_ROUTER, amountIn);

const quote = await new Promise<ShownQuote>((resolve, reject) => {
  const poller = new QuotePoller(
    (ask, signal) => quoteAt(client, ask, signal),
    ({ quote, problem }) => {
      if (problem) reject(new Error(problem));
      if (quote) resolve(quote);
    },
  );
  poller.change({ amountIn, tokenOut: USDC, fee: FeeAmount.MEDIUM, account });
});
console.log(`shown: ${quote.trade.outputAmount.toExact()} USDC for 1 WETH`);
console.log(`shown: at least ${quote.minimumOut.toExact()} USDC`);

// Throws if the swap was mined but reverted.
await mined(client, await confirm(client, quote, 600));
console.log('swap: done');
// A second click on the same quote.
const again = await confirm(client, quote, 600).catch((error: Error) => error.message);
console.log(`again: ${again}`);
