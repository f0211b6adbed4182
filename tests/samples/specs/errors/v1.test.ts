// SPDX-License-Identifier: MIT
import { BigNumber, constants, type Contract } from 'ethers';
import { beforeEach } from 'vitest';
import { addresses } from '../../chain/addresses.ts';
import { testContract } from '../../chain/compiled.ts';
import { useChain } from '../../chain/context.ts';
import { at } from '../../chain/deploy.ts';
import { pair } from '../../chain/pools.ts';
import { revertOfMethod } from '../../chain/reverts.ts';
import { approveAll, fund, units } from '../../chain/tokens.ts';
import { describeErrors } from '../../toolchain/errors.ts';
import { signPermit } from '../signed-permit.ts';

const { dai, weth9, v2Router02 } = addresses;
const late = constants.MaxUint256;
const zero = constants.AddressZero;
const dead = '0x000000000000000000000000000000000000dEaD';

describeErrors('tests/samples/specs/errors/v1.test.ts', (provoke) => {
  const chain = useChain();
  let daiWeth: Contract;
  let probe: Contract;
  let stubborn: Contract;
  /** A pair of WETH9 and a token that can refuse transfers. */
  let stubbornWeth: Contract;

  beforeEach(async () => {
    daiWeth = await pair(chain.trader, dai, weth9);
    probe = await chain.deploy(testContract('pair-probe.sol', 'PairProbe'));
    stubborn = await chain.deploy(testContract('stubborn-token.sol', 'StubbornToken'));
    await fund(chain, chain.traderAddress, { dai: units.dai(10_000), weth: units.weth(10) });
    await approveAll(chain.trader, v2Router02, [dai, weth9]);
    await (await stubborn.mint(chain.traderAddress, units.weth(10))).wait();
    const amount = units.weth(1);
    const deposit = [stubborn.address, weth9, amount, amount, 0, 0, chain.traderAddress, late];
    await (await router().addLiquidity(...deposit)).wait();
    stubbornWeth = await pair(chain.trader, stubborn.address, weth9);
  });

  const router = () => at('v2Router02', chain.trader);
  const factory = () => at('v2Factory', chain.trader);
  const swap = (amount0: unknown, amount1: unknown, to = dead) =>
    revertOfMethod(daiWeth, 'swap', [amount0, amount1, to, '0x']);
  const call = (method: string, ...args: unknown[]) => revertOfMethod(router(), method, args);

  const permit = async (deadline: unknown, signer = chain.trader) => {
    const [v, r, s] = await signPermit(signer, 'Uniswap V2', daiWeth.address, {
      'address owner': chain.traderAddress,
      'address spender': dead,
      'uint256 value': 1,
      'uint256 nonce': 0,
      'uint256 deadline': deadline,
    });
    return revertOfMethod(daiWeth, 'permit', [chain.traderAddress, dead, 1, deadline, v, r, s]);
  };

  provoke('UniswapV2: LOCKED', () => revertOfMethod(probe, 'reenter', [daiWeth.address]));
  provoke(
    'UniswapV2: FORBIDDEN',
    () => revertOfMethod(daiWeth, 'initialize', [dai, weth9]),
    'UniswapV2Pair',
  );
  provoke('UniswapV2: OVERFLOW', async () => {
    await fund(chain, daiWeth.address, { dai: BigNumber.from(2).pow(112) });
    return revertOfMethod(daiWeth, 'sync', []);
  });
  provoke('UniswapV2: TRANSFER_FAILED', async () => {
    const isToken0 = (await stubbornWeth.token0()) === stubborn.address;
    await (await stubborn.refuse(true)).wait();
    const args = [isToken0 ? 1 : 0, isToken0 ? 0 : 1, dead, '0x'];
    return revertOfMethod(stubbornWeth, 'swap', args);
  });
  provoke('UniswapV2: INSUFFICIENT_LIQUIDITY_MINTED', () =>
    revertOfMethod(daiWeth, 'mint', [dead]),
  );
  provoke('UniswapV2: INSUFFICIENT_LIQUIDITY_BURNED', () =>
    revertOfMethod(daiWeth, 'burn', [dead]),
  );
  provoke('UniswapV2: INSUFFICIENT_OUTPUT_AMOUNT', () => swap(0, 0));
  // The input is too small to buy 1 wei.
  provoke('UniswapV2: INSUFFICIENT_OUTPUT_AMOUNT', () =>
    call('swapExactTokensForTokens', 1, 0, [dai, weth9], dead, late),
  );
  provoke('UniswapV2: INSUFFICIENT_LIQUIDITY', () => swap(units.dai(2_000_000), 0));
  provoke('UniswapV2: INVALID_TO', () => swap(1, 0, dai));
  provoke('UniswapV2: INSUFFICIENT_INPUT_AMOUNT', () => swap(1, 0));
  provoke('UniswapV2: K', async () => {
    await fund(chain, daiWeth.address, { weth: 1 });
    return swap(units.dai(1), 0);
  });
  provoke('UniswapV2: EXPIRED', () => permit(1));
  provoke('UniswapV2: INVALID_SIGNATURE', () => permit(late, chain.deployer));
  provoke('UniswapV2: IDENTICAL_ADDRESSES', () =>
    revertOfMethod(factory(), 'createPair', [dai, dai]),
  );
  provoke('UniswapV2: ZERO_ADDRESS', () => revertOfMethod(factory(), 'createPair', [dai, zero]));
  provoke('UniswapV2: PAIR_EXISTS', () => revertOfMethod(factory(), 'createPair', [dai, weth9]));
  provoke(
    'UniswapV2: FORBIDDEN',
    () => revertOfMethod(factory(), 'setFeeTo', [dead]),
    'UniswapV2Factory',
  );
  provoke('ds-math-sub-underflow', () => revertOfMethod(daiWeth, 'transfer', [dead, 1]));
  provoke('ds-math-add-overflow', () => call('getAmountOut', late.div(997), late.div(1000), 1));
  provoke('ds-math-mul-overflow', () => call('getAmountOut', late, 1, 1));

  const to = () => chain.traderAddress;
  provoke('UniswapV2Router: EXPIRED', () =>
    call('swapExactTokensForTokens', 1, 0, [dai, weth9], to(), 1),
  );
  provoke('UniswapV2Router: INSUFFICIENT_A_AMOUNT', () => {
    const amounts = [units.dai(6_000), units.weth(1), units.dai(2_001), 0];
    return call('addLiquidity', dai, weth9, ...amounts, to(), late);
  });
  provoke('UniswapV2Router: INSUFFICIENT_B_AMOUNT', () => {
    const amounts = [units.dai(4_000), units.weth(3), 0, units.weth('2.1')];
    return call('addLiquidity', dai, weth9, ...amounts, to(), late);
  });
  provoke('UniswapV2Router: INSUFFICIENT_OUTPUT_AMOUNT', () =>
    call('swapExactTokensForTokens', units.dai(1), units.weth(1), [dai, weth9], to(), late),
  );
  provoke('UniswapV2Router: EXCESSIVE_INPUT_AMOUNT', () =>
    call('swapTokensForExactTokens', units.weth(1), 1, [dai, weth9], to(), late),
  );
  provoke('UniswapV2Router: INVALID_PATH', () =>
    call('swapExactETHForTokens', 0, [dai, weth9], to(), late),
  );
  provoke('UniswapV2Library: IDENTICAL_ADDRESSES', () => call('getAmountsOut', 1, [dai, dai]));
  provoke('UniswapV2Library: ZERO_ADDRESS', () => call('getAmountsOut', 1, [dai, zero]));
  provoke('UniswapV2Library: INSUFFICIENT_AMOUNT', () => call('quote', 0, 1, 1));
  provoke('UniswapV2Library: INSUFFICIENT_AMOUNT', () =>
    call('addLiquidityETH', dai, units.dai(1), 0, 0, dead, late),
  );
  provoke('UniswapV2Library: INSUFFICIENT_LIQUIDITY', () => call('quote', 1, 0, 1));
  provoke('UniswapV2Library: INSUFFICIENT_INPUT_AMOUNT', () => call('getAmountOut', 0, 1, 1));
  provoke('UniswapV2Library: INSUFFICIENT_OUTPUT_AMOUNT', () => call('getAmountIn', 0, 1, 1));
  provoke('UniswapV2Library: INVALID_PATH', () => call('getAmountsOut', 1, [dai]));

  provoke('TransferHelper: TRANSFER_FROM_FAILED', () => {
    const stranger = router().connect(chain.provider.getSigner(8));
    const args = [units.dai(1), 0, [dai, weth9], dead, late];
    return revertOfMethod(stranger, 'swapExactTokensForTokens', args);
  });
  provoke('TransferHelper: TRANSFER_FAILED', async () => {
    // The pair pays the router, but the router's own transfer to the owner is refused.
    const fickle = await chain.deploy(
      testContract('stubborn-token.sol', 'FickleToken'),
      v2Router02,
    );
    const code = await chain.provider.getCode(fickle.address);
    const liquidity = (await stubbornWeth.balanceOf(chain.traderAddress)) as BigNumber;
    await (await stubbornWeth.approve(v2Router02, late)).wait();
    await chain.provider.send('anvil_setCode', [stubborn.address, code]);
    return call('removeLiquidityETH', stubborn.address, liquidity, 0, 0, to(), late);
  });
  provoke('TransferHelper: ETH_TRANSFER_FAILED', () =>
    call('swapExactTokensForETH', units.dai(1), 0, [dai, weth9], probe.address, late),
  );
  provoke('TransferHelper: APPROVE_FAILED', async () => {
    await (await stubborn.refuse(true)).wait();
    return revertOfMethod(probe, 'approve', [stubborn.address]);
  });
});
