// SPDX-License-Identifier: MIT
import { BigNumber, type BigNumberish, constants, Contract, utils } from 'ethers';
import { addresses } from './addresses.ts';
import { at, type Chain } from './deploy.ts';
import { mintParams } from './positions.ts';
import { published } from './published.ts';
import { approveAll } from './tokens.ts';

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
  const params = mintParams(tokens, fee, amounts, await deployer.getAddress());
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
  const amounts = [0, 1].map((token) => (held.token === token ? held.amount : 0));
  const params = mintParams(tokens, fee, amounts, await deployer.getAddress(), {
    tickLower,
    tickUpper: held.token === 0 ? tickLower + 10 * spacing : below,
  });
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

/** Two tokens in the order of a pool. */
export const sorted = (one: string, other: string): readonly [string, string] =>
  BigNumber.from(one).lt(other) ? [one, other] : [other, one];

/** Tokens, and the fees of the pools between them, as the routers take a path. */
export const packedPath = (...steps: readonly (string | number)[]): string =>
  utils.solidityPack(
    steps.map((step) => (typeof step === 'number' ? 'uint24' : 'address')),
    steps,
  );

/** What `exactInputSingle` takes: a sale at any price and any time, unless `changes` says otherwise. */
export const swapParams = (
  tokenIn: string,
  tokenOut: string,
  fee: number,
  amountIn: BigNumberish,
  recipient: string,
  changes: object = {},
) => ({
  tokenIn,
  tokenOut,
  fee,
  recipient,
  amountIn,
  deadline: constants.MaxUint256,
  amountOutMinimum: 0,
  sqrtPriceLimitX96: 0,
  ...changes,
});

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
  const recipient = await deployer.getAddress();
  const params = swapParams(tokenIn, tokenOut, fee, amountIn, recipient, { sqrtPriceLimitX96 });
  await (await at('swapRouter', deployer).exactInputSingle(params)).wait();
}
