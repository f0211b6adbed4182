import { CurrencyAmount, Ether, Percent, type Token } from '@uniswap/sdk-core';
import {
  encodeSqrtRatioX96,
  FeeAmount,
  NonfungiblePositionManager,
  Payments,
  Pool,
  Position,
  SelfPermit,
  Staker,
  SwapRouter,
  TickMath,
  nearestUsableTick,
} from '@uniswap/v3-sdk';
import { partsOf } from './calldata-functions';
import { USDC } from './tokens';

/** Returns the doc id of the page about an interface. */
export const page = (name: string) => `sdk/v3/reference/interfaces/${name}`;

export const ether = Ether.onChain(1);
export const owner = '0x00000000000000000000000000000000000000AA';
export const signature = { v: 27 as const, r: `0x${'11'.repeat(32)}`, s: `0x${'22'.repeat(32)}` };

const liquidity = '1000000000000000000000';
const [lowest, highest] = [TickMath.MIN_TICK, TickMath.MAX_TICK].map((tick) =>
  nearestUsableTick(tick, 60),
) as [number, number];

/** Returns a pool at tick 0, with liquidity over the full range. */
export const poolOf = (tokenA: Token, tokenB: Token): Pool =>
  new Pool(tokenA, tokenB, FeeAmount.MEDIUM, encodeSqrtRatioX96(1, 1), liquidity, 0, [
    { index: lowest, liquidityNet: liquidity, liquidityGross: liquidity },
    { index: highest, liquidityNet: `-${liquidity}`, liquidityGross: liquidity },
  ]);

/** A pool of USDC and WETH at tick 0. The position in it extends 600 ticks to either side. */
export const pool = poolOf(USDC, ether.wrapped);
export const position = new Position({
  pool,
  tickLower: -600,
  tickUpper: 600,
  liquidity: '1000000000000000',
});

export const common = { slippageTolerance: new Percent(50, 10_000), deadline: 1_700_000_000 };
export const nothing = (currency: Token | Ether) => CurrencyAmount.fromRawAmount(currency, 0);

const interfaces = [NonfungiblePositionManager, SwapRouter, Payments, SelfPermit, Staker].map(
  (encoder) => encoder.INTERFACE,
);

interface Call {
  name: string;
  /** The arguments as text. A struct's fields are joined with commas. */
  args: string[];
}

function callOf(data: string): Call {
  for (const candidate of interfaces) {
    try {
      const { name, args } = candidate.parseTransaction({ data });
      return { name, args: args.map(String) };
    } catch {
      // This interface has no function with the selector, so try the next one.
    }
  }
  throw new Error(`nobody knows ${data.slice(0, 10)}`);
}

/** Returns the calls in calldata, each with its function's name and its arguments as text. */
export const callsOf = ({ calldata }: { calldata: string }): Call[] =>
  partsOf(calldata).map(callOf);

export const namesOf = (parameters: { calldata: string }): string[] =>
  callsOf(parameters).map(({ name }) => name);
