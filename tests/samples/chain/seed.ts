// SPDX-License-Identifier: MIT
import { BigNumber, type BigNumberish, constants, Contract, utils } from 'ethers';
import { addresses } from './addresses.ts';
import { at, type Chain } from './deploy.ts';
import { published } from './published.ts';

const { dai, usdc, weth9 } = addresses;

/** Amounts in the token's smallest unit. */
export const units = {
  dai: (amount: string | number) => utils.parseUnits(`${amount}`, 18),
  usdc: (amount: string | number) => utils.parseUnits(`${amount}`, 6),
  weth: (amount: string | number) => utils.parseUnits(`${amount}`, 18),
};

const tokenAbi = [
  'function mint(address to, uint256 value)',
  'function deposit() payable',
  'function approve(address spender, uint256 value) returns (bool)',
  'function allowance(address owner, address spender) view returns (uint256)',
  'function transfer(address to, uint256 value) returns (bool)',
  'function balanceOf(address owner) view returns (uint256)',
];

/** DAI, USDC or WETH9, as the signer sees it. */
export function token(
  address: string,
  signer: Contract['signer'] | Contract['provider'],
): Contract {
  return new Contract(address, tokenAbi, signer);
}

/** The widest ticks that are multiples of a tier's spacing. */
export const fullRange: Record<number, number> = {
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

/** Gives an account tokens: mints DAI and USDC, wraps ETH of the deployer into WETH9. */
export async function fund(
  { provider, deployer }: Chain,
  account: string,
  amounts: { dai?: BigNumberish; usdc?: BigNumberish; weth?: BigNumberish },
): Promise<void> {
  if (amounts.dai) await (await token(dai, deployer).mint(account, amounts.dai)).wait();
  if (amounts.usdc) await (await token(usdc, deployer).mint(account, amounts.usdc)).wait();
  if (amounts.weth) {
    const weth = token(weth9, deployer);
    await (await weth.deposit({ value: amounts.weth })).wait();
    await (await weth.transfer(account, amounts.weth)).wait();
  }
  await provider.getBlockNumber();
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
 * A small market: 1 WETH = 2,000 USDC = 2,000 DAI in every pool.
 *
 * v3: DAI/USDC 0.01%, USDC/WETH 0.05% and 0.3%, DAI/WETH 0.3%. v1: DAI/WETH, USDC/WETH.
 */
export async function seedMarket(chain: Chain): Promise<void> {
  const { deployer } = chain;
  const owner = await deployer.getAddress();
  await fund(chain, owner, {
    dai: units.dai(100_000_000),
    usdc: units.usdc(100_000_000),
    weth: units.weth(50_000),
  });
  for (const address of [dai, usdc, weth9]) {
    for (const spender of [addresses.positionManager, addresses.v2Router02]) {
      await (await token(address, deployer).approve(spender, constants.MaxUint256)).wait();
    }
  }
  const million = { dai: units.dai(2_000_000), usdc: units.usdc(2_000_000) };
  const thousand = units.weth(1_000);
  await seedPool(chain, [dai, usdc], 100, [million.dai, million.usdc]);
  await seedPool(chain, [usdc, weth9], 500, [million.usdc, thousand]);
  await seedPool(chain, [usdc, weth9], 3000, [million.usdc, thousand]);
  await seedPool(chain, [dai, weth9], 3000, [million.dai, thousand]);
  const router = at('v2Router02', deployer);
  for (const [address, amount] of [
    [dai, million.dai],
    [usdc, million.usdc],
  ] as const) {
    const deadline = constants.MaxUint256;
    await (
      await router.addLiquidity(address, weth9, amount, thousand, 0, 0, owner, deadline)
    ).wait();
  }
}

/** An account's balance of DAI, USDC or WETH9. */
export async function balanceOf(
  chain: Chain,
  address: string,
  account: string,
): Promise<BigNumber> {
  return (await token(address, chain.provider).balanceOf(account)) as BigNumber;
}

/** Approves a spender, from a signer's account, for any amount of each token. */
export async function approveAll(
  signer: Chain['deployer'],
  spender: string,
  tokens: readonly string[],
): Promise<void> {
  for (const address of tokens) {
    await (await token(address, signer).approve(spender, constants.MaxUint256)).wait();
  }
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
