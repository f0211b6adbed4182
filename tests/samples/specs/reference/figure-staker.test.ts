// SPDX-License-Identifier: MIT
import { constants, utils } from 'ethers';
import { describe, expect, it } from 'vitest';
import { addresses } from '../../chain/addresses.ts';
import { testContract } from '../../chain/compiled.ts';
import { at } from '../../chain/deploy.ts';
import { units } from '../../chain/tokens.ts';
import { figureTexts } from '../../toolchain/figure-texts.ts';
import { texts, usePositions } from './drawn-positions.ts';

const { staker } = addresses;

describe('what the figures of positions say', () => {
  const { chain, seeded, manager, mint } = usePositions();

  it('staker: NFT and reward stand where they are drawn after each step', async () => {
    const tokenId = await mint(60 * 1400);
    const reward = units.dai(700);
    const incentives = at('staker', chain.trader);
    const sponsor = chain.deployer;
    const start = (await chain.now()) + 100;
    const artifact = testContract('test-token.sol', 'TestToken');
    const rewardToken = await chain.deploy(artifact, 'R', 'R', 18);
    await (await rewardToken.mint(await sponsor.getAddress(), reward)).wait();
    await (await rewardToken.connect(sponsor).approve(staker, reward)).wait();
    const key = [
      rewardToken.address,
      seeded.market.address,
      start,
      start + 7_000,
      constants.AddressZero,
    ];
    const id = utils.keccak256(
      utils.defaultAbiCoder.encode(['address', 'address', 'uint256', 'uint256', 'address'], key),
    );

    const stands = async () => {
      const owner = (await manager().ownerOf(tokenId)) as string;
      const { liquidity } = await incentives.stakes(tokenId, id);
      const placed = liquidity.gt(0) ? 'staked, earning' : 'deposited';
      return owner === chain.traderAddress ? 'your wallet' : placed;
    };
    const lies = async () => {
      if ((await rewardToken.balanceOf(chain.traderAddress)).gt(0)) return 'your wallet';
      if ((await incentives.rewards(rewardToken.address, chain.traderAddress)).gt(0))
        return 'credited to you';
      return (await incentives.incentives(id)).totalRewardUnclaimed.gt(0)
        ? 'the incentive'
        : 'the sponsor';
    };
    const steps: Record<string, () => Promise<{ wait: () => Promise<unknown> }>> = {
      safeTransferFrom: () =>
        manager()['safeTransferFrom(address,address,uint256)']!(
          chain.traderAddress,
          staker,
          tokenId,
        ),
      stakeToken: () => incentives.stakeToken!(key, tokenId),
      unstakeToken: () => incentives.unstakeToken!(key, tokenId),
      withdrawToken: () => incentives.withdrawToken!(tokenId, chain.traderAddress, '0x'),
      createIncentive: () => incentives.connect(sponsor).createIncentive!(key, reward),
      claimReward: () => incentives.claimReward!(rewardToken.address, chain.traderAddress, 0),
    };
    const lane = (left: boolean) =>
      figureTexts('staker-flow')
        .filter(
          ({ x, text }) =>
            x < 166 === left && !text.includes('your share') && !text.startsWith('by '),
        )
        .map(({ text }) => text);
    const [nft, funds] = [lane(true).slice(1), lane(false).slice(1)];

    // The incentive is created before the first step in the NFT's lane. The step that both lanes share changes the
    // state in both.
    const [, create] = funds;
    expect([await stands(), await lies()]).toEqual([nft[0], funds[0]]);
    await (await steps[create!]!()).wait();
    expect(await lies()).toBe(funds[2]);
    await chain.wait(200);
    for (let index = 1; index < nft.length; index += 2) {
      const step = nft[index]!;
      await (await steps[step]!()).wait();
      expect(await stands(), step).toBe(nft[index + 1]);
      if (step === 'stakeToken') await chain.wait(1_000);
      expect(await lies(), step).toBe(index < 5 ? funds[2] : funds[3]);
    }
    await (await steps[funds[4]!]!()).wait();
    expect(await lies()).toBe(funds[5]);
    expect(texts('staker-flow')).toContain(`by ${nft[5]}`);
  });
});
