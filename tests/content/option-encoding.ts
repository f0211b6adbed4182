import { CurrencyAmount, Ether, Percent, Token } from '@uniswap/sdk-core';
import {
  encodeSqrtRatioX96,
  FeeAmount,
  Multicall,
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

export const usdc = new Token(1, '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', 6);
export const dai = new Token(1, '0x6B175474E89094C44Da98b954EedeAC495271d0F', 18);
export const ether = Ether.onChain(1);
export const owner = '0x00000000000000000000000000000000000000AA';
export const signature = { v: 27 as const, r: `0x${'11'.repeat(32)}`, s: `0x${'22'.repeat(32)}` };

const liquidity = '1000000000000000000000';
const [lowest, highest] = [TickMath.MIN_TICK, TickMath.MAX_TICK].map((tick) =>
  nearestUsableTick(tick, 60),
) as [number, number];

/** A pool at tick 0 with liquidity over the full range. */
export const poolOf = (tokenA: Token, tokenB: Token): Pool =>
  new Pool(tokenA, tokenB, FeeAmount.MEDIUM, encodeSqrtRatioX96(1, 1), liquidity, 0, [
    { index: lowest, liquidityNet: liquidity, liquidityGross: liquidity },
    { index: highest, liquidityNet: `-${liquidity}`, liquidityGross: liquidity },
  ]);

/** USDC and WETH at tick 0, and a position of 600 ticks on either side. */
export const pool = poolOf(usdc, ether.wrapped);
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
  /** The arguments as text; a struct's fields are joined by commas. */
  args: string[];
}

function callOf(data: string): Call {
  for (const candidate of interfaces) {
    try {
      const { name, args } = candidate.parseTransaction({ data });
      return { name, args: args.map(String) };
    } catch {
      // Another contract's function.
    }
  }
  throw new Error(`nobody knows ${data.slice(0, 10)}`);
}

/** The calls that calldata holds, a multicall taken apart. */
export function callsOf({ calldata }: { calldata: string }): Call[] {
  const selector = Multicall.INTERFACE.getSighash('multicall');
  if (!calldata.startsWith(selector)) return [callOf(calldata)];
  const [parts] = Multicall.INTERFACE.decodeFunctionData('multicall', calldata) as unknown as [
    string[],
  ];
  return parts.map(callOf);
}

export const namesOf = (parameters: { calldata: string }): string[] =>
  callsOf(parameters).map(({ name }) => name);
