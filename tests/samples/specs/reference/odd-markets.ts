// SPDX-License-Identifier: MIT
import { BigNumber, constants, type Contract } from 'ethers';
import { beforeEach } from 'vitest';
import { addresses } from '../../chain/addresses.ts';
import { testContract } from '../../chain/compiled.ts';
import { useChain } from '../../chain/context.ts';
import { at } from '../../chain/deploy.ts';
import { pair, seedPool } from '../../chain/pools.ts';
import { revertOfMethod } from '../../chain/reverts.ts';
import { approveAll, fund, units } from '../../chain/tokens.ts';

const { dai, weth9, positionManager, swapRouter, v2Router02 } = addresses;

/** No deadline, and no limit. */
export const late = constants.MaxUint256;
/** All that a position is owed. */
export const most = BigNumber.from(2).pow(128).sub(1);
/** An account that starts with nothing. */
export const dead = '0x000000000000000000000000000000000000dEaD';
/** What each market starts with of both tokens. */
export const thousand = units.dai(1000);
/** What is traded, unless a test says otherwise. */
export const ten = units.dai(10);

/** What a call reverts with. */
export const code = async (revert: ReturnType<typeof revertOfMethod>) => (await revert).code;

interface Seeded {
  odd: Contract;
  v1: Contract;
  v3: Contract;
  tokenId: BigNumber;
  oddIs0: boolean;
}

/** A token that a test makes odd, traded in v1 and in v3, and what its traders do. */
export function useOddMarkets() {
  const chain = useChain();
  const seeded = {} as Seeded;

  /** 1,000 of the token beside 1,000 DAI, in a pair and in a pool, and 1,000 in the trader's hands. */
  beforeEach(async () => {
    const { deployer, trader, traderAddress } = chain;
    const owner = await deployer.getAddress();
    seeded.odd = await chain.deploy(testContract('odd-token.sol', 'OddToken'));
    await (await seeded.odd.mint(traderAddress, thousand.mul(10))).wait();
    await (await seeded.odd.mint(owner, thousand.mul(10))).wait();
    await fund(chain, traderAddress, { dai: thousand.mul(10), weth: units.weth(1000) });
    await approveAll(trader, v2Router02, [dai, weth9]);
    await approveAll(trader, swapRouter, [dai, weth9]);
    await approveAll(trader, positionManager, [dai, weth9]);
    const both = [seeded.odd.address, dai, thousand, thousand, 0, 0, traderAddress, late];
    await (await router1().addLiquidity(...both)).wait();
    seeded.v1 = await pair(trader, seeded.odd.address, dai);
    seeded.oddIs0 = BigNumber.from(seeded.odd.address).lt(dai);
    const tokens = seeded.oddIs0
      ? ([seeded.odd.address, dai] as const)
      : ([dai, seeded.odd.address] as const);
    seeded.v3 = await seedPool(chain, tokens, 3000, [thousand, thousand]);
    const latest = ((await manager().balanceOf(owner)) as BigNumber).sub(1);
    seeded.tokenId = (await manager().tokenOfOwnerByIndex(owner, latest)) as BigNumber;
  }, 60_000);

  const does = async (method: string, ...args: unknown[]) =>
    (await seeded.odd[method]!(...args)).wait();
  const router1 = () => at('v2Router02', chain.trader);
  const router3 = () => at('swapRouter', chain.trader);
  const manager = () => at('positionManager', chain.deployer);
  const path1 = (sells: boolean) => (sells ? [seeded.odd.address, dai] : [dai, seeded.odd.address]);
  const swap1 = (sells: boolean, amount = ten, to = chain.traderAddress) =>
    [amount, 0, path1(sells), to, late] as const;
  const fails1 = (sells: boolean, amount = ten, to = chain.traderAddress) =>
    code(revertOfMethod(router1(), 'swapExactTokensForTokens', swap1(sells, amount, to)));
  const works1 = (sells: boolean) =>
    router1().callStatic.swapExactTokensForTokens!(...swap1(sells)) as Promise<BigNumber[]>;
  const single = (sells: boolean, amountIn = ten, recipient = chain.traderAddress) => ({
    tokenIn: path1(sells)[0],
    tokenOut: path1(sells)[1],
    fee: 3000,
    recipient,
    deadline: late,
    amountIn,
    amountOutMinimum: 0,
    sqrtPriceLimitX96: 0,
  });
  const fails3 = (sells: boolean, amount = ten, to = chain.traderAddress) =>
    code(revertOfMethod(router3(), 'exactInputSingle', [single(sells, amount, to)]));
  const works3 = (sells: boolean, recipient = chain.traderAddress) =>
    router3().callStatic.exactInputSingle!(single(sells, ten, recipient)) as Promise<BigNumber>;
  const collect = (amounts: { odd: unknown; dai: unknown }, recipient = dead) => ({
    tokenId: seeded.tokenId,
    recipient,
    amount0Max: seeded.oddIs0 ? amounts.odd : amounts.dai,
    amount1Max: seeded.oddIs0 ? amounts.dai : amounts.odd,
  });
  const decrease = async () => {
    const { liquidity } = await manager().positions(seeded.tokenId);
    const params = {
      tokenId: seeded.tokenId,
      liquidity,
      amount0Min: 0,
      amount1Min: 0,
      deadline: late,
    };
    await (await manager().decreaseLiquidity(params)).wait();
  };
  const mint3 = () => ({
    token0: seeded.oddIs0 ? seeded.odd.address : dai,
    token1: seeded.oddIs0 ? dai : seeded.odd.address,
    fee: 3000,
    tickLower: -600,
    tickUpper: 600,
    amount0Desired: ten,
    amount1Desired: ten,
    amount0Min: 0,
    amount1Min: 0,
    recipient: chain.traderAddress,
    deadline: late,
  });
  const removes1 = async () => {
    const liquidity = (await seeded.v1.balanceOf(chain.traderAddress)) as BigNumber;
    await (await seeded.v1.approve(v2Router02, late)).wait();
    return [seeded.odd.address, dai, liquidity, 0, 0, chain.traderAddress, late];
  };
  return {
    chain,
    seeded,
    does,
    router1,
    router3,
    manager,
    swap1,
    fails1,
    works1,
    single,
    fails3,
    works3,
    collect,
    decrease,
    mint3,
    removes1,
  };
}
