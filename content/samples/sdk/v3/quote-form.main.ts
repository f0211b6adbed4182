// SPDX-License-Identifier: MIT
import { CurrencyAmount } from '@uniswap/sdk-core';
import { FeeAmount } from '@uniswap/v3-sdk';
import { Contract } from 'ethers';
import { allow } from './allowance.ts';
import { connect, SWAP_ROUTER, USDC, WETH } from './config.ts';
import { confirm, QuotePoller, quoteAt, type ShownQuote } from './quote-form.ts';

const { RPC_URL = 'http://127.0.0.1:8545', PRIVATE_KEY } = process.env;
if (!PRIVATE_KEY) throw new Error('Set PRIVATE_KEY to a key of your local node');

const signer = connect(RPC_URL, PRIVATE_KEY);
const { provider, address: account } = signer;

// In wei. Approve first, so that the quote doesn't age while the approval is mined.
const amountIn = CurrencyAmount.fromRawAmount(WETH, `${10n ** 18n}`);
const weth = new Contract(WETH.address, ['function deposit() payable'], signer);
await (await weth.deposit({ value: amountIn.quotient.toString() })).wait();
await allow(signer, SWAP_ROUTER, amountIn);

const quote = await new Promise<ShownQuote>((resolve, reject) => {
  const poller = new QuotePoller(
    (ask, signal) => quoteAt(provider, ask, signal),
    ({ quote, problem }) => {
      if (problem) reject(new Error(problem));
      if (quote) resolve(quote);
    },
  );
  poller.change({ amountIn, tokenOut: USDC, fee: FeeAmount.MEDIUM, account });
});
console.log(`shown: ${quote.trade.outputAmount.toExact()} USDC for 1 WETH`);
console.log(`shown: at least ${quote.minimumOut.toExact()} USDC`);

const { status } = await (await confirm(signer, quote, 600)).wait();
console.log(`swap: ${status === 1 ? 'done' : 'reverted'}`);
// A second click on the same quote.
const again = await confirm(signer, quote, 600).catch((error: Error) => error.message);
console.log(`again: ${again}`);
