// SPDX-License-Identifier: MIT
import { type BigNumber, constants, type Contract, utils } from 'ethers';
import { beforeEach } from 'vitest';
import { addresses } from '../../chain/addresses.ts';
import { testContract } from '../../chain/compiled.ts';
import { useChain } from '../../chain/context.ts';
import { at } from '../../chain/deploy.ts';
import { pool } from '../../chain/pools.ts';
import { decreaseParams, mintParams, mintPosition } from '../../chain/positions.ts';
import { revertOfMethod } from '../../chain/reverts.ts';
import { approveAll, fund, units } from '../../chain/tokens.ts';
import { describeErrors, type Provoke } from '../../toolchain/errors.ts';

const { dai, usdc, weth9, staker: stakerAddress, positionManager } = addresses;
const dead = '0x000000000000000000000000000000000000dEaD';
const zero = constants.AddressZero;
const far = 2 ** 32;

interface Key {
  rewardToken: string;
  pool: string;
  startTime: number;
  endTime: number;
  refundee: string;
}

describeErrors('tests/samples/specs/errors/staker.test.ts', (provoke) => {
  const chain = useChain();
  let staker: Contract;
  let key: Key;
  let tokenId: BigNumber;

  beforeEach(async () => {
    staker = at('staker', chain.trader);
    const reward = await chain.deploy(testContract('test-token.sol', 'TestToken'), 'R', 'R', 18);
    await (await reward.mint(chain.traderAddress, units.dai(10))).wait();
    await (await reward.approve(stakerAddress, constants.MaxUint256)).wait();
    const now = await chain.now();
    key = {
      rewardToken: reward.address,
      pool: (await pool(chain.deployer, [dai, weth9], 3000)).address,
      startTime: now + 1_000,
      endTime: now + 2_000,
      refundee: chain.traderAddress,
    };
    const amounts = { dai: units.dai(4_000), weth: units.weth(2) };
    await fund(chain, chain.traderAddress, amounts);
    await approveAll(chain.trader, positionManager, [dai, weth9]);
    tokenId = await mintPosition(
      chain.trader,
      mintParams([dai, weth9], 3000, Object.values(amounts), chain.traderAddress),
    );
  });

  const create = (changes: Partial<Key>, reward = 1) =>
    revertOfMethod(staker, 'createIncentive', [{ ...key, ...changes }, reward]);
  const call = (method: string, ...args: unknown[]) => revertOfMethod(staker, method, args);
  const stranger = (method: string, ...args: unknown[]) =>
    revertOfMethod(staker.connect(chain.provider.getSigner(7)), method, args);

  const deposit = async () => {
    const manager = at('positionManager', chain.trader);
    const transfer = manager['safeTransferFrom(address,address,uint256)']!;
    await (await transfer(chain.traderAddress, stakerAddress, tokenId)).wait();
  };
  /** Creates an incentive, deposits the position's NFT in the staker, and waits until the incentive has started. */
  const running = async () => {
    await (await staker.createIncentive(key, units.dai(1))).wait();
    await deposit();
    await chain.wait(1_100);
  };
  const staked = async () => {
    await running();
    await (await staker.stakeToken(key, tokenId)).wait();
  };

  const met = (name: string, test: Parameters<Provoke>[1]) =>
    provoke(`UniswapV3Staker::${name}`, test);

  met('createIncentive: reward must be positive', () => create({}, 0));
  met('createIncentive: start time must be now or in the future', () => create({ startTime: 1 }));
  met('createIncentive: start time too far into future', () =>
    create({ startTime: key.startTime + far, endTime: key.endTime + far }),
  );
  met('createIncentive: start time must be before end time', () =>
    create({ endTime: key.startTime }),
  );
  met('createIncentive: incentive duration is too long', () =>
    create({ endTime: key.startTime + far + 1 }),
  );
  met('endIncentive: cannot end incentive before end time', () => call('endIncentive', key));
  met('endIncentive: no refund available', () => call('endIncentive', { ...key, endTime: 1 }));
  met('endIncentive: cannot end incentive while deposits are staked', async () => {
    await staked();
    await chain.wait(2_000);
    return call('endIncentive', key);
  });
  met('onERC721Received: not a univ3 nft', () => call('onERC721Received', dead, dead, 1, '0x'));
  met('transferDeposit: invalid transfer recipient', () => call('transferDeposit', tokenId, zero));
  met('transferDeposit: can only be called by deposit owner', async () => {
    await deposit();
    return stranger('transferDeposit', tokenId, dead);
  });
  met('withdrawToken: cannot withdraw to staker', () =>
    call('withdrawToken', tokenId, stakerAddress, '0x'),
  );
  met('withdrawToken: cannot withdraw token while staked', async () => {
    await staked();
    return call('withdrawToken', tokenId, dead, '0x');
  });
  met('withdrawToken: only owner can withdraw token', async () => {
    await deposit();
    return stranger('withdrawToken', tokenId, dead, '0x');
  });
  met('stakeToken: only owner can stake token', () => call('stakeToken', key, tokenId));
  met('stakeToken: incentive not started', async () => {
    await deposit();
    return call('stakeToken', key, tokenId);
  });
  met('stakeToken: incentive ended', async () => {
    await running();
    await chain.wait(2_000);
    return call('stakeToken', key, tokenId);
  });
  met('stakeToken: non-existent incentive', async () => {
    await running();
    return call('stakeToken', { ...key, refundee: dead }, tokenId);
  });
  met('stakeToken: token already staked', async () => {
    await staked();
    return call('stakeToken', key, tokenId);
  });
  met('stakeToken: token pool is not the incentive pool', async () => {
    key.pool = (await pool(chain.deployer, [usdc, weth9], 3000)).address;
    await running();
    return call('stakeToken', key, tokenId);
  });
  met('stakeToken: cannot stake token with 0 liquidity', async () => {
    const manager = at('positionManager', chain.trader);
    const { liquidity } = await manager.positions(tokenId);
    await (await manager.decreaseLiquidity(decreaseParams(tokenId, liquidity))).wait();
    await running();
    return call('stakeToken', key, tokenId);
  });
  met('unstakeToken: only owner can withdraw token before incentive end time', async () => {
    await staked();
    return stranger('unstakeToken', key, tokenId);
  });
  met('unstakeToken: stake does not exist', async () => {
    await running();
    return call('unstakeToken', key, tokenId);
  });
  met('getRewardInfo: stake does not exist', () => call('getRewardInfo', key, tokenId));
  provoke('TransferHelperExtended::safeTransferFrom: call to non-contract', () =>
    create({ rewardToken: utils.getAddress(dead) }),
  );
  provoke('TransferHelperExtended::safeTransfer: call to non-contract', () =>
    call('claimReward', dead, chain.traderAddress, 0),
  );
});
