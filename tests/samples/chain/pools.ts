// SPDX-License-Identifier: MIT
import { BigNumber, type BigNumberish, constants, Contract } from 'ethers';
import { addresses } from './addresses.ts';
import { at, type Chain } from './deploy.ts';
import { published } from './published.ts';
import { approveAll } from './tokens.ts';

/** The widest ticks that are multiples of a tier's spacing. */
const fullRange: Record<number, number> = {
  100: 887272,
  500: 887270,
  3000: 887220,
  10000: 887200,
};

/** sqrt(amount1/amount0) as a Q64.96. */
export function sqrtPriceX96(amount1: BigNumber, amount0: BigNumber): BigNumber {
  const ratio = (amount1.toBigInt() << 192n) / amount0.toBigInt();
  let root = ratio;
  for (let next = (root + 1n) / 2n; next < root; next = (root + ratio / root) / 2n) root = next;
  return BigNumber.from(root);
}

/** Creates a v3 pool at the ratio of the two amounts and puts them in over the full range. */
export async function seedPool(
  { deployer }: Chain,
  tokens: readonly [string, string],
  fee: number,
  amounts: readonly [BigNumber, BigNumber],
): Promise<Contract> {
  const [token0, token1] = tokens;
  const manager = at('positionManager', deployer);
  const price = sqrtPriceX96(amounts[1], amounts[0]);
  await (await manager.createAndInitializePoolIfNecessary(token0, token1, fee, price)).wait();
  const tick = fullRange[fee] ?? 0;
  const params = {
    token0,
    token1,
    fee,
    tickLower: -tick,
    tickUpper: tick,
    amount0Desired: amounts[0],
    amount1Desired: amounts[1],
    amount0Min: 0,
    amount1Min: 0,
    recipient: await deployer.getAddress(),
    deadline: constants.MaxUint256,
  };
  await (await manager.mint(params)).wait();
  return pool(deployer, tokens, fee);
}

/** Creates a v3 pool that holds one of its two tokens, in a narrow range next to the price. */
export async function seedThinPool(
  chain: Chain,
  tokens: readonly [string, string],
  fee: number,
  price: readonly [BigNumber, BigNumber],
  held: { token: 0 | 1; amount: BigNumber },
): Promise<Contract> {
  const { deployer } = chain;
  const [token0, token1] = tokens;
  const manager = at('positionManager', deployer);
  const root = sqrtPriceX96(price[1], price[0]);
  await (await manager.createAndInitializePoolIfNecessary(token0, token1, fee, root)).wait();
  const created = await pool(deployer, tokens, fee);
  const spacing = (await created.tickSpacing()) as number;
  const below = Math.floor(((await created.slot0()).tick as number) / spacing) * spacing;
  // Above the price there is only token0, below it only token1.
  const tickLower = held.token === 0 ? below + spacing : below - 10 * spacing;
  const params = {
    token0,
    token1,
    fee,
    tickLower,
    tickUpper: held.token === 0 ? tickLower + 10 * spacing : below,
    amount0Desired: held.token === 0 ? held.amount : 0,
    amount1Desired: held.token === 1 ? held.amount : 0,
    amount0Min: 0,
    amount1Min: 0,
    recipient: await deployer.getAddress(),
    deadline: constants.MaxUint256,
  };
  await (await manager.mint(params)).wait();
  return created;
}

/** The v3 pool of two sorted tokens at a fee tier. */
export async function pool(
  signer: Chain['deployer'],
  tokens: readonly [string, string],
  fee: number,
): Promise<Contract> {
  const address = (await at('v3Factory', signer).getPool(...tokens, fee)) as string;
  return new Contract(address, published.v3Pool.abi as never, signer);
}

/** A new v3 pool of two sorted tokens at 0.01%: it has a price of 1, and no liquidity. */
export async function emptyPool(
  signer: Chain['deployer'],
  tokens: readonly [string, string],
): Promise<Contract> {
  await (await at('v3Factory', signer).createPool(...tokens, 100)).wait();
  const created = await pool(signer, tokens, 100);
  await (await created.initialize(BigNumber.from(2).pow(96))).wait();
  return created;
}

/** The v1 pair of two tokens. */
export async function pair(
  signer: Chain['deployer'],
  tokenA: string,
  tokenB: string,
): Promise<Contract> {
  const address = (await at('v2Factory', signer).getPair(tokenA, tokenB)) as string;
  return new Contract(address, published.v2Pair.abi as never, signer);
}

/**
 * Sells DAI, USDC or WETH9 of the deployer in one v3 pool: moves the price, earns fees.
 *
 * @param sqrtPriceLimitX96 where to stop; 0 for no limit
 */
export async function trade(
  { deployer }: Chain,
  tokenIn: string,
  tokenOut: string,
  fee: number,
  amountIn: BigNumberish,
  sqrtPriceLimitX96: BigNumberish = 0,
): Promise<void> {
  await approveAll(deployer, addresses.swapRouter, [tokenIn]);
  const params = {
    tokenIn,
    tokenOut,
    fee,
    recipient: await deployer.getAddress(),
    deadline: constants.MaxUint256,
    amountIn,
    amountOutMinimum: 0,
    sqrtPriceLimitX96,
  };
  await (await at('swapRouter', deployer).exactInputSingle(params)).wait();
}
