// SPDX-License-Identifier: MIT
import { BigNumber, type Contract, utils } from 'ethers';
import { beforeEach, expect } from 'vitest';
import { addresses } from '../../chain/addresses.ts';
import { sampleContract, testContract } from '../../chain/compiled.ts';
import { useChain } from '../../chain/context.ts';
import { at } from '../../chain/deploy.ts';
import { revertOfMethod } from '../../chain/reverts.ts';
import { approveAll, fund, pool, units } from '../../chain/seed.ts';
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
    tokenId = await mintPosition();
    await (await at('positionManager', chain.trader).approve(mining.address, tokenId)).wait();
  });

  const mintPosition = async (): Promise<BigNumber> => {
    await fund(chain, chain.traderAddress, { dai: units.dai(4_000), weth: units.weth(2) });
    await approveAll(chain.trader, positionManager, [dai, weth9]);
    const manager = at('positionManager', chain.trader);
    const params = {
      token0: dai,
      token1: weth9,
      fee: 3000,
      tickLower: -60 * 1400,
      tickUpper: 60 * 1400,
      amount0Desired: units.dai(4_000),
      amount1Desired: units.weth(2),
      amount0Min: 0,
      amount1Min: 0,
      recipient: chain.traderAddress,
      deadline: 2 ** 40,
    };
    const minted = await manager.callStatic.mint!(params);
    await (await manager.mint(params)).wait();
    return minted.tokenId as BigNumber;
  };

  const create = async () => {
    const daiWeth = await pool(chain.deployer, [dai, weth9], 3000);
    const args = [daiWeth.address, rewardToken.address, reward, week];
    await (await mining.createIncentive(...args)).wait();
    const key = await mining.key();
    return at('staker', chain.trader).incentives(incentiveId(key));
  };

  const incentiveId = (key: unknown[]) => {
    const types = ['address', 'address', 'uint256', 'uint256', 'address'];
    return utils.keccak256(utils.defaultAbiCoder.encode(types, key));
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

  proves(['deposit-and-stake'], 'deposits and stakes in one call', async () => {
    await create();
    await (await mining.stake(tokenId)).wait();
    expect(await at('positionManager', chain.trader).ownerOf(tokenId)).toBe(staker);
    const deposit = await at('staker', chain.trader).deposits(tokenId);
    expect([deposit.owner, deposit.numberOfStakes.toString()]).toEqual([mining.address, '1']);
  });

  proves(['deposit-and-stake'], 'refuses a position that is sent past it', async () => {
    await create();
    const manager = at('positionManager', chain.trader);
    const args = [chain.traderAddress, mining.address, tokenId];
    const call = await revertOfMethod(manager, 'safeTransferFrom(address,address,uint256)', args);
    expect(call.code).toBe('Use stake()');
  });

  proves(
    ['unstake', 'claim', 'withdraw'],
    'pays half a week of rewards, returns the token',
    async () => {
      await create();
      await (await mining.stake(tokenId)).wait();
      await chain.wait(week / 2);
      await (await mining.unstake(tokenId)).wait();
      expect(await rewardToken.balanceOf(chain.traderAddress)).toEqual(BigNumber.from(0));

      await (await mining.claim()).wait();
      const paid = (await rewardToken.balanceOf(chain.traderAddress)) as BigNumber;
      // Half of 700 is released; the stake earns the share of the pool's liquidity that it has.
      const daiWeth = await pool(chain.deployer, [dai, weth9], 3000);
      const { liquidity } = await at('positionManager', chain.trader).positions(tokenId);
      const share = Number(liquidity) / Number(await daiWeth.liquidity());
      expect(Number(utils.formatEther(paid))).toBeCloseTo(350 * share, 2);

      await (await mining.withdraw(tokenId)).wait();
      expect(await at('positionManager', chain.trader).ownerOf(tokenId)).toBe(chain.traderAddress);
    },
  );

  proves(
    ['unstake', 'claim'],
    'pays the owner what somebody else unstaked after the end',
    async () => {
      await create();
      await (await mining.stake(tokenId)).wait();
      await chain.wait(week);
      const key = await mining.key();
      await (await at('staker', chain.deployer).unstakeToken(key, tokenId)).wait();
      const credited = await at('staker', chain.trader).rewards(
        rewardToken.address,
        mining.address,
      );
      expect(credited.gt(0)).toBe(true);

      await (await mining.claim()).wait();
      expect(await rewardToken.balanceOf(chain.traderAddress)).toEqual(credited);
      await (await mining.withdraw(tokenId)).wait();
      expect(await at('positionManager', chain.trader).ownerOf(tokenId)).toBe(chain.traderAddress);
    },
  );

  proves(['claim', 'withdraw'], 'listens to its owner alone', async () => {
    const from = await chain.deployer.getAddress();
    for (const [method, args] of [
      ['stake', [tokenId]],
      ['claim', []],
      ['withdraw', [tokenId]],
    ] as const) {
      expect((await revertOfMethod(mining, method, args, { from })).code).toBe('Not the owner');
    }
  });

  proves(['stake-deposited'], 'stakes a deposited token again', async () => {
    await create();
    await (await mining.stake(tokenId)).wait();
    await (await mining.unstake(tokenId)).wait();
    await (await mining.stakeAgain(tokenId)).wait();
    const deposit = await at('staker', chain.trader).deposits(tokenId);
    expect(deposit.numberOfStakes.toString()).toBe('1');
  });
});
