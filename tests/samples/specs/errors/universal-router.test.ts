// SPDX-License-Identifier: MIT
import { BigNumber, constants, type Contract, utils } from 'ethers';
import { beforeEach } from 'vitest';
import { approvePermit2 } from '../../../../content/samples/permit2/sign-allowance.ts';
import { addresses } from '../../chain/addresses.ts';
import { useChain } from '../../chain/context.ts';
import { testContract } from '../../chain/compiled.ts';
import { at } from '../../chain/deploy.ts';
import { emptyPool, packedPath } from '../../chain/pools.ts';
import { readRevert, revertOfMethod } from '../../chain/reverts.ts';
import { fund, units } from '../../chain/tokens.ts';
import { describeErrors, innerRevert } from '../../toolchain/errors.ts';

const { dai, usdc, weth9, universalRouter, positionManager } = addresses;
const encode = utils.defaultAbiCoder.encode.bind(utils.defaultAbiCoder);
const self = '0x0000000000000000000000000000000000000002';
const dead = '0x000000000000000000000000000000000000dEaD';
const execute = 'execute(bytes,bytes[],uint256)';

describeErrors('tests/samples/specs/errors/universal-router.test.ts', (provoke) => {
  const chain = useChain();
  let router: Contract;

  beforeEach(async () => {
    router = at('universalRouter', chain.trader);
    await fund(chain, chain.traderAddress, { dai: units.dai(100) });
    // The router's own funds, for payments that do not come from the user.
    await fund(chain, universalRouter, { dai: units.dai(100), weth: units.weth(1) });
  });

  /** Simulates one command with one input, and returns why it reverts. */
  const run = (command: number, types: string[], values: unknown[]) =>
    revertOfMethod(router, execute, [utils.hexlify([command]), [encode(types, values)], 2 ** 40]);

  /** Simulates a command that takes two addresses, then an amount or an id. */
  const pay = (command: number, ...values: [string, string, unknown]) =>
    run(command, ['address', 'address', 'uint256'], values);

  /** Returns a function that simulates a swap to `dead`, with `bound` as the minimum output or the maximum input. */
  const swap =
    (command: number, path: 'bytes' | 'address[]') =>
    (amount: unknown, bound: unknown, through: string | string[], user = false) => {
      const types = ['address', 'uint256', 'uint256', path, 'bool'];
      return run(command, types, [dead, amount, bound, through, user]);
    };
  const [v3In, v3Out] = [swap(0x00, 'bytes'), swap(0x01, 'bytes')];
  const [v2In, v2Out] = [swap(0x08, 'address[]'), swap(0x09, 'address[]')];

  const daiWeth = packedPath(dai, 3000, weth9);
  const wethDai = packedPath(weth9, 3000, dai);

  provoke('TransactionDeadlinePassed()', () => revertOfMethod(router, execute, ['0x', [], 1]));
  provoke('ContractLocked()', async () => {
    const payee = await chain.deploy(
      testContract('nested-call.sol', 'NestedCall'),
      universalRouter,
    );
    // The payee records the error of the inner call, because the router itself only reports that a payment failed.
    const input = encode(
      ['address', 'address', 'uint256'],
      [constants.AddressZero, payee.address, 1],
    );
    await (await router[execute]!('0x05', [input], 2 ** 40, { value: 1 })).wait();
    return readRevert((await payee.answer()) as string);
  });
  provoke('LengthMismatch()', () => revertOfMethod(router, execute, ['0x0b', [], 2 ** 40]));
  provoke('ExecutionFailed(uint256,bytes)', () => pay(0x15, dead, positionManager, 1));
  provoke('InvalidCommandType(uint256)', () => run(0x1e, [], []));
  provoke('InvalidOwnerERC721()', async () =>
    innerRevert(await pay(0x15, dead, positionManager, 1)),
  );
  provoke('InvalidOwnerERC1155()', async () => {
    // A contract that returns 0 from balanceOf(address,uint256).
    const empty = '0x00000000000000000000000000000000000E1155';
    await chain.provider.send('anvil_setCode', [empty, '0x60206000f3']);
    const types = ['address', 'address', 'uint256', 'uint256'];
    return innerRevert(await run(0x16, types, [dead, empty, 1, 1]));
  });
  provoke('InsufficientToken()', () => pay(0x04, dai, dead, units.dai(101)));
  provoke('InsufficientETH()', () => run(0x0b, ['address', 'uint256'], [self, 1]));
  provoke('TRANSFER_FAILED', () => pay(0x05, dai, dead, units.dai(101)));
  provoke('ETH_TRANSFER_FAILED', () => pay(0x05, constants.AddressZero, dead, units.weth(1)));
  provoke('InvalidBips()', () => pay(0x06, dai, dead, 0));
  provoke('FromAddressIsNotOwner()', () =>
    run(
      0x0d,
      ['tuple(address from, address to, uint160 amount, address token)[]'],
      [[{ from: dead, to: dead, amount: 1, token: dai }]],
    ),
  );
  provoke('V2TooLittleReceived()', () => v2In(units.dai(1), units.weth(1), [dai, weth9]));
  provoke('V2TooMuchRequested()', () => v2Out(units.weth(1), 1, [dai, weth9]));
  provoke('InvalidPath()', () => v2Out(1, 1, [dai]));
  for (const swapInPair of [v2In, v2Out]) {
    provoke('InvalidReserves()', async () => {
      await (await at('v2Factory', chain.deployer).createPair(dai, usdc)).wait();
      return swapInPair(1, 0, [dai, usdc]);
    });
  }
  provoke('V3TooLittleReceived()', () => v3In(units.dai(1), units.weth(1), daiWeth));
  provoke('V3TooMuchRequested()', () => v3Out(units.weth('0.01'), 1, wethDai));
  // A swap in a pool without liquidity: nothing is owed, and the callback rejects that.
  provoke('V3InvalidSwap()', async () => {
    await emptyPool(chain.deployer, [dai, weth9]);
    return v3In(1_000, 0, packedPath(dai, 100, weth9));
  });
  const callBack = (owed: number) => {
    const data = encode(['bytes', 'address'], [daiWeth, dead]);
    return revertOfMethod(router, 'uniswapV3SwapCallback', [owed, 0, data]);
  };
  provoke('V3InvalidSwap()', () => callBack(0));
  provoke('V3InvalidCaller()', () => callBack(1));
  provoke('V3InvalidAmountOut()', async () => {
    await fund(chain, universalRouter, { dai: BigNumber.from(10).pow(45) });
    return v3Out(units.weth(2_000), constants.MaxUint256, wethDai);
  });
  provoke('SliceOutOfBounds()', () => v3In(1, 0, `${dai}000bb8`));
  provoke('ToAddressOutOfBounds()', () => v3Out(1, 1, dai.slice(0, 20)));
  provoke('ToUint24OutOfBounds()', () => v3Out(1, 1, `${dai}00`));
  provoke('ToUint24OutOfBounds()', () => v3Out(1, 1, dai));
  provoke('UnableToClaim()', async () => {
    // In these tests, the router's rewards distributor is address 0. Place code there that reverts on any call.
    await chain.provider.send('anvil_setCode', [constants.AddressZero, '0x60006000fd']);
    return revertOfMethod(router, 'collectRewards', ['0x']);
  });
  provoke('UnsafeCast()', async () => {
    await approvePermit2(chain.trader, dai, constants.MaxUint256);
    return v2In(BigNumber.from(2).pow(160), 0, [dai, weth9], true);
  });
});
