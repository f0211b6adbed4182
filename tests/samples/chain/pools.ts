// SPDX-License-Identifier: MIT
import { BigNumber, type BigNumberish, constants, Contract, utils } from 'ethers';
import { addresses } from './addresses.ts';
import { at, type Chain } from './deploy.ts';
import { mintParams } from './positions.ts';
import { published } from './published.ts';
import { approveAll } from './tokens.ts';

/** Returns sqrt(amount1/amount0) as a Q64.96. */
export function sqrtPriceX96(amount1: BigNumber, amount0: BigNumber): BigNumber {
  const ratio = (amount1.toBigInt() << 192n) / amount0.toBigInt();
  let root = ratio;
  for (let next = (root + 1n) / 2n; next < root; next = (root + ratio / root) / 2n) root = next;
  return BigNumber.from(root);
}

/** Creates a v3 pool at the ratio of the two amounts, and deposits them over the full range. */
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

/** Creates a v3 pool that holds only one of its tokens, in a narrow range next to the price. */
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
  // Ranges above the price hold only token0. Ranges below it hold only token1.
  const tickLower = held.token === 0 ? below + spacing : below - 10 * spacing;
  const amounts = [0, 1].map((token) => (held.token === token ? held.amount : 0));
  const params = mintParams(tokens, fee, amounts, await deployer.getAddress(), {
    tickLower,
    tickUpper: held.token === 0 ? tickLower + 10 * spacing : below,
  });
  await (await manager.mint(params)).wait();
  return created;
}

/** Returns the v3 pool of two sorted tokens at a fee tier. */
export async function pool(
  signer: Chain['deployer'],
  tokens: readonly [string, string],
  fee: number,
): Promise<Contract> {
  const address = (await at('v3Factory', signer).getPool(...tokens, fee)) as string;
  return new Contract(address, published.v3Pool.abi as never, signer);
}

/** Creates a v3 pool of two sorted tokens in the 0.01% tier, with a price of 1 and no liquidity. */
export async function emptyPool(
  signer: Chain['deployer'],
  tokens: readonly [string, string],
): Promise<Contract> {
  await (await at('v3Factory', signer).createPool(...tokens, 100)).wait();
  const created = await pool(signer, tokens, 100);
  await (await created.initialize(BigNumber.from(2).pow(96))).wait();
  return created;
}

/** Returns the v1 pair of two tokens. */
export async function pair(
  signer: Chain['deployer'],
  tokenA: string,
  tokenB: string,
): Promise<Contract> {
  const address = (await at('v2Factory', signer).getPair(tokenA, tokenB)) as string;
  return new Contract(address, published.v2Pair.abi as never, signer);
}

/** Returns two tokens in pool order. */
export const sorted = (one: string, other: string): readonly [string, string] =>
  BigNumber.from(one).lt(other) ? [one, other] : [other, one];

/** Encodes tokens, and the fees of the pools between them, as a path for the routers. */
export const packedPath = (...steps: readonly (string | number)[]): string =>
  utils.solidityPack(
    steps.map((step) => (typeof step === 'number' ? 'uint24' : 'address')),
    steps,
  );

/** Returns parameters for `exactInputSingle`: a sale at any price and time, unless `changes` override that. */
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
 * Sells the deployer's DAI, USDC or WETH9 in one v3 pool, to move the price or generate fees.
 *
 * @param sqrtPriceLimitX96 the price to stop at; 0 for no limit
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
