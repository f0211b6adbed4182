// SPDX-License-Identifier: MIT
import type { BigNumber, Contract } from 'ethers';
import { beforeEach, expect } from 'vitest';
import { addresses } from '../../chain/addresses.ts';
import { sampleContract } from '../../chain/compiled.ts';
import { useChain } from '../../chain/context.ts';
import { at } from '../../chain/deploy.ts';
import { pool, trade } from '../../chain/pools.ts';
import { collectParams, decreaseParams, mintParams, mintPosition } from '../../chain/positions.ts';
import { revertCode } from '../../chain/reverts.ts';
import { approveAll, fund, units } from '../../chain/tokens.ts';
import { describeSample } from '../../toolchain/describe-sample.ts';

const { dai, weth9, positionManager } = addresses;
const file = 'v3/position-value.sol';

describeSample(file, (proves) => {
  const chain = useChain();
  let reader: Contract;
  let market: Contract;
  let tokenId: BigNumber;

  const manager = () => at('positionManager', chain.trader);
  const tick = async () => (await market.slot0()).tick as number;
  /** Returns what removing the position's liquidity and collecting would pay now. */
  const paidOut = async () => {
    const { liquidity } = await manager().positions(tokenId);
    const snapshot: unknown = await chain.provider.send('evm_snapshot', []);
    await (await manager().decreaseLiquidity(decreaseParams(tokenId, liquidity))).wait();
    const paid = await collectable();
    await chain.provider.send('evm_revert', [snapshot]);
    return paid;
  };
  const collectable = async () => {
    const params = collectParams(tokenId, chain.traderAddress);
    const { amount0, amount1 } = await manager().callStatic.collect!(params);
    return [amount0, amount1] as [BigNumber, BigNumber];
  };

  beforeEach(async () => {
    reader = await chain.deploy(sampleContract(file, 'PositionReader'), positionManager);
    market = await pool(chain.deployer, [dai, weth9], 3000);
    await fund(chain, chain.traderAddress, { dai: units.dai(10_000), weth: units.weth(10) });
    await approveAll(chain.trader, positionManager, [dai, weth9]);
    const spacing = 60;
    const middle = Math.floor((await tick()) / spacing) * spacing;
    const amounts = [units.dai(4_000), units.weth(2)];
    const params = mintParams([dai, weth9], 3000, amounts, chain.traderAddress, {
      tickLower: middle - 100 * spacing,
      tickUpper: middle + 100 * spacing,
    });
    tokenId = await mintPosition(chain.trader, params);
    await trade(chain, dai, weth9, 3000, units.dai(100_000));
    await trade(chain, weth9, dai, 3000, units.weth(50));
  });

  proves(['setup'], 'asks the position manager it was built with', async () => {
    expect(await reader.positionManager()).toBe(positionManager);
  });

  proves(['fees'], 'says what collect pays, to the last unit', async () => {
    const { amount0, amount1 } = await reader.feesOf(tokenId);
    expect([amount0, amount1]).toEqual(await collectable());
    expect(amount0.gt(0) && amount1.gt(0)).toBe(true);
  });

  proves(['value'], 'says what closing the position pays at that price', async () => {
    const { amount0, amount1 } = await reader.valueAt(tokenId, await tick());
    const [paid0, paid1] = await paidOut();
    // The price lies between two ticks, which are 0.01% apart.
    const near = (value: BigNumber, paid: BigNumber) =>
      Math.abs(Number(value.mul(1_000_000).div(paid)) / 1_000_000 - 1);
    expect(near(amount0, paid0)).toBeLessThan(0.0005);
    expect(near(amount1, paid1)).toBeLessThan(0.0005);
  });

  proves(['value'], 'stands still while somebody moves the price of the moment', async () => {
    const fair = await tick();
    const before = await reader.valueAt(tokenId, fair);
    const spot = await reader.valueAt(tokenId, await tick());
    await trade(chain, dai, weth9, 3000, units.dai(4_000_000));
    const after = await reader.valueAt(tokenId, fair);
    const moved = await reader.valueAt(tokenId, await tick());
    // At the moved price the position is all DAI; at the fair price only the fees have grown.
    expect(spot.amount1.gt(units.weth(1))).toBe(true);
    expect(moved.amount1.lt(units.weth('0.2'))).toBe(true);
    expect(after.amount1.gte(before.amount1)).toBe(true);
    expect(after.amount0.sub(before.amount0).lt(units.dai(100))).toBe(true);
  });

  proves(['value', 'fees'], 'reverts for a token that does not exist', async () => {
    expect(await revertCode(reader, 'valueAt', [10 ** 9, 0])).toBe('Invalid token ID');
    expect(await revertCode(reader, 'feesOf', [10 ** 9])).toBe('Invalid token ID');
  });
});
