// SPDX-License-Identifier: MIT
import { BigNumber, type Contract, utils } from 'ethers';
import { beforeEach, expect } from 'vitest';
import { addresses } from '../../chain/addresses.ts';
import { sampleContract, testContract } from '../../chain/compiled.ts';
import { useChain } from '../../chain/context.ts';
import { at } from '../../chain/deploy.ts';
import { pool } from '../../chain/pools.ts';
import { mintParams, mintPosition } from '../../chain/positions.ts';
import { revertCode } from '../../chain/reverts.ts';
import { approveAll, fund, units } from '../../chain/tokens.ts';
import { describeSample } from '../../toolchain/describe-sample.ts';

const { dai, weth9, staker, positionManager } = addresses;
const file = 'v3/staker.sol';
const week = 7 * 24 * 3600;
const reward = units.dai(700);

describeSample(file, (proves) => {
  const chain = useChain();
  let mining: Contract;
  let rewardToken: Contract;
  let tokenId: BigNumber;

  beforeEach(async () => {
    mining = await chain.deploy(sampleContract(file, 'LiquidityMining'), staker);
    rewardToken = await chain.deploy(testContract('test-token.sol', 'TestToken'), 'R', 'R', 18);
    await (await rewardToken.mint(chain.traderAddress, reward)).wait();
    await (await rewardToken.approve(mining.address, reward)).wait();
    tokenId = await mint();
    await (await at('positionManager', chain.trader).approve(mining.address, tokenId)).wait();
  });

  const mint = async (): Promise<BigNumber> => {
    await fund(chain, chain.traderAddress, { dai: units.dai(4_000), weth: units.weth(2) });
    await approveAll(chain.trader, positionManager, [dai, weth9]);
    const amounts = [units.dai(4_000), units.weth(2)];
    const range = { tickLower: -60 * 1400, tickUpper: 60 * 1400 };
    const params = mintParams([dai, weth9], 3000, amounts, chain.traderAddress, range);
    return mintPosition(chain.trader, params);
  };

  const create = async () => {
    const daiWeth = await pool(chain.deployer, [dai, weth9], 3000);
    const args = [daiWeth.address, rewardToken.address, reward, week];
    await (await mining.createIncentive(...args)).wait();
    const types = ['address', 'address', 'uint256', 'uint256', 'address'];
    const id = utils.keccak256(utils.defaultAbiCoder.encode(types, await mining.key()));
    return at('staker', chain.trader).incentives(id);
  };

  proves(['setup'], 'asks the staker which position manager it serves', async () => {
    expect(await mining.positionManager()).toBe(positionManager);
  });

  proves(['create-incentive'], 'hands the reward to the staker under the key', async () => {
    const incentive = await create();
    expect(incentive.totalRewardUnclaimed).toEqual(reward);
    expect(await rewardToken.balanceOf(staker)).toEqual(reward);
    const key = await mining.key();
    expect(key.refundee).toBe(chain.traderAddress);
    expect(key.endTime.sub(key.startTime)).toEqual(BigNumber.from(week));
  });

  proves(['create-incentive'], "is no stranger's to use up", async () => {
    const daiWeth = await pool(chain.deployer, [dai, weth9], 3000);
    const from = await chain.deployer.getAddress();
    // An attacker would pay nothing, because the reward is 1 unit of a token that anyone can mint.
    await (await rewardToken.mint(from, 1)).wait();
    await (await rewardToken.connect(chain.deployer).approve(mining.address, 1)).wait();
    const args = [daiWeth.address, rewardToken.address, 1, week];
    expect(await revertCode(mining, 'createIncentive', args, { from })).toBe('Not the sponsor');
    expect((await create()).totalRewardUnclaimed).toEqual(reward);
  });

  const staked = async () => {
    await create();
    await (await mining.stake(tokenId)).wait();
  };
  const deposit = () => at('staker', chain.trader).deposits(tokenId);
  const paid = async () => (await rewardToken.balanceOf(chain.traderAddress)) as BigNumber;

  /** Unstakes, claims and withdraws, with the calls that a liquidity provider makes from their own account. */
  const leave = async (key: unknown[]) => {
    const provider = at('staker', chain.trader);
    await (await provider.unstakeToken(key, tokenId)).wait();
    expect(await paid()).toEqual(BigNumber.from(0));
    await (await provider.claimReward(rewardToken.address, chain.traderAddress, 0)).wait();
    await (await provider.withdrawToken(tokenId, chain.traderAddress, '0x')).wait();
  };

  proves(['deposit-and-stake'], 'deposits and stakes in the name of the caller', async () => {
    await staked();
    expect(await at('positionManager', chain.trader).ownerOf(tokenId)).toBe(staker);
    const { owner, numberOfStakes } = await deposit();
    expect([owner, String(numberOfStakes)]).toEqual([chain.traderAddress, '1']);
  });

  proves(['deposit-and-stake'], "cannot stake another account's position", async () => {
    await create();
    const stranger = { from: await chain.deployer.getAddress() };
    expect(await revertCode(mining, 'stake', [tokenId], stranger)).toBe(
      'ERC721: transfer of token that is not own',
    );
  });

  proves(['deposit-and-stake'], 'lets the owner leave with half a week of rewards', async () => {
    await staked();
    await chain.wait(week / 2);
    await leave(await mining.key());
    // Half of 700 is released. The stake earns its share of the pool's liquidity.
    const daiWeth = await pool(chain.deployer, [dai, weth9], 3000);
    const { liquidity } = await at('positionManager', chain.trader).positions(tokenId);
    const share = Number(liquidity) / Number(await daiWeth.liquidity());
    expect(Number(utils.formatEther(await paid()))).toBeCloseTo(350 * share, 2);
    expect(await at('positionManager', chain.trader).ownerOf(tokenId)).toBe(chain.traderAddress);
  });

  proves(['deposit-and-stake'], 'leaves the owner free to stake again', async () => {
    await staked();
    const key = await mining.key();
    const provider = at('staker', chain.trader);
    await (await provider.unstakeToken(key, tokenId)).wait();
    await (await provider.stakeToken(key, tokenId)).wait();
    expect(String((await deposit()).numberOfStakes)).toBe('1');
  });

  proves(['unstake'], 'credits the owner, whoever ends the stake', async () => {
    await staked();
    const early = await revertCode(mining, 'unstake', [[tokenId]]);
    expect(early).toMatch('only owner can withdraw token before incentive end time');

    await chain.wait(week);
    await (await mining.connect(chain.deployer).unstake([tokenId])).wait();
    const { rewards, claimReward } = at('staker', chain.trader);
    const earned = (await rewards!(rewardToken.address, chain.traderAddress)) as BigNumber;
    expect(earned.gt(0)).toBe(true);
    await (await claimReward!(rewardToken.address, chain.traderAddress, 0)).wait();
    expect(await paid()).toEqual(earned);
  });

  proves(['unstake'], 'ends the others, although somebody has ended one', async () => {
    await staked();
    const second = await mint();
    await (await at('positionManager', chain.trader).approve(mining.address, second)).wait();
    await (await mining.stake(second)).wait();
    await chain.wait(week);
    const stranger = at('staker', chain.deployer);
    await (await stranger.unstakeToken(await mining.key(), tokenId)).wait();
    await (await mining.unstake([tokenId, second])).wait();
    expect((await stranger.deposits(second)).numberOfStakes).toBe(0);
  });

  proves(['end-incentive'], 'refunds what nobody earned, after the last stake', async () => {
    await staked();
    await chain.wait(week);
    expect(await revertCode(mining, 'endIncentive')).toMatch(
      'cannot end incentive while deposits are staked',
    );

    await (await mining.unstake([tokenId])).wait();
    await (await mining.endIncentive()).wait();
    const { rewards } = at('staker', chain.trader);
    const earned = await rewards!(rewardToken.address, chain.traderAddress);
    expect((await paid()).add(earned)).toEqual(reward);
  });
});
