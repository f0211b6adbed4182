// SPDX-License-Identifier: MIT
import { leastAccepted, payment, price, slippage, worth, written } from './amounts.ts';

console.log(`payment: ${payment.toExact()} USDC`);
console.log(`in its smallest unit: ${payment.quotient.toString()}`);
console.log(`a seventh of it, rounded down: ${written.significant} USDC`);
console.log(`least accepted at ${slippage.toFixed(2)}%: ${leastAccepted.toExact()} USDC`);
console.log(`price: ${price.toSignificant(6)} USDC per ETH`);
console.log(`3 ETH at that price: ${worth.toExact()} USDC`);
