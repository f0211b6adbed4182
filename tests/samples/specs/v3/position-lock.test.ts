// SPDX-License-Identifier: MIT
import { type BigNumber, type Contract } from 'ethers';
import { beforeEach, expect } from 'vitest';
import { addresses } from '../../chain/addresses.ts';
import { sampleContract } from '../../chain/compiled.ts';
import { useChain } from '../../chain/context.ts';
import { at } from '../../chain/deploy.ts';
import { trade } from '../../chain/pools.ts';
import { mintParams } from '../../chain/positions.ts';
import { revertCode } from '../../chain/reverts.ts';
import { approveAll, balanceOf, fund, units } from '../../chain/tokens.ts';
import { describeSample } from '../../toolchain/describe-sample.ts';

const { dai, weth9, positionManager } = addresses;
const file = 'v3/position-lock.sol';
const MONTH = 30 * 24 * 3_600;

describeSample(file, (proves) => {
  const chain = useChain();
  let lock: Contract;
  let tokenId: BigNumber;
  const manager = () => at('positionManager', chain.trader);

  beforeEach(async () => {
    lock = await chain.deploy(
      sampleContract(file, 'PositionLock'),
      positionManager,
      (await chain.now()) + MONTH,
    );
    const amounts = { dai: units.dai(4_000), weth: units.weth(2) };
    await fund(chain, chain.traderAddress, amounts);
    await approveAll(chain.trader, positionManager, [dai, weth9]);
    const params = mintParams([dai, weth9], 3000, [amounts.dai, amounts.weth], chain.traderAddress);
    ({ tokenId } = (await manager().callStatic.mint!(params)) as { tokenId: BigNumber });
    await (await manager().mint(params)).wait();
    const send = manager()['safeTransferFrom(address,address,uint256)']!;
    await (await send(chain.traderAddress, lock.address, tokenId)).wait();
  });

  proves(['lock'], 'pays fees to the owner while the position is locked', async () => {
    await trade(chain, dai, weth9, 3000, units.dai(100_000));
    const before = await balanceOf(chain, dai, chain.traderAddress);
    await (await lock.collect(tokenId)).wait();
    expect((await balanceOf(chain, dai, chain.traderAddress)).gt(before)).toBe(true);
  });

  proves(['lock'], 'returns the position after the date, and not before', async () => {
    expect(await revertCode(lock, 'withdraw', [tokenId])).toBe('Locked');
    await chain.wait(MONTH);
    await (await lock.withdraw(tokenId)).wait();
    expect(await manager().ownerOf(tokenId)).toBe(chain.traderAddress);
    expect(await revertCode(lock, 'withdraw', [tokenId])).toBe('Not the owner of the position');
  });

  proves(['lock'], 'refuses strangers, other collections, and a date in the past', async () => {
    const stranger = lock.connect(chain.provider.getSigner(3));
    for (const method of ['collect', 'withdraw'])
      expect(await revertCode(stranger, method, [tokenId])).toBe('Not the owner of the position');
    const { traderAddress: own } = chain;
    expect(await revertCode(lock, 'onERC721Received', [own, own, tokenId, '0x'])).toBe(
      'Not a position token',
    );
    await expect(
      chain.deploy(sampleContract(file, 'PositionLock'), positionManager, 1),
    ).rejects.toThrow(/In the past/);
  });

  proves(['lock'], 'keeps the liquidity from its owner', async () => {
    const params = [tokenId, 1, 0, 0, 2 ** 40];
    expect(await revertCode(manager(), 'decreaseLiquidity', [params])).toBe('Not approved');
  });
});
