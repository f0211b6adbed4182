// SPDX-License-Identifier: MIT
import { BigNumber, constants, type Contract, utils } from 'ethers';
import { beforeEach } from 'vitest';
import { addresses } from '../../chain/addresses.ts';
import { testContract } from '../../chain/compiled.ts';
import { useChain } from '../../chain/context.ts';
import { at } from '../../chain/deploy.ts';
import { revertOf, revertOfMethod } from '../../chain/reverts.ts';
import { approveAll, emptyPool, fund, pair, pool, token, units } from '../../chain/seed.ts';
import { describeErrors } from '../../toolchain/errors.ts';

const { dai, usdc, weth9, positionManager, swapRouter, quoter, v3Migrator } = addresses;
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
  const manager = () => at('positionManager', chain.trader);
  const single = (overrides: Record<string, unknown> = {}) => ({
    tokenIn: dai,
    tokenOut: weth9,
    fee: 3000,
    recipient: chain.traderAddress,
    deadline: late,
    amountIn: units.dai(1),
    amountOutMinimum: 0,
    amountOut: units.weth('0.001'),
    amountInMaximum: units.dai(100),
    sqrtPriceLimitX96: 0,
    ...overrides,
  });
  const approveRouter = () => approveAll(chain.trader, swapRouter, [dai, weth9]);
  const exactOutput = (path: string) =>
    revertOfMethod(router(), 'exactOutput', [single({ path, recipient: dead })]);

  /** Mints a position of the trader; returns its id. */
  const mint = async (overrides: Record<string, unknown> = {}, simulate = false) => {
    await approveAll(chain.trader, positionManager, [dai, weth9]);
    const params = {
      token0: dai,
      token1: weth9,
      fee: 3000,
      tickLower: -887220,
      tickUpper: 887220,
      amount0Desired: units.dai(2_000),
      amount1Desired: units.weth(1),
      amount0Min: 0,
      amount1Min: 0,
      recipient: chain.traderAddress,
      deadline: late,
      ...overrides,
    };
    if (simulate) return revertOfMethod(manager(), 'mint', [params]);
    const { tokenId } = await manager().callStatic.mint!(params);
    await (await manager().mint(params)).wait();
    return tokenId as BigNumber;
  };
  const minted = async () => (await mint()) as BigNumber;

  /** Hands in a permit for a position, signed by `signer`. */
  const permit = async (
    values: { spender?: string; deadline?: unknown; v?: number },
    signer = chain.trader,
  ) => {
    const tokenId = await minted();
    const spender = values.spender ?? dead;
    const deadline = values.deadline ?? late;
    const fields = ['spender address', 'tokenId uint256', 'nonce uint256', 'deadline uint256'];
    const signature = await signer._signTypedData(
      {
        name: 'Uniswap V3 Positions NFT-V1',
        version: '1',
        chainId: 1,
        verifyingContract: positionManager,
      },
      {
        Permit: fields.map((field) => {
          const [name = '', type = ''] = field.split(' ');
          return { name, type };
        }),
      },
      { spender, tokenId, nonce: 0, deadline },
    );
    const { v, r, s } = utils.splitSignature(signature);
    return revertOfMethod(manager(), 'permit', [spender, tokenId, deadline, values.v ?? v, r, s]);
  };

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

  provoke('STF', () => revertOfMethod(router(), 'exactInputSingle', [single()]));
  for (const name of ['swapRouter', 'swapRouter02'] as const) {
    // The price is past the maximum; the router pulls before it compares.
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
  provoke('SA', async () => {
    const owner = await chain.deployer.getAddress();
    await (await stubborn.mint(owner, units.weth(10))).wait();
    const v1 = at('v2Router02', chain.deployer);
    const amount = units.weth(1);
    const args = [stubborn.address, weth9, amount, amount, 0, 0, owner, late];
    await (await v1.addLiquidity(...args)).wait();
    const tokens = [stubborn.address, weth9].sort((a, b) =>
      a.toLowerCase() < b.toLowerCase() ? -1 : 1,
    );
    const { migrator, params: migration } = await migrate(100, tokens);
    // The pair still pays out; only the approval after that is refused.
    const refusing = await chain.deploy(testContract('stubborn-token.sol', 'ShyToken'));
    const code = await chain.provider.getCode(refusing.address);
    await chain.provider.send('anvil_setCode', [stubborn.address, code]);
    return revertOfMethod(migrator, 'migrate', [migration]);
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
  // The quoters cut no slice: a path that the router calls too short fails otherwise there.
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
  provoke('Price slippage check', async () => {
    const minimums = { amount0Min: units.dai(2_001) };
    return (await mint(minimums, true)) as Awaited<ReturnType<typeof revertOfMethod>>;
  });
  provoke('Not approved', () => revertOfMethod(manager(), 'burn', [1]));
  provoke('Invalid token ID', () => revertOfMethod(manager(), 'positions', [999]));
  provoke('Not cleared', async () => revertOfMethod(manager(), 'burn', [await minted()]));
  provoke('Permit expired', () => permit({ deadline: 1 }));
  provoke('ERC721Permit: approval to current owner', () =>
    permit({ spender: chain.traderAddress }),
  );
  provoke('Invalid signature', () => permit({ v: 0 }));
  provoke('Unauthorized', () => permit({}, chain.deployer));
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
  provoke('Percentage too small', async () => {
    const { migrator, params: migration } = await migrate(0);
    return revertOfMethod(migrator, 'migrate', [migration]);
  });
  provoke('Percentage too large', async () => {
    const { migrator, params: migration } = await migrate(101);
    return revertOfMethod(migrator, 'migrate', [migration]);
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
    const path = utils.solidityPack(['address', 'uint24', 'address'], [dai, 3000, weth9]);
    const method = 'checkOracleSlippage(bytes,uint24,uint32)';
    return revertOfMethod(at('swapRouter02', chain.trader), method, [path, 10, 0]);
  });
  provoke('DL', () => revertOfMethod(library, 'chained', [[dai, weth9], []]));
});
