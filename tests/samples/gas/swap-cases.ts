// SPDX-License-Identifier: MIT
import { type BigNumberish, constants, utils } from 'ethers';
import { sqrtRatioAtTick } from '../../../src/protocol/liquidity/tick-math.ts';
import type { SentCall } from '../../../src/site/runs/gas-run.ts';
import { addresses as a } from '../chain/addresses.ts';
import { packedPath, sorted, sqrtPriceX96, swapParams } from '../chain/pools.ts';
import { mintParams } from '../chain/positions.ts';
import { encode } from '../chain/published.ts';
import { units } from '../chain/tokens.ts';
import { allowance, signedAllowance } from './permit-cases.ts';
import { CALLER, callTo, type GasCase, type GasCases, IN_TIME, type Recorder } from './recorder.ts';

const DAI = units.dai(100);
const USDC = units.usdc(100);
const ETHER = units.weth('0.05');
const FEE = 3000;

const abi = utils.defaultAbiCoder;

/** The addresses by which the universal router means the caller and itself. */
const TO_CALLER = '0x0000000000000000000000000000000000000001';
const TO_ROUTER = '0x0000000000000000000000000000000000000002';

type Command = readonly [number: number, input: string];

const v3Swap = (recipient: string, amount: BigNumberish, path: string, byUser = true): Command => [
  0x00,
  abi.encode(
    ['address', 'uint256', 'uint256', 'bytes', 'bool'],
    [recipient, amount, 0, path, byUser],
  ),
];
const v1Swap = (
  recipient: string,
  amount: BigNumberish,
  path: readonly string[],
  byUser = true,
): Command => [
  0x08,
  abi.encode(
    ['address', 'uint256', 'uint256', 'address[]', 'bool'],
    [recipient, amount, 0, path, byUser],
  ),
];
const wrap = (amount: BigNumberish): Command => [
  0x0b,
  abi.encode(['address', 'uint256'], [TO_ROUTER, amount]),
];
const unwrap: Command = [0x0c, abi.encode(['address', 'uint256'], [TO_CALLER, 0])];
const permit = async (chain: Recorder): Promise<Command> => {
  const [details, signature] = await signedAllowance(chain, a.dai, a.universalRouter, 0);
  const type =
    'tuple(tuple(address token,uint160 amount,uint48 expiration,uint48 nonce) details,address spender,uint256 sigDeadline)';
  return [0x0a, abi.encode([type, 'bytes'], [details, signature])];
};

const execute = (commands: readonly Command[], value?: BigNumberish): SentCall =>
  callTo(
    'universalRouter',
    'execute(bytes,bytes[],uint256)',
    [
      utils.hexlify(commands.map(([number]) => number)),
      commands.map(([, input]) => input),
      IN_TIME,
    ],
    { value },
  );

/** Gives the caller DAI and WETH9, and trades in the pool or the pair of both. */
async function hold(chain: Recorder, market: 'pool' | 'pair' = 'pool'): Promise<void> {
  await chain.hold('dai', 'weth9');
  if (market === 'pair') await chain.tradeInPair(a.dai, a.weth9, DAI);
  else await chain.tradeInPool(a.dai, a.weth9, FEE, [DAI, ETHER]);
}

/** Gives the caller both tokens of the swap, and lets a router take what is sold. */
const ready =
  (router: string, call: () => SentCall): GasCase =>
  async (chain) => {
    await hold(chain, router === a.v2Router02 ? 'pair' : 'pool');
    await chain.approve(router, 'dai', 'weth9');
    return call();
  };

/** Lets the universal router take what the caller sells, through Permit2. */
const readyByPermit2 =
  (market: 'pool' | 'pair', call: () => SentCall): GasCase =>
  async (chain) => {
    await hold(chain, market);
    await chain.approve(a.permit2, 'dai', 'weth9');
    await allowance(chain, a.dai, a.universalRouter);
    return call();
  };

const v1Call = (method: string, args: readonly unknown[], value?: BigNumberish) =>
  callTo('v2Router02', method, [...args, CALLER, IN_TIME], { value });

const single = (
  tokenIn: string,
  tokenOut: string,
  amount: BigNumberish,
  recipient: string,
  changes?: object,
) => swapParams(tokenIn, tokenOut, FEE, amount, recipient, changes);

const v3Single = (...given: Parameters<typeof single>) =>
  encode('swapRouter', 'exactInputSingle', [single(...given)]);

const v3Multicall = (parts: readonly string[], value?: BigNumberish) =>
  callTo('swapRouter', 'multicall', [parts], { value });

const newSingle = (...[tokenIn, tokenOut, amount, recipient]: Parameters<typeof single>) => {
  const { deadline: _, ...params } = single(tokenIn, tokenOut, amount, recipient);
  return encode('swapRouter02', 'exactInputSingle', [params]);
};

/** Returns calls of SwapRouter02 as its SDK sends them: in a multicall with a deadline. */
const newMulticall = (parts: readonly string[], value?: BigNumberish) =>
  callTo('swapRouter02', 'multicall(uint256,bytes[])', [IN_TIME, parts], { value });

const daiToWeth = packedPath(a.dai, FEE, a.weth9);
const wethToDai = packedPath(a.weth9, FEE, a.dai);

/** A swap in one pool, by router and by what is sold and bought. */
export const swapCases: GasCases = {
  'v1-router': {
    tokens: ready(a.v2Router02, () =>
      v1Call('swapExactTokensForTokens', [DAI, 0, [a.dai, a.weth9]]),
    ),
    'from-ether': ready(a.v2Router02, () =>
      v1Call('swapExactETHForTokens', [0, [a.weth9, a.dai]], ETHER),
    ),
    'to-ether': ready(a.v2Router02, () =>
      v1Call('swapExactTokensForETH', [DAI, 0, [a.dai, a.weth9]]),
    ),
  },
  'v3-router': {
    tokens: ready(a.swapRouter, () =>
      callTo('swapRouter', 'exactInputSingle', [single(a.dai, a.weth9, DAI, CALLER)]),
    ),
    'from-ether': ready(a.swapRouter, () =>
      callTo('swapRouter', 'exactInputSingle', [single(a.weth9, a.dai, ETHER, CALLER)], {
        value: ETHER,
      }),
    ),
    'to-ether': ready(a.swapRouter, () =>
      v3Multicall([
        v3Single(a.dai, a.weth9, DAI, constants.AddressZero),
        encode('swapRouter', 'unwrapWETH9', [0, CALLER]),
      ]),
    ),
  },
  'v3-router-02': {
    tokens: ready(a.swapRouter02, () => newMulticall([newSingle(a.dai, a.weth9, DAI, CALLER)])),
    'from-ether': ready(a.swapRouter02, () =>
      newMulticall([newSingle(a.weth9, a.dai, ETHER, CALLER)], ETHER),
    ),
    'to-ether': ready(a.swapRouter02, () =>
      newMulticall([
        newSingle(a.dai, a.weth9, DAI, TO_ROUTER),
        encode('swapRouter02', 'unwrapWETH9(uint256,address)', [0, CALLER]),
      ]),
    ),
  },
  'universal-v1': {
    tokens: readyByPermit2('pair', () => execute([v1Swap(TO_CALLER, DAI, [a.dai, a.weth9])])),
    'from-ether': readyByPermit2('pair', () =>
      execute([wrap(ETHER), v1Swap(TO_CALLER, ETHER, [a.weth9, a.dai], false)], ETHER),
    ),
    'to-ether': readyByPermit2('pair', () =>
      execute([v1Swap(TO_ROUTER, DAI, [a.dai, a.weth9]), unwrap]),
    ),
  },
  'universal-v3': {
    tokens: readyByPermit2('pool', () => execute([v3Swap(TO_CALLER, DAI, daiToWeth)])),
    'from-ether': readyByPermit2('pool', () =>
      execute([wrap(ETHER), v3Swap(TO_CALLER, ETHER, wethToDai, false)], ETHER),
    ),
    'to-ether': readyByPermit2('pool', () => execute([v3Swap(TO_ROUTER, DAI, daiToWeth), unwrap])),
  },
  'universal-v3-signed': {
    tokens: async (chain) => {
      await hold(chain);
      await chain.approve(a.permit2, 'dai');
      return execute([await permit(chain), v3Swap(TO_CALLER, DAI, daiToWeth)]);
    },
    'to-ether': async (chain) => {
      await hold(chain);
      await chain.approve(a.permit2, 'dai');
      return execute([await permit(chain), v3Swap(TO_ROUTER, DAI, daiToWeth), unwrap]);
    },
  },
};

/** Gives the caller DAI, USDC and WETH9, and creates a fourth token with a v1 pair and a v3 pool against USDC. */
async function fourthToken(chain: Recorder): Promise<`0x${string}`> {
  await chain.hold('dai', 'usdc', 'weth9');
  const made = await chain.createToken();
  await chain.mint(made, units.dai(10_000_000));
  await chain.approve(a.v2Router02, 'dai', 'usdc', made);
  await chain.approve(a.positionManager, 'usdc', made);
  const amounts = { [a.usdc]: units.usdc(1_000_000), [made]: units.dai(1_000_000) };
  const tokens = sorted(a.usdc, made);
  const [amount0, amount1] = tokens.map((token) => amounts[token]!) as [never, never];
  await chain.call('v2Router02', 'addLiquidity', [
    ...tokens,
    amount0,
    amount1,
    0,
    0,
    CALLER,
    IN_TIME,
  ]);
  const price = sqrtPriceX96(amount1, amount0);
  await chain.call('positionManager', 'createAndInitializePoolIfNecessary', [
    ...tokens,
    500,
    price,
  ]);
  await chain.call('positionManager', 'mint', [
    mintParams(tokens, 500, [amount0, amount1], CALLER),
  ]);
  await chain.tradeInPool(a.dai, a.weth9, FEE, [DAI, ETHER]);
  await chain.tradeInPool(a.usdc, a.weth9, 500, [USDC, ETHER]);
  await chain.tradeInPool(a.usdc, made, 500, [USDC, DAI]);
  await chain.tradeInPair(a.dai, a.weth9, DAI);
  await chain.tradeInPair(a.usdc, a.weth9, USDC);
  await chain.tradeInPair(a.usdc, made, USDC);
  return made;
}

/** Returns a case that sells DAI along a path through one, two or three pools. */
const along =
  (pools: 1 | 2 | 3, call: (path: string[], chain: Recorder) => Promise<SentCall>): GasCase =>
  async (chain) => {
    const made = await fourthToken(chain);
    return call([a.dai, a.weth9, a.usdc, made].slice(0, pools + 1), chain);
  };

/** The fee tiers of the v3 pools on such a path. */
const TIERS = [3000, 500, 500];
const packed = (path: readonly string[]) =>
  packedPath(
    ...path.flatMap((token, index) => (index === 0 ? [token] : [TIERS[index - 1]!, token])),
  );

const byV1Router = async (path: string[]) => v1Call('swapExactTokensForTokens', [DAI, 0, path]);
const byV3Router = async (path: string[], chain: Recorder) => {
  await chain.approve(a.swapRouter, 'dai');
  const params = {
    path: packed(path),
    recipient: CALLER,
    deadline: IN_TIME,
    amountIn: DAI,
    amountOutMinimum: 0,
  };
  return callTo('swapRouter', 'exactInput', [params]);
};
const byUniversal =
  (command: (path: string[]) => Command) => async (path: string[], chain: Recorder) => {
    await chain.approve(a.permit2, 'dai');
    await allowance(chain, a.dai, a.universalRouter);
    return execute([command(path)]);
  };
const universalV1 = byUniversal((path) => v1Swap(TO_CALLER, DAI, path));
const universalV3 = byUniversal((path) => v3Swap(TO_CALLER, DAI, packed(path)));

const eachPath = (call: Parameters<typeof along>[1]) => ({
  one: along(1, call),
  two: along(2, call),
  three: along(3, call),
});

/** A swap of tokens through one, two and three pools. */
export const hopCases: GasCases = {
  'v1-router': eachPath(byV1Router),
  'v3-router': eachPath(byV3Router),
  'universal-v1': eachPath(universalV1),
  'universal-v3': eachPath(universalV3),
};

const SPACING = 10;
/** Number of ticks in a word of the bitmap, at this tick spacing. */
const WORD = 256 * SPACING;
const TIER = 500;

/** Sells `tokenIn` in the USDC/WETH9 pool of the 0.05% tier until the price reaches a tick. */
const sellUntil = (tokenIn: string, tick: number): SentCall => {
  const tokenOut = tokenIn === a.usdc ? a.weth9 : a.usdc;
  const amount = tokenIn === a.usdc ? units.usdc(5_000_000) : units.weth(5_000);
  return callTo('swapRouter', 'exactInputSingle', [
    swapParams(tokenIn, tokenOut, TIER, amount, CALLER, {
      sqrtPriceLimitX96: sqrtRatioAtTick(tick).toString(),
    }),
  ]);
};

/**
 * Moves the price to the start of a word of the bitmap, and creates positions whose bounds are the ten usable ticks
 * above. Returns the tick of the price.
 */
async function tenTicks(chain: Recorder): Promise<number> {
  await chain.hold('usdc', 'weth9');
  await chain.tradeInPool(a.usdc, a.weth9, TIER, [USDC, ETHER]);
  await chain.approve(a.positionManager, 'usdc', 'weth9');
  const pool = [a.usdc, a.weth9, TIER];
  const [address] = await chain.read('v3Factory', 'getPool', pool);
  const { tick } = await chain.read('v3Pool', 'slot0', [], address as string);
  const start = Math.ceil(tick / WORD) * WORD + SPACING / 2;
  await chain.send(sellUntil(a.weth9, start));
  const below = start - SPACING / 2;
  for (let index = 1; index < 10; index += 2) {
    const tickLower = below + index * SPACING;
    const range = { tickLower, tickUpper: tickLower + SPACING };
    const amounts = [units.usdc(1_000), 0];
    await chain.call('positionManager', 'mint', [
      mintParams([a.usdc, a.weth9], TIER, amounts, CALLER, range),
    ]);
  }
  return start;
}

/** Returns a case that crosses ticks. @param passes how often the price has passed all ten ticks before, up and down */
const crossing =
  (ticks: number, passes: number): GasCase =>
  async (chain) => {
    const start = await tenTicks(chain);
    for (let pass = 0; pass < passes; pass += 1) {
      await chain.send(sellUntil(a.weth9, start + 10 * SPACING));
      await chain.send(sellUntil(a.usdc, start));
    }
    return sellUntil(a.weth9, start + ticks * SPACING + (ticks === 0 ? 3 : 0));
  };

const eachCrossing = (ticks: number) => ({
  again: crossing(ticks, 2),
  first: crossing(ticks, 0),
});

/** A swap with `SwapRouter` that crosses initialised ticks, all in one word of the bitmap. */
export const tickCases: GasCases = {
  none: { again: crossing(0, 2) },
  one: eachCrossing(1),
  two: eachCrossing(2),
  five: eachCrossing(5),
  ten: eachCrossing(10),
  words: {
    again: async (chain) => {
      const start = await tenTicks(chain);
      await chain.send(sellUntil(a.weth9, start + 11 * SPACING));
      return sellUntil(a.weth9, start + 3 * WORD);
    },
  },
};

const swap = callTo('swapRouter', 'exactInputSingle', [single(a.dai, a.weth9, DAI, CALLER)]);

/** Returns a case that makes the usual swap after a change. */
const after = (change: (chain: Recorder) => Promise<unknown>, call = swap) => ({
  gas: async (chain: Recorder) => {
    await hold(chain);
    await change(chain);
    return call;
  },
});

/** Makes room for more observations in the pool. The next trades use it. */
const room = async (chain: Recorder) => {
  const [to] = await chain.read('v3Factory', 'getPool', [a.dai, a.weth9, FEE]);
  await chain.call('v3Pool', 'increaseObservationCardinalityNext', [20], { to: to as string });
  await chain.tradeInPool(a.dai, a.weth9, FEE, [DAI, ETHER]);
};

const nothing = () => Promise.resolve();

/** The same swap with `SwapRouter`, with one circumstance changed at a time. */
export const circumstanceCases: GasCases = {
  usual: after(nothing),
  limited: after((chain) =>
    chain.call('weth9', 'approve', [a.swapRouter, units.dai(1_000)], { to: a.dai }),
  ),
  'new-holder': after((chain) => chain.keepOnly('weth9', 0)),
  'sold-all': after((chain) => chain.keepOnly('dai', DAI)),
  'first-trade': {
    gas: async (chain) => {
      await chain.hold('dai', 'weth9');
      await chain.approve(a.swapRouter, 'dai');
      return swap;
    },
  },
  observations: after(room),
  'same-tick': after(
    nothing,
    callTo('swapRouter', 'exactInputSingle', [single(a.dai, a.weth9, units.dai('0.001'), CALLER)]),
  ),
  'exact-output': after(
    nothing,
    callTo('swapRouter', 'exactOutputSingle', [
      {
        ...{ tokenIn: a.dai, tokenOut: a.weth9, fee: FEE, recipient: CALLER, deadline: IN_TIME },
        ...{ amountOut: ETHER, amountInMaximum: DAI.mul(2), sqrtPriceLimitX96: 0 },
      },
    ]),
  ),
  'same-pool': after(
    nothing,
    v3Multicall([v3Single(a.dai, a.weth9, DAI, CALLER), v3Single(a.dai, a.weth9, DAI, CALLER)]),
  ),
  'other-pool': after(
    async (chain) => {
      await chain.hold('usdc');
      await chain.tradeInPool(a.usdc, a.weth9, FEE, [USDC, ETHER]);
    },
    v3Multicall([
      v3Single(a.dai, a.weth9, DAI, CALLER),
      encode('swapRouter', 'exactInputSingle', [swapParams(a.usdc, a.weth9, FEE, USDC, CALLER)]),
    ]),
  ),
};
