// SPDX-License-Identifier: MIT
import { constants, type Contract } from 'ethers';
import { addresses } from '../../chain/addresses.ts';
import { testContract } from '../../chain/compiled.ts';
import type { TestChain } from '../../chain/context.ts';
import { at } from '../../chain/deploy.ts';
import { pair } from '../../chain/pools.ts';
import { revertOfMethod } from '../../chain/reverts.ts';
import { units } from '../../chain/tokens.ts';
import type { Provoke } from '../../toolchain/errors.ts';

const { dai, weth9, v3Migrator } = addresses;
const late = constants.MaxUint256;

/**
 * Registers the tests that meet the errors of the migrator.
 *
 * @param stubborn a token that refuses what it is told to refuse, asked for when a test runs
 */
export function provokeMigration(
  provoke: Provoke,
  chain: TestChain,
  stubborn: () => Contract,
): void {
  const migrate = async (percentageToMigrate: number, tokens: string[] = [dai, weth9]) => {
    const [token0, token1] = tokens as [string, string];
    const lp = await pair(chain.deployer, token0, token1);
    const migrator = at('v3Migrator', chain.trader);
    await (await lp.connect(chain.deployer).transfer(chain.traderAddress, 1_000_000_000)).wait();
    await (await lp.connect(chain.trader).approve(v3Migrator, late)).wait();
    return { migrator, params: params(lp.address, token0, token1, percentageToMigrate) };
  };
  const params = (pairAddress: string, token0: string, token1: string, percentage: number) => ({
    pair: pairAddress,
    liquidityToMigrate: 1_000_000,
    percentageToMigrate: percentage,
    token0,
    token1,
    fee: 3000,
    tickLower: -887220,
    tickUpper: 887220,
    amount0Min: 0,
    amount1Min: 0,
    recipient: chain.traderAddress,
    deadline: late,
    refundAsETH: false,
  });

  provoke('SA', async () => {
    const owner = await chain.deployer.getAddress();
    await (await stubborn().mint(owner, units.weth(10))).wait();
    const v1 = at('v2Router02', chain.deployer);
    const amount = units.weth(1);
    const args = [stubborn().address, weth9, amount, amount, 0, 0, owner, late];
    await (await v1.addLiquidity(...args)).wait();
    const tokens = [stubborn().address, weth9].sort((a, b) =>
      a.toLowerCase() < b.toLowerCase() ? -1 : 1,
    );
    const { migrator, params: migration } = await migrate(100, tokens);
    // The pair still pays out; only the approval after that is refused.
    const refusing = await chain.deploy(testContract('stubborn-token.sol', 'ShyToken'));
    const code = await chain.provider.getCode(refusing.address);
    await chain.provider.send('anvil_setCode', [stubborn().address, code]);
    return revertOfMethod(migrator, 'migrate', [migration]);
  });
  provoke('Percentage too small', async () => {
    const { migrator, params: migration } = await migrate(0);
    return revertOfMethod(migrator, 'migrate', [migration]);
  });
  provoke('Percentage too large', async () => {
    const { migrator, params: migration } = await migrate(101);
    return revertOfMethod(migrator, 'migrate', [migration]);
  });
}
