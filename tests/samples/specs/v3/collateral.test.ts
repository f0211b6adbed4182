// SPDX-License-Identifier: MIT
import { BigNumber, type Contract, utils } from 'ethers';
import { beforeEach, expect } from 'vitest';
import { addresses } from '../../chain/addresses.ts';
import { sampleContract, testContract } from '../../chain/compiled.ts';
import { IN_TIME, useChain } from '../../chain/context.ts';
import { at } from '../../chain/deploy.ts';
import { pool, seedPool, sorted } from '../../chain/pools.ts';
import { revertCode } from '../../chain/reverts.ts';
import { balanceOf, fund, units } from '../../chain/tokens.ts';
import { describeSample } from '../../toolchain/describe-sample.ts';
import { pageText } from '../../toolchain/page-text.ts';

const { dai, usdc, weth9, positionManager } = addresses;
const file = 'v3/collateral.sol';
const page = pageText('contracts/v3/guides/attacks');

/** Half an hour, in seconds. */
const WINDOW = 1_800;

/** Returns the selector of a valuation function, which the lender calls. */
const question = (signature: string) => utils.id(signature).slice(0, 10);
const inUsdc = (amount: BigNumber) => Number(utils.formatUnits(amount, 6));
const inWeth = (amount: BigNumber) => Number(utils.formatEther(amount));

describeSample(file, (proves) => {
  const chain = useChain();
  const vault = units.usdc(10_000_000);
  let market: Contract;
  let careful: Contract;
  let careless: Contract;

  /**
   * Deploys the careful and the careless valuation contract for a pool, with an oracle that has observed the pool for a
   * whole window.
   */
  const valuers = async (watched: Contract, unit: string) => {
    const floor = ((await watched.liquidity()) as BigNumber).div(2);
    const artifact = sampleContract('v3/pool-oracle.sol', 'PoolOracle');
    const oracle = await chain.deploy(artifact, watched.address, WINDOW, floor);
    await (await oracle.grow(10)).wait();
    await chain.wait(WINDOW + 120);
    const args = [oracle.address, positionManager, unit];
    careful = await chain.deploy(sampleContract(file, 'CollateralValue'), ...args);
    const double = testContract('careless-collateral.sol', 'CarelessCollateral');
    careless = await chain.deploy(double, careful.address);
  };
  const lends = (collateral: string, lent: string, valuer: Contract, method: string) => {
    const args = [collateral, lent, valuer.address, question(`${method}(uint256)`)];
    return chain.deploy(testContract('lender.sol', 'Lender'), ...args);
  };

  beforeEach(async () => {
    // 1 WETH9 is worth 2,000 USDC; the pool holds 2,000,000 USDC and 1,000 WETH9.
    market = await pool(chain.deployer, [usdc, weth9], 3000);
    await valuers(market, usdc);
  });

  /** Deploys a lender of USDC against WETH9 with a full vault, and a thief without funds. */
  const openForTokens = async (valuer: Contract, method: string) => {
    const lender = await lends(weth9, usdc, valuer, method);
    await fund(chain, lender.address, { usdc: vault });
    const artifact = testContract('collateral-thief.sol', 'CollateralThief');
    const thief = await chain.deploy(artifact, lender.address);
    return { lender, thief };
  };
  /** Returns the lender's loss in USDC, with the collateral valued at 2,000 USDC per WETH9. */
  const lost = async (lender: Contract) => {
    const left = inUsdc(await balanceOf(chain, usdc, lender.address));
    const pledged = inWeth(await balanceOf(chain, weth9, lender.address));
    return inUsdc(vault) - left - pledged * 2_000;
  };
  const taken = async (thief: Contract) => inUsdc(await balanceOf(chain, usdc, thief.address));

  proves(['setup', 'tokens'], 'values WETH9 in USDC, and USDC in WETH9', async () => {
    expect(inUsdc(await careful.tokensValue(units.weth(3)))).toBeCloseTo(6_000, -1);
    await valuers(market, weth9);
    expect(inWeth(await careful.tokensValue(units.usdc(6_000)))).toBeCloseTo(3, 2);
    const args = [await careful.oracle(), positionManager, dai];
    await expect(chain.deploy(sampleContract(file, 'CollateralValue'), ...args)).rejects.toThrow(
      'Not a token of the pool',
    );
    const most = BigNumber.from(2).pow(128);
    expect(await revertCode(careful, 'tokensValue', [most])).toBe('Amount too large');
  });

  proves(['unlocked'], 'whose price is slot0, is robbed from within a swap', async () => {
    const { lender, thief } = await openForTokens(careless, 'bySpot');
    await (await thief.inCallback(market.address, units.usdc(2_000_000))).wait();
    expect(await taken(thief)).toBeGreaterThan(1_000_000);
    expect(await lost(lender)).toBeGreaterThan(2_000_000);
    expect(page).toContain('The attacker leaves with more than 1,000,000 USDC');
    expect(page).toContain('has lost more than 2,000,000');
  });

  proves(['unlocked'], 'lends nothing from within a swap', async () => {
    for (const [valuer, method] of [
      [careful, 'tokensValue'],
      [careless, 'bySpotUnlocked'],
    ] as const) {
      const { lender, thief } = await openForTokens(valuer, method);
      const args = [market.address, units.usdc(2_000_000)];
      expect(await revertCode(thief, 'inCallback', args)).toBe('Pool is in use');
      expect(await lost(lender)).toBe(0);
    }
  });

  proves(['tokens'], 'lends no more to who has moved the price before', async () => {
    const bank = await pool(chain.deployer, [usdc, weth9], 500);
    const args = [market.address, bank.address, units.usdc(1_900_000)] as const;

    const { lender, thief } = await openForTokens(careless, 'bySpotUnlocked');
    await (await thief.afterSwap(...args)).wait();
    expect(await taken(thief)).toBeGreaterThan(900_000);
    expect(await lost(lender)).toBeGreaterThan(1_800_000);
  });

  proves(['tokens'], 'cannot be made to pay the flash loan back', async () => {
    const bank = await pool(chain.deployer, [usdc, weth9], 500);
    const { lender, thief } = await openForTokens(careful, 'tokensValue');
    const args = [market.address, bank.address, units.usdc(1_900_000)];
    // The loan is only 80% of the collateral's fair value, so the thief cannot repay the flash loan.
    expect(await revertCode(thief, 'afterSwap', args)).toBe('balance');
    // With money of its own, the thief can take the loan, but is the only one to lose.
    await fund(chain, thief.address, { usdc: units.usdc(1_900_000) });
    await (await thief.afterSwap(...args)).wait();
    expect(await lost(lender)).toBeLessThan(0);
    expect(await taken(thief)).toBeLessThan(1_900_000);
  });

  proves(['position'], 'values a position in either token, and none of another pool', async () => {
    const mine = BigNumber.from(3); // the market's third position: the whole of this pool
    expect(inUsdc(await careful.positionValue(mine))).toBeCloseTo(4_000_000, -4);
    const other = BigNumber.from(2);
    expect(await revertCode(careful, 'positionValue', [other])).toBe('A position of another pool');
    await valuers(market, weth9);
    expect(inWeth(await careful.positionValue(mine))).toBeCloseTo(2_000, -1);
  });

  proves(
    ['unlocked', 'position'],
    'lends nothing on a position that is being emptied',
    async () => {
      const odd = await chain.deploy(testContract('odd-token.sol', 'OddToken'));
      const owner = await chain.deployer.getAddress();
      const thousand = units.weth(1_000);
      await (await odd.mint(owner, thousand.mul(2))).wait();
      const tokens = sorted(odd.address, weth9);
      // One new token is worth one WETH9.
      const hooked = await seedPool(chain, tokens, 3000, [thousand, thousand]);
      const manager = at('positionManager', chain.deployer);
      const nextId = ((await manager.totalSupply()) as BigNumber).add(1);
      await seedPool(chain, tokens, 3000, [units.weth(100), units.weth(100)]);
      await valuers(hooked, weth9);

      const attempt = async (valuer: Contract, method: string) => {
        const lender = await lends(positionManager, weth9, valuer, method);
        await fund(chain, lender.address, { weth: units.weth(500) });
        const artifact = testContract('collateral-thief.sol', 'PositionThief');
        const thief = await chain.deploy(artifact, lender.address, positionManager);
        await (await manager.transferFrom(owner, thief.address, nextId)).wait();
        await (await odd.setHook(thief.address, question('received()'))).wait();
        await (await thief.empty(nextId, IN_TIME)).wait();
        const loan = 500 - inWeth(await balanceOf(chain, weth9, lender.address));
        const position = await manager.positions(nextId);
        const left = position.liquidity.add(position.tokensOwed0).add(position.tokensOwed1);
        const holder = (await manager.ownerOf(nextId)) as string;
        const answer = (await thief.answer()) as string;
        return { loan, left: left as BigNumber, answer, holder, lender, thief };
      };

      const snapshot: unknown = await chain.provider.send('evm_snapshot', []);
      const robbed = await attempt(careless, 'positionByMean');
      // The position was worth 200 WETH9. The lender has lent 80% of that, and holds an empty position.
      expect(robbed.loan).toBeCloseTo(160, 0);
      expect(page).toContain(
        "a lender that uses a mean price but doesn't check the lock pays 160 WETH",
      );
      expect(robbed.holder).toBe(robbed.lender.address);
      expect(robbed.left.toNumber()).toBe(0);
      await chain.provider.send('evm_revert', [snapshot]);

      const kept = await attempt(careful, 'positionValue');
      expect(kept.answer).toBe('Pool is in use');
      expect(kept.loan).toBe(0);
      expect(kept.holder).toBe(kept.thief.address);
    },
  );
});
