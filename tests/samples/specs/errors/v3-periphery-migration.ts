// SPDX-License-Identifier: MIT
import { constants, type Contract } from 'ethers';
import { addresses } from '../../chain/addresses.ts';
import { testContract } from '../../chain/compiled.ts';
import type { TestChain } from '../../chain/context.ts';
import { at } from '../../chain/deploy.ts';
import { pair, sorted } from '../../chain/pools.ts';
import { revertOfMethod } from '../../chain/reverts.ts';
import { units } from '../../chain/tokens.ts';
import type { Provoke } from '../../toolchain/errors.ts';

const { dai, weth9, v3Migrator } = addresses;
const late = constants.MaxUint256;

/**
 * Registers the tests that provoke the errors of the migrator.
 *
 * @param stubborn returns the token that can be set to refuse calls; may be called only while a test runs
 */
export function provokeMigration(
  provoke: Provoke,
  chain: TestChain,
  stubborn: () => Contract,
): void {
  /**
   * Simulates the migration of a pair's liquidity, and returns why it reverts. `before` runs after the liquidity is
   * approved.
   */
  const migrate = async (
    percentageToMigrate: number,
    [token0, token1]: readonly [string, string] = [dai, weth9],
    before = () => Promise.resolve(),
  ) => {
    const lp = await pair(chain.deployer, token0, token1);
    await (await lp.transfer(chain.traderAddress, 1_000_000_000)).wait();
    await (await lp.connect(chain.trader).approve(v3Migrator, late)).wait();
    await before();
    const params = {
      ...{ pair: lp.address, liquidityToMigrate: 1_000_000, percentageToMigrate },
      ...{ token0, token1, fee: 3000, tickLower: -887220, tickUpper: 887220 },
      ...{ amount0Min: 0, amount1Min: 0, recipient: chain.traderAddress, deadline: late },
      refundAsETH: false,
    };
    return revertOfMethod(at('v3Migrator', chain.trader), 'migrate', [params]);
  };

  provoke('SA', async () => {
    const owner = await chain.deployer.getAddress();
    await (await stubborn().mint(owner, units.weth(10))).wait();
    const amount = units.weth(1);
    const args = [stubborn().address, weth9, amount, amount, 0, 0, owner, late];
    await (await at('v2Router02', chain.deployer).addLiquidity(...args)).wait();
    return migrate(100, sorted(stubborn().address, weth9), async () => {
      // The pair still pays out; only the approval after that is refused.
      const refusing = await chain.deploy(testContract('stubborn-token.sol', 'ShyToken'));
      const code = await chain.provider.getCode(refusing.address);
      await chain.provider.send('anvil_setCode', [stubborn().address, code]);
    });
  });
  provoke('Percentage too small', () => migrate(0));
  provoke('Percentage too large', () => migrate(101));
}
