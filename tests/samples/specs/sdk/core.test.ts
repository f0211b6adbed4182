// SPDX-License-Identifier: MIT
import { createRequire } from 'node:module';
import { CurrencyAmount, Ether } from '@uniswap/sdk-core';
import { describe, expect } from 'vitest';
import * as sample from '../../../../content/samples/sdk/core/amounts.ts';
import { POL } from '../../../../content/samples/sdk/core/native-currency.ts';
import { addresses } from '../../chain/addresses.ts';
import { describeMain } from '../../toolchain/describe-main.ts';
import { describeSample } from '../../toolchain/describe-sample.ts';

describeSample('sdk/core/amounts.ts', (proves) => {
  proves(['currencies'], 'knows the wrapped token of ether', () => {
    expect(sample.ETHER.isNative).toBe(true);
    expect(sample.ETHER.wrapped.address).toBe(addresses.weth9);
    expect(sample.USDC.address).toBe(addresses.usdc);
  });

  proves(['amounts'], 'writes amounts as the comments say', () => {
    expect(sample.written).toEqual({ exact: '1.5', fixed: '1.50', significant: '0.214' });
  });

  proves(['percent'], 'takes 0.5% off', () => {
    expect(sample.slippage.toFixed(2)).toBe('0.50');
    expect(sample.leastAccepted.toExact()).toBe('1.4925');
  });

  proves(['price'], 'values 3 ether at 6,000 USDC', () => {
    expect(sample.price.toSignificant(6)).toBe('2000');
    expect(sample.worth.toExact()).toBe('6000');
    expect(sample.worth.currency.equals(sample.USDC)).toBe(true);
  });
});

describeSample('sdk/core/native-currency.ts', (proves) => {
  proves(['native'], 'is wrapped by the token that the order router knows', () => {
    // The package's main entry opens connections; its table of chains does not.
    const { WRAPPED_NATIVE_CURRENCY } = createRequire(import.meta.url)(
      '@uniswap/smart-order-router/build/main/util/chains.js',
    ) as { WRAPPED_NATIVE_CURRENCY: Record<number, { address: string }> };
    expect(POL.wrapped.address).toBe(WRAPPED_NATIVE_CURRENCY[POL.chainId]?.address);
    expect(() => Ether.onChain(POL.chainId).wrapped).toThrow('WRAPPED');
  });

  proves(['native'], 'adds up, and wraps an amount', () => {
    const one = CurrencyAmount.fromRawAmount(POL, 1);
    expect(one.add(one).wrapped.currency.symbol).toBe('WPOL');
    expect(POL.equals(Ether.onChain(1))).toBe(false);
  });
});

describe('the core SDK pages, run whole', () => {
  describeMain('sdk/core/amounts.main.ts', undefined);
  describeMain('sdk/core/native-currency.main.ts', undefined);
});
