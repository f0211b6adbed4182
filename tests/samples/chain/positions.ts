// SPDX-License-Identifier: MIT
import { BigNumber, type BigNumberish, constants } from 'ethers';
import { at, type Chain } from './deploy.ts';

/** The highest usable tick of each fee tier: the outermost multiple of the tier's tick spacing. */
const fullRange: Record<number, number> = {
  100: 887272,
  500: 887270,
  3000: 887220,
  10000: 887200,
};

/** More than a position can be owed in either token, so `collect` pays out everything. */
export const mostOwed = BigNumber.from(2).pow(128).sub(1);

/** Returns parameters for `mint`: the full range without minimums or a deadline, unless `changes` override that. */
export function mintParams(
  [token0, token1]: readonly [string, string],
  fee: number,
  [amount0Desired, amount1Desired]: readonly BigNumberish[],
  recipient: string,
  changes: object = {},
) {
  const tickUpper = fullRange[fee] ?? 0;
  return {
    token0,
    token1,
    fee,
    tickLower: -tickUpper,
    tickUpper,
    amount0Desired,
    amount1Desired,
    amount0Min: 0,
    amount1Min: 0,
    recipient,
    deadline: constants.MaxUint256,
    ...changes,
  };
}

/** Returns parameters for `decreaseLiquidity`, without minimums or a deadline. */
export const decreaseParams = (tokenId: BigNumberish, liquidity: BigNumberish) => ({
  tokenId,
  liquidity,
  amount0Min: 0,
  amount1Min: 0,
  deadline: constants.MaxUint256,
});

/** Returns parameters for `collect` to pay out everything that a position is owed. */
export const collectParams = (tokenId: BigNumberish, recipient: string) => ({
  tokenId,
  recipient,
  amount0Max: mostOwed,
  amount1Max: mostOwed,
});

/** Mints a position from the signer's account, and returns its id. */
export async function mintPosition(signer: Chain['deployer'], params: object): Promise<BigNumber> {
  const manager = at('positionManager', signer);
  const { tokenId } = await manager.callStatic.mint!(params);
  await (await manager.mint!(params)).wait();
  return tokenId as BigNumber;
}
