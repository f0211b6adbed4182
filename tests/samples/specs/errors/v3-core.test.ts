// SPDX-License-Identifier: MIT
import { BigNumber, type Contract } from 'ethers';
import { beforeEach } from 'vitest';
import { addresses } from '../../chain/addresses.ts';
import { testContract } from '../../chain/compiled.ts';
import { useChain } from '../../chain/context.ts';
import { at, deploy } from '../../chain/deploy.ts';
import { pool, seedPool, sorted } from '../../chain/pools.ts';
import { revertOfMethod } from '../../chain/reverts.ts';
import { fund, units } from '../../chain/tokens.ts';
import { describeErrors } from '../../toolchain/errors.ts';

const { usdc, weth9, v3Factory } = addresses;
const limitDown = 4295128740;
const one = BigNumber.from(2).pow(96);

describeErrors('tests/samples/specs/errors/v3-core.test.ts', (provoke) => {
  const chain = useChain();
  let probe: Contract;
  let library: Contract;
  let pair: Contract;
  /** A pool that is not initialised. */
  let fresh: Contract;

  beforeEach(async () => {
    probe = await chain.deploy(testContract('pool-probe.sol', 'PoolProbe'));
    library = await chain.deploy(testContract('library-probe.sol', 'LibraryProbe'));
    pair = await pool(chain.deployer, [usdc, weth9], 3000);
    await (await at('v3Factory', chain.deployer).createPool(usdc, weth9, 100)).wait();
    fresh = await pool(chain.deployer, [usdc, weth9], 100);
  });

  const swap = (...args: unknown[]) => revertOfMethod(probe, 'swap', [pair.address, ...args]);
  const mint = (lower: number, upper: number, amount: unknown = 1, to = pair) =>
    revertOfMethod(probe, 'mint', [to.address, lower, upper, amount]);

  provoke('LOK', () => revertOfMethod(probe, 'swap', [fresh.address, true, 1, limitDown]));
  provoke('LOK', () => revertOfMethod(fresh, 'increaseObservationCardinalityNext', [2]));
  provoke('TLU', () => mint(60, 60));
  provoke('TLM', () => mint(-887_280, 60));
  provoke('TUM', () => mint(60, 887_280));
  provoke('AI', () => revertOfMethod(pair, 'initialize', [one]));
  provoke('M0', () => mint(-887_220, 887_220, 10_000_000_000));
  provoke('M1', async () => {
    await fund(chain, probe.address, { usdc: units.usdc(1_000) });
    await (await probe.pays(units.usdc(1_000), 0)).wait();
    return mint(-887_220, 887_220, 10_000_000_000);
  });
  provoke('AS', () => swap(true, 0, limitDown));
  provoke('SPL', () => swap(true, 1_000, BigNumber.from(2).pow(130)));
  // The first swap finds no liquidity and moves the price to the end of the range.
  provoke('SPL', async () => {
    await (await fresh.initialize(one)).wait();
    await (await probe.swap(fresh.address, true, 1_000, limitDown)).wait();
    return revertOfMethod(probe, 'swap', [fresh.address, true, 1_000, limitDown]);
  });
  provoke('IIA', () => swap(true, 1_000_000, limitDown));
  provoke('L', async () => {
    await (await fresh.initialize(one)).wait();
    return revertOfMethod(probe, 'flash', [fresh.address, 0, 0]);
  });
  provoke('F0', () => revertOfMethod(probe, 'flash', [pair.address, 1_000_000, 0]));
  provoke('F1', () => revertOfMethod(probe, 'flash', [pair.address, 0, 1_000_000]));
  provoke('LS', () => revertOfMethod(pair, 'burn', [-60, 60, 1]));
  provoke('LA', () => revertOfMethod(library, 'addDelta', [BigNumber.from(2).pow(128).sub(1), 1]));
  provoke('I', () => revertOfMethod(fresh, 'observe', [[0]]));
  provoke('OLD', () => revertOfMethod(pair, 'observe', [[1_000_000]]));
  provoke('NP', () => revertOfMethod(pair, 'burn', [-60, 60, 0]));
  provoke('LO', () => mint(-60, 60, BigNumber.from(2).pow(127).sub(1)));
  provoke('T', () => revertOfMethod(library, 'sqrtRatio', [887_273]));
  provoke('T', () => {
    const params = [usdc, weth9, 3000, -887_280, 887_220, 1, 1, 0, 0, v3Factory, 2 ** 40];
    return revertOfMethod(at('positionManager', chain.deployer), 'mint', [params]);
  });
  provoke('R', () => revertOfMethod(fresh, 'initialize', [1]));
  provoke('TF', async () => {
    const stubborn = await deploy(chain, testContract('stubborn-token.sol', 'StubbornToken'));
    await (await stubborn.mint(await chain.deployer.getAddress(), units.weth(10))).wait();
    const amounts = [units.weth(10), units.weth(10)] as const;
    const tokens = sorted(stubborn.address, weth9);
    const { address } = await seedPool(chain, tokens, 3000, amounts);
    await (await stubborn.refuse(true)).wait();
    await fund(chain, probe.address, { weth: 1_000_000 });
    const wethIsToken0 = tokens[0] === weth9;
    const limit = wethIsToken0
      ? limitDown
      : BigNumber.from('1461446703485210103287273052203988822378723970341');
    return revertOfMethod(probe, 'swap', [address, wethIsToken0, 1_000_000, limit]);
  });
});
