// SPDX-License-Identifier: MIT
import { CurrencyAmount } from '@uniswap/sdk-core';
import { FeeAmount } from '@uniswap/v3-sdk';
import { beforeEach } from 'vitest';
import { allow } from '../../../../content/samples/sdk/v3/allowance.ts';
import { SWAP_ROUTER, USDC, WETH } from '../../../../content/samples/sdk/v3/config.ts';
import type { Ask, ShownQuote } from '../../../../content/samples/sdk/v3/quote-form.ts';
import type { TestChain } from '../../chain/context.ts';
import type { Between } from '../../chain/node-between.ts';
import { balanceOf, fund, units } from '../../chain/tokens.ts';
import type { Form } from './quote-form-clients.ts';

/** A form that never moves on. */
export const never = new AbortController().signal;

/** 1 WETH. */
export const amountIn = CurrencyAmount.fromRawAmount(WETH, units.weth(1).toString());

/** What the form asks for an account: what 1 WETH sells for, in USDC. */
export const askOf = (account: string): Ask => ({
  amountIn,
  tokenOut: USDC,
  fee: FeeAmount.MEDIUM,
  account,
});

/** A node, or a wallet, that says it is on Optimism. */
export const onOptimism: Between = (method, _params, next) =>
  /^(?:eth_chainId|net_version)$/.test(method) ? Promise.resolve('0xa') : next();

/** A trader who may sell 10 WETH, and the quote that they have seen. */
export function useQuoted(form: Form, chain: TestChain) {
  const seen = {} as { quote: ShownQuote };
  const confirm = (quote: ShownQuote, seconds: number) => form.confirm(chain, quote, seconds);
  const usdcOf = (owner: string) => balanceOf(chain, USDC.address, owner);
  const quoteNow = () => form.quoteAt(chain, askOf(chain.traderAddress), never);
  beforeEach(async () => {
    await fund(chain, chain.traderAddress, { weth: units.weth(10) });
    await allow(chain.trader, SWAP_ROUTER, amountIn);
    seen.quote = await quoteNow();
  });
  return { form, chain, seen, confirm, usdcOf, quoteNow };
}

/** A quote that was shown, as the tests of a sample get it. */
export type Quoted = ReturnType<typeof useQuoted>;
