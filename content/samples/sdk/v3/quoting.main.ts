// SPDX-License-Identifier: MIT
import { CurrencyAmount } from '@uniswap/sdk-core';
import { FeeAmount } from '@uniswap/v3-sdk';
import { connect, DAI, USDC, WETH } from './config.ts';
import { fetchPool, priceFromSqrt, priceOf } from './pool.ts';
import { quote, quoteRoute } from './quoting.ts';

const { RPC_URL = 'http://127.0.0.1:8545', PRIVATE_KEY } = process.env;
if (!PRIVATE_KEY) throw new Error('Set PRIVATE_KEY to a key of your local node');

const { provider } = connect(RPC_URL, PRIVATE_KEY);
const pool = await fetchPool(provider, USDC, WETH, FeeAmount.MEDIUM);
console.log(`price: ${priceOf(pool, WETH)} USDC per WETH`);
console.log(`inverted: ${priceOf(pool, USDC)} WETH per USDC`);

const byHand = priceFromSqrt(BigInt(pool.sqrtRatioX96.toString()), 6, 18);
console.log(`by hand: ${byHand.toPrecision(6)} WETH per USDC`);

// In millionths of a USDC.
const out = await quote(provider, USDC, WETH, FeeAmount.MEDIUM, '2000000000');
console.log(`one pool: ${out.toExact()} WETH for 2000 USDC`);

const pools = [
  await fetchPool(provider, DAI, USDC, FeeAmount.LOWEST),
  await fetchPool(provider, USDC, WETH, FeeAmount.LOW),
];
const dai = CurrencyAmount.fromRawAmount(DAI, `${2_000n * 10n ** 18n}`);
const byRoute = await quoteRoute(provider, pools, dai, WETH);
console.log(`two pools: ${byRoute.toExact()} WETH for ${dai.toExact()} DAI`);
