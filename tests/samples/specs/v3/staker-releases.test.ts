// SPDX-License-Identifier: MIT
import { BigNumber, type Contract, utils } from 'ethers';
import { describe, expect, it } from 'vitest';
import { addresses } from '../../chain/addresses.ts';
import { testContract } from '../../chain/compiled.ts';
import { useChain } from '../../chain/context.ts';
import { deploy } from '../../chain/deploy.ts';
import { type Artifact, published, vulnerableStaker } from '../../chain/published.ts';
import { revertCode } from '../../chain/reverts.ts';

const { v3Factory, positionManager, weth9 } = addresses;
const reward = utils.parseEther('1000');
const week = 7 * 24 * 3600;

describe('an incentive in a token that is not there yet', () => {
  const chain = useChain();

  /**
   * Deploys a staker. The trader acts as the attacker, and the deployer as the sponsor, who deploys the token later.
   */
  const place = async (artifact: Artifact) => {
    const staker = await chain.deploy(artifact, v3Factory, positionManager, 2 ** 32, 2 ** 32);
    const sponsor = await chain.deployer.getAddress();
    const nonce = await chain.provider.getTransactionCount(sponsor);
    const token = utils.getContractAddress({ from: sponsor, nonce });
    const startTime = (await chain.now()) + 100;
    const keyOf = (refundee: string) => ({
      rewardToken: token,
      // The pool does not matter here, because nobody stakes.
      pool: weth9,
      startTime,
      endTime: startTime + week,
      refundee,
    });
    return { staker, sponsor, token, keyOf };
  };

  /** Deploys the reward token, and creates an incentive as the sponsor, which pays the reward into the staker. */
  const sponsorPays = async (staker: Contract, key: unknown, sponsor: string) => {
    const token = await deploy(chain, testContract('test-token.sol', 'TestToken'), 'R', 'R', 18);
    await (await token.mint!(sponsor, reward)).wait();
    await (await token.approve!(staker.address, reward)).wait();
    await (await staker.connect(chain.deployer).createIncentive!(key, reward)).wait();
    return token;
  };

  it('is paid out of another sponsor’s reward by 1.0.0', async () => {
    const { staker, sponsor, token, keyOf } = await place(vulnerableStaker);
    expect(await chain.provider.getCode(token)).toBe('0x');
    const stolen = keyOf(chain.traderAddress);
    await (await staker.createIncentive!(stolen, reward)).wait();

    const paid = await sponsorPays(staker, keyOf(sponsor), sponsor);
    expect(paid.address).toBe(token);
    expect(await paid.balanceOf!(staker.address)).toEqual(reward);

    await chain.wait(week + 200);
    await (await staker.endIncentive!(stolen)).wait();
    expect(await paid.balanceOf!(chain.traderAddress)).toEqual(reward);
    expect(await paid.balanceOf!(staker.address)).toEqual(BigNumber.from(0));
  });

  it('is refused by 1.0.2', async () => {
    const { staker, keyOf } = await place(published.staker);
    const args = [keyOf(chain.traderAddress), reward];
    const from = chain.traderAddress;
    expect(await revertCode(staker, 'createIncentive', args, { from })).toBe(
      'TransferHelperExtended::safeTransferFrom: call to non-contract',
    );
  });
});
