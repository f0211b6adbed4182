// SPDX-License-Identifier: MIT
import { BigNumber, type Contract } from 'ethers';
import { beforeEach, expect } from 'vitest';
import { addresses } from '../../chain/addresses.ts';
import { sampleContract } from '../../chain/compiled.ts';
import { IN_TIME, useChain } from '../../chain/context.ts';
import { at } from '../../chain/deploy.ts';
import { seedPool, trade } from '../../chain/pools.ts';
import { revertCode, revertOf } from '../../chain/reverts.ts';
import { approveAll, balanceOf, fund, token, units } from '../../chain/tokens.ts';
import { describeSample } from '../../toolchain/describe-sample.ts';

const { dai, usdc, weth9, positionManager } = addresses;
const file = 'v3/liquidity.sol';
const zero = BigNumber.from(0);

/** Liquidity is an integer, so amounts are a few wei short of round numbers. */
const within = (actual: BigNumber, expected: BigNumber) => actual.sub(expected).abs().lt(100);

describeSample(file, (proves) => {
  const chain = useChain();
  let vault: Contract;

  beforeEach(async () => {
    vault = await chain.deploy(sampleContract(file, 'LiquidityVault'), positionManager);
    await fund(chain, chain.traderAddress, { dai: units.dai(10_000), weth: units.weth(10) });
    await approveAll(chain.trader, vault.address, [dai, weth9]);
  });

  const balance = (address: string, account = chain.traderAddress) =>
    balanceOf(chain, address, account);
  const manager = () => at('positionManager', chain.trader);

  /** Mints a position of 4,000 DAI and 2 WETH9 from an offer with 1 WETH9 too much; returns its id. */
  const mint = async (): Promise<BigNumber> => {
    const args = [units.dai(4_000), units.weth(3), units.dai(3_990), units.weth('1.99'), IN_TIME];
    const { tokenId } = await vault.callStatic.mint!(...args);
    await (await vault.mint(...args)).wait();
    return tokenId as BigNumber;
  };

  proves(['setup'], 'serves the DAI/WETH9 pool of the 0.3% tier', async () => {
    const factory = at('v3Factory', chain.provider);
    expect(await vault.positionManager()).toBe(positionManager);
    expect(await factory.feeAmountTickSpacing(await vault.POOL_FEE())).toBe(
      await vault.TICK_SPACING(),
    );
    expect(await factory.getPool(await vault.DAI(), await vault.WETH9(), 3000)).not.toMatch(
      /^0x0+$/,
    );
  });

  proves(
    ['mint', 'full-range-ticks', 'tokens'],
    'opens at full range, returns the rest',
    async () => {
      const tokenId = await mint();
      const position = await manager().positions(tokenId);
      expect([position.tickLower, position.tickUpper]).toEqual([-887220, 887220]);
      expect(position.liquidity.gt(0)).toBe(true);
      expect(await manager().ownerOf(tokenId)).toBe(vault.address);
      expect(await vault.ownerOf(tokenId)).toBe(chain.traderAddress);
      expect(within(await balance(dai), units.dai(6_000))).toBe(true);
      expect(within(await balance(weth9), units.weth(8))).toBe(true);
      for (const address of [dai, weth9]) {
        expect(await balance(address, vault.address)).toEqual(zero);
        const left = await token(address, chain.provider).allowance(vault.address, positionManager);
        expect(left).toEqual(zero);
      }
    },
  );

  proves(['mint'], 'reverts when less than the minimum would be added', async () => {
    const args = [units.dai(4_000), units.weth(3), units.dai(3_990), units.weth('2.5'), IN_TIME];
    expect(await revertCode(vault, 'mint', args)).toBe('Price slippage check');
  });

  proves(['collect'], 'pays the fees that a trade has left for the position', async () => {
    const tokenId = await mint();
    const before = [await balance(dai), await balance(weth9)] as const;
    await trade(chain, dai, weth9, 3000, units.dai(100_000));
    await trade(chain, weth9, dai, 3000, units.weth(50));
    const paid = await vault.callStatic.collect!(tokenId);
    await (await vault.collect(tokenId)).wait();
    // The position has 4,000 of 2,004,000 DAI in the pool, or 0.1996% of each trade's 0.3% fee.
    expect(paid.dai.div(1e12).toNumber() / 1e6).toBeCloseTo((100_000 * 0.003 * 4) / 2004, 2);
    expect(paid.weth.div(1e12).toNumber() / 1e6).toBeCloseTo((50 * 0.003 * 4) / 2004, 4);
    expect((await balance(dai)).sub(before[0])).toEqual(paid.dai);
    expect((await balance(weth9)).sub(before[1])).toEqual(paid.weth);
  });

  proves(['decrease'], 'removes half and pays it out in the same call', async () => {
    const tokenId = await mint();
    const [dai0, weth0] = [await balance(dai), await balance(weth9)];
    const { liquidity } = await manager().positions(tokenId);
    const least = [units.dai(1_999), units.weth('0.999')];
    await (await vault.decrease(tokenId, 50, ...least, IN_TIME)).wait();
    const after = await manager().positions(tokenId);
    expect(after.liquidity).toEqual(liquidity.sub(liquidity.div(2)));
    expect([after.tokensOwed0, after.tokensOwed1]).toEqual([zero, zero]);
    expect(within((await balance(dai)).sub(dai0), units.dai(2_000))).toBe(true);
    expect(within((await balance(weth9)).sub(weth0), units.weth(1))).toBe(true);
  });

  proves(['increase', 'tokens'], 'adds to the same position and returns the rest', async () => {
    const tokenId = await mint();
    const { liquidity } = await manager().positions(tokenId);
    const [dai0, weth0] = [await balance(dai), await balance(weth9)];
    const args = [tokenId, units.dai(4_000), units.weth(5), 0, 0, IN_TIME];
    const added = await vault.callStatic.increase!(...args);
    await (await vault.increase(...args)).wait();
    expect((await manager().positions(tokenId)).liquidity).toEqual(liquidity.add(added.liquidity));
    expect(added.liquidity.sub(liquidity).abs().lt(1_000)).toBe(true);
    expect(await balance(dai)).toEqual(dai0.sub(added.daiAdded));
    expect(await balance(weth9)).toEqual(weth0.sub(added.wethAdded));
    expect(await balance(weth9, vault.address)).toEqual(zero);
  });

  proves(['custody'], 'takes a position by transfer and gives it back to its owner', async () => {
    const tokenId = await mint();
    await (await vault.withdraw(tokenId)).wait();
    expect(await manager().ownerOf(tokenId)).toBe(chain.traderAddress);
    const send = manager()['safeTransferFrom(address,address,uint256)']!;
    await (await send(chain.traderAddress, vault.address, tokenId)).wait();
    expect(await vault.ownerOf(tokenId)).toBe(chain.traderAddress);
    expect(await manager().ownerOf(tokenId)).toBe(vault.address);
  });

  proves(['custody'], 'takes no position of another pool', async () => {
    const deployer = at('positionManager', chain.deployer);
    const owner = await chain.deployer.getAddress();
    // Positions in three of the market's pools, and in another tier of the vault's two tokens.
    await seedPool(chain, [dai, weth9], 10000, [units.dai(2_000), units.weth(1)]);
    const own = await deployer.balanceOf(owner);
    const refused: string[] = [];
    for (let index = 0; index < own.toNumber(); index += 1) {
      const tokenId = await deployer.tokenOfOwnerByIndex(owner, index);
      const { token0, token1, fee } = await deployer.positions(tokenId);
      const args = [owner, owner, tokenId, '0x'];
      const data = vault.interface.encodeFunctionData('onERC721Received', args);
      const call = { from: positionManager, to: vault.address, data };
      if (token0 === dai && token1 === weth9 && fee === 3000) await chain.provider.call(call);
      else refused.push((await revertOf(chain.provider, call)).code);
    }
    expect(refused).toEqual(Array(4).fill('Not of this pool'));
    const foreign = await deployer.tokenOfOwnerByIndex(owner, 0);
    expect((await deployer.positions(foreign)).token1).toBe(usdc);
    const send = 'safeTransferFrom(address,address,uint256)';
    const sent = [owner, vault.address, foreign];
    expect(await revertCode(deployer, send, sent)).toBe('Not of this pool');
  });

  proves(['custody'], 'lets nobody else touch the position', async () => {
    const tokenId = await mint();
    const stranger = vault.connect(chain.provider.getSigner(5));
    for (const [method, args] of [
      ['withdraw', [tokenId]],
      ['collect', [tokenId]],
      ['decrease', [tokenId, 50, 0, 0, IN_TIME]],
      ['increase', [tokenId, 1, 1, 0, 0, IN_TIME]],
    ] as const) {
      expect(await revertCode(stranger, method, args)).toBe('Not the owner of the position');
    }
    const fake = [chain.traderAddress, chain.traderAddress, 1, '0x'];
    expect(await revertCode(vault, 'onERC721Received', fake)).toBe('Not a position token');
  });
});
