// SPDX-License-Identifier: MIT
import { constants, type Contract } from 'ethers';
import { beforeEach } from 'vitest';
import { addresses } from '../../chain/addresses.ts';
import { testContract } from '../../chain/compiled.ts';
import { useChain } from '../../chain/context.ts';
import { at } from '../../chain/deploy.ts';
import { emptyPool, packedPath, pool, swapParams } from '../../chain/pools.ts';
import { revertOf, revertOfMethod } from '../../chain/reverts.ts';
import { approveAll, fund, token, units } from '../../chain/tokens.ts';
import { describeErrors } from '../../toolchain/errors.ts';
import { provokeMigration } from './v3-periphery-migration.ts';
import { provokePositions } from './v3-periphery-positions.ts';

const { dai, usdc, weth9, swapRouter, quoter } = addresses;
const late = constants.MaxUint256;
const dead = '0x000000000000000000000000000000000000dEaD';

describeErrors('tests/samples/specs/errors/v3-periphery.test.ts', (provoke) => {
  const chain = useChain();
  let library: Contract;
  let probe: Contract;
  let stubborn: Contract;

  beforeEach(async () => {
    library = await chain.deploy(testContract('library-probe.sol', 'LibraryProbe'));
    probe = await chain.deploy(testContract('pool-probe.sol', 'PoolProbe'));
    stubborn = await chain.deploy(testContract('stubborn-token.sol', 'StubbornToken'));
    await fund(chain, chain.traderAddress, { dai: units.dai(4_000), weth: units.weth(2) });
  });

  const router = () => at('swapRouter', chain.trader);
  const single = (changes = {}) =>
    swapParams(dai, weth9, 3000, units.dai(1), chain.traderAddress, {
      ...{ amountOut: units.weth('0.001'), amountInMaximum: units.dai(100) },
      ...changes,
    });
  const approveRouter = () => approveAll(chain.trader, swapRouter, [dai, weth9]);
  const exactOutput = (path: string) =>
    revertOfMethod(router(), 'exactOutput', [single({ path, recipient: dead })]);

  provoke('STF', () => revertOfMethod(router(), 'exactInputSingle', [single()]));
  for (const name of ['swapRouter', 'swapRouter02'] as const) {
    // The cost is over the maximum, but the router transfers the input before it compares the cost with the maximum.
    provoke('STF', async () => {
      const router = at(name, chain.trader);
      await (await token(dai, chain.trader).approve(router.address, 1)).wait();
      return revertOfMethod(router, 'exactOutputSingle', [single({ amountInMaximum: 1 })]);
    });
  }
  provoke('ST', async () => {
    await (await stubborn.mint(swapRouter, 1)).wait();
    await (await stubborn.refuse(true)).wait();
    return revertOfMethod(router(), 'sweepToken', [stubborn.address, 1, dead]);
  });
  provoke('STE', async () => {
    await fund(chain, swapRouter, { weth: 1 });
    return revertOfMethod(router(), 'unwrapWETH9', [1, probe.address]);
  });
  provoke('Too little received', async () => {
    await approveRouter();
    const args = single({ amountOutMinimum: units.weth(1) });
    return revertOfMethod(router(), 'exactInputSingle', [args]);
  });
  provoke('Too much requested', async () => {
    await approveRouter();
    return revertOfMethod(router(), 'exactOutputSingle', [single({ amountInMaximum: 1 })]);
  });
  provoke('Transaction too old', () =>
    revertOfMethod(router(), 'exactInputSingle', [single({ deadline: 1 })]),
  );
  provoke('Insufficient WETH9', () => revertOfMethod(router(), 'unwrapWETH9', [1, dead]));
  provoke('Insufficient token', () => revertOfMethod(router(), 'sweepToken', [dai, 1, dead]));
  provoke('Not WETH9', () =>
    revertOf(chain.provider, {
      from: chain.traderAddress,
      to: swapRouter,
      data: '0x',
      value: '0x1',
    }),
  );
  provoke('toAddress_outOfBounds', () => exactOutput(dai.slice(0, 20)));
  provoke('toUint24_outOfBounds', () => exactOutput(`${dai}00`));
  // The quoters do not slice the path, so a path that is too short fails with a different error in them than in the
  // router.
  for (const name of ['quoter', 'quoterV2'] as const) {
    provoke('toAddress_outOfBounds', () =>
      revertOfMethod(at(name, chain.trader), 'quoteExactInput', [`${dai}000bb8`, 1]),
    );
    provoke('toUint24_outOfBounds', () =>
      revertOfMethod(at(name, chain.trader), 'quoteExactInput', [`${dai}00`, 1]),
    );
  }
  provoke('slice_outOfBounds', () =>
    revertOfMethod(router(), 'exactInput', [single({ path: `${dai}000bb8` })]),
  );
  provoke('slice_overflow', () => revertOfMethod(library, 'slice', ['0x', 0, late]));
  provoke('toAddress_overflow', () => revertOfMethod(library, 'toAddress', ['0x', late]));
  provoke('toUint24_overflow', () => revertOfMethod(library, 'toUint24', ['0x', late]));
  provoke('Unexpected error', () => {
    const args = [dai, weth9, 3000, units.dai(1), 0];
    const data = at('quoter', chain.trader).interface.encodeFunctionData(
      'quoteExactInputSingle',
      args,
    );
    return revertOfMethod(probe, 'viewCall', [quoter, data]);
  });
  provoke('Unexpected error', async () => {
    await emptyPool(chain.deployer, [dai, weth9]);
    const args = [dai, weth9, 100, 1_000, 0];
    return revertOfMethod(at('quoter', chain.trader), 'quoteExactInputSingle', args);
  });
  provoke('Strings: hex length insufficient', () => revertOfMethod(library, 'hexString', [256, 1]));
  provoke('BP', () => revertOfMethod(library, 'consult', [dead, 0]));
  provoke('NI', async () => {
    await (await at('v3Factory', chain.deployer).createPool(usdc, weth9, 100)).wait();
    const fresh = await pool(chain.deployer, [usdc, weth9], 100);
    return revertOfMethod(library, 'oldest', [fresh.address]);
  });
  provoke('NEO', async () => {
    const young = await pool(chain.deployer, [usdc, weth9], 3000);
    return revertOfMethod(library, 'blockStart', [young.address]);
  });
  provoke('NEO', () => {
    const path = packedPath(dai, 3000, weth9);
    const method = 'checkOracleSlippage(bytes,uint24,uint32)';
    return revertOfMethod(at('swapRouter02', chain.trader), method, [path, 10, 0]);
  });
  provoke('DL', () => revertOfMethod(library, 'chained', [[dai, weth9], []]));
  provokePositions(provoke, chain);
  provokeMigration(provoke, chain, () => stubborn);
});
