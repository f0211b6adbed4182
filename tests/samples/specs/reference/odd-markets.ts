// SPDX-License-Identifier: MIT
import { type BigNumber, type BigNumberish, constants, type Contract } from 'ethers';
import { beforeEach } from 'vitest';
import { addresses } from '../../chain/addresses.ts';
import { testContract } from '../../chain/compiled.ts';
import { useChain } from '../../chain/context.ts';
import { at } from '../../chain/deploy.ts';
import { pair, seedPool, sorted, swapParams } from '../../chain/pools.ts';
import { decreaseParams, mintParams, mostOwed } from '../../chain/positions.ts';
import { revertCode } from '../../chain/reverts.ts';
import { approveAll, fund, units } from '../../chain/tokens.ts';
import { pageText } from '../../toolchain/page-text.ts';

const { dai, weth9, positionManager, swapRouter, v2Router02 } = addresses;

/** The largest integer, used as "no deadline" and "no limit". */
export const late = constants.MaxUint256;
/** An account with no initial balance. */
export const dead = '0x000000000000000000000000000000000000dEaD';
/** Initial amount of each token in each market. */
export const thousand = units.dai(1000);
/** The amount traded, unless a test sets another. */
export const ten = units.dai(10);

/** The page under test. */
export const page = pageText('concepts/protocol/integration-issues');

/** Returns the page's v1 and v3 cells for a behaviour. */
export const saidOf = (behaviour: string) => {
  const row = page.split('\n').find((line) => line.startsWith(`| ${behaviour} `));
  // The second and third columns of the page's first table list the error strings of v1 and v3.
  const [, , v1 = '', v3 = ''] = row?.split('|') ?? [];
  return { v1, v3 };
};

interface Seeded {
  odd: Contract;
  v1: Contract;
  v3: Contract;
  /** The tokens of the pool, in order. */
  tokens: readonly [string, string];
  tokenId: BigNumber;
  oddIs0: boolean;
}

/** Sets up a v1 and a v3 market for a token with configurable oddities, and returns the actions of their traders. */
export function useOddMarkets() {
  const chain = useChain();
  const seeded = {} as Seeded;

  /** Puts 1,000 tokens and 1,000 DAI into a pair and the same into a pool. The trader keeps 9,000 of each. */
  beforeEach(async () => {
    const { deployer, trader, traderAddress } = chain;
    const owner = await deployer.getAddress();
    seeded.odd = await chain.deploy(testContract('odd-token.sol', 'OddToken'));
    await (await seeded.odd.mint(traderAddress, thousand.mul(10))).wait();
    await (await seeded.odd.mint(owner, thousand.mul(10))).wait();
    await fund(chain, traderAddress, { dai: thousand.mul(10), weth: units.weth(1000) });
    for (const spender of [v2Router02, swapRouter, positionManager]) {
      await approveAll(trader, spender, [dai, weth9]);
    }
    const both = [seeded.odd.address, dai, thousand, thousand, 0, 0, traderAddress, late];
    await (await router1().addLiquidity(...both)).wait();
    seeded.v1 = await pair(trader, seeded.odd.address, dai);
    seeded.tokens = sorted(seeded.odd.address, dai);
    seeded.oddIs0 = seeded.tokens[1] === dai;
    seeded.v3 = await seedPool(chain, seeded.tokens, 3000, [thousand, thousand]);
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
    revertCode(router1(), 'swapExactTokensForTokens', swap1(sells, amount, to));
  const works1 = (sells: boolean) =>
    router1().callStatic.swapExactTokensForTokens!(...swap1(sells)) as Promise<BigNumber[]>;
  const single = (sells: boolean, amount = ten, to = chain.traderAddress) => {
    const [tokenIn, tokenOut] = path1(sells) as [string, string];
    return swapParams(tokenIn, tokenOut, 3000, amount, to);
  };
  const fails3 = (sells: boolean, amount = ten, to = chain.traderAddress) =>
    revertCode(router3(), 'exactInputSingle', [single(sells, amount, to)]);
  const works3 = (sells: boolean, recipient = chain.traderAddress) =>
    router3().callStatic.exactInputSingle!(single(sells, ten, recipient)) as Promise<BigNumber>;
  /** Returns parameters to collect at most these amounts, or by default everything that the position is owed. */
  const collect = ({ odd = mostOwed, dai = mostOwed }: Record<string, BigNumberish> = {}) => ({
    tokenId: seeded.tokenId,
    recipient: dead,
    amount0Max: seeded.oddIs0 ? odd : dai,
    amount1Max: seeded.oddIs0 ? dai : odd,
  });
  const decrease = async () => {
    const { liquidity } = await manager().positions(seeded.tokenId);
    await (await manager().decreaseLiquidity(decreaseParams(seeded.tokenId, liquidity))).wait();
  };
  const mint3 = () => {
    const range = { tickLower: -600, tickUpper: 600 };
    return mintParams(seeded.tokens, 3000, [ten, ten], chain.traderAddress, range);
  };
  const removes1 = async () => {
    const liquidity = (await seeded.v1.balanceOf(chain.traderAddress)) as BigNumber;
    await (await seeded.v1.approve(v2Router02, late)).wait();
    return [seeded.odd.address, dai, liquidity, 0, 0, chain.traderAddress, late];
  };
  return {
    chain,
    seeded,
    does,
    onV1: { router: router1, swap: swap1, fails: fails1, works: works1, removes: removes1 },
    onV3: { router: router3, swap: single, fails: fails3, works: works3 },
    manager,
    mint3,
    decrease,
    collect,
  };
}
