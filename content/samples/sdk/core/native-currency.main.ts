// SPDX-License-Identifier: MIT
import { CurrencyAmount } from '@uniswap/sdk-core';
import { POL } from './native-currency.ts';

// In wei: POL has 18 decimals.
const one = CurrencyAmount.fromRawAmount(POL, `${10n ** 18n}`);
const two = one.add(one);
console.log(`native: ${two.toExact()} ${two.currency.symbol}`);
console.log(`wrapped: ${two.wrapped.toExact()} ${two.wrapped.currency.symbol}`);
console.log(`wrapped by: ${POL.wrapped.address} on chain ${POL.chainId}`);
