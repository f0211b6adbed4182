// SPDX-License-Identifier: MIT
import { BigNumber, constants, type Contract, utils } from 'ethers';
import { beforeEach, describe, expect, it } from 'vitest';
import { addresses } from '../../chain/addresses.ts';
import { testContract } from '../../chain/compiled.ts';
import { useChain } from '../../chain/context.ts';
import { at } from '../../chain/deploy.ts';
import { revertOfMethod } from '../../chain/reverts.ts';
import { approveAll, balanceOf, fund, pair, seedPool, units } from '../../chain/seed.ts';
import { pageText } from '../../toolchain/page-text.ts';

const { dai, weth9, positionManager, swapRouter, v2Router02 } = addresses;
const late = constants.MaxUint256;
const most = BigNumber.from(2).pow(128).sub(1);
const dead = '0x000000000000000000000000000000000000dEaD';
const thousand = units.dai(1000);
const ten = units.dai(10);

const page = pageText('concepts/protocol/integration-issues');
/** What the page says of v1 and of v3, in the row of a behaviour. */
const saidOf = (behaviour: string) => {
  const row = page.split('\n').find((line) => line.startsWith(`| ${behaviour} `));
  // The first table lists error strings; this one has them in its second and third column.
  const [, , v1 = '', v3 = ''] = row?.split('|') ?? [];
  return { v1, v3 };
};

describe('what the page on token integration issues says', () => {
  const chain = useChain();
  let odd: Contract;
  let v1: Contract;
  let v3: Contract;
  let tokenId: BigNumber;
  let oddIs0: boolean;

  /** 1,000 of the token beside 1,000 DAI, in a pair and in a pool, and 1,000 in the trader's hands. */
  beforeEach(async () => {
    const { deployer, trader, traderAddress } = chain;
    const owner = await deployer.getAddress();
    odd = await chain.deploy(testContract('odd-token.sol', 'OddToken'));
    await (await odd.mint(traderAddress, thousand.mul(10))).wait();
    await (await odd.mint(owner, thousand.mul(10))).wait();
    await fund(chain, traderAddress, { dai: thousand.mul(10), weth: units.weth(1000) });
    await approveAll(trader, v2Router02, [dai, weth9]);
    await approveAll(trader, swapRouter, [dai, weth9]);
    await approveAll(trader, positionManager, [dai, weth9]);
    const both = [odd.address, dai, thousand, thousand, 0, 0, traderAddress, late];
    await (await router1().addLiquidity(...both)).wait();
    v1 = await pair(trader, odd.address, dai);
    oddIs0 = BigNumber.from(odd.address).lt(dai);
    const tokens = oddIs0 ? ([odd.address, dai] as const) : ([dai, odd.address] as const);
    v3 = await seedPool(chain, tokens, 3000, [thousand, thousand]);
    const latest = ((await manager().balanceOf(owner)) as BigNumber).sub(1);
    tokenId = (await manager().tokenOfOwnerByIndex(owner, latest)) as BigNumber;
  }, 60_000);

  const does = async (method: string, ...args: unknown[]) => (await odd[method]!(...args)).wait();
  const router1 = () => at('v2Router02', chain.trader);
  const router3 = () => at('swapRouter', chain.trader);
  const manager = () => at('positionManager', chain.deployer);
  const code = async (revert: ReturnType<typeof revertOfMethod>) => (await revert).code;
  const path1 = (sells: boolean) => (sells ? [odd.address, dai] : [dai, odd.address]);
  const swap1 = (sells: boolean, amount = ten, to = chain.traderAddress) =>
    [amount, 0, path1(sells), to, late] as const;
  const fails1 = (sells: boolean, amount = ten, to = chain.traderAddress) =>
    code(revertOfMethod(router1(), 'swapExactTokensForTokens', swap1(sells, amount, to)));
  const works1 = (sells: boolean) =>
    router1().callStatic.swapExactTokensForTokens!(...swap1(sells)) as Promise<BigNumber[]>;
  const single = (sells: boolean, amountIn = ten, recipient = chain.traderAddress) => ({
    tokenIn: path1(sells)[0],
    tokenOut: path1(sells)[1],
    fee: 3000,
    recipient,
    deadline: late,
    amountIn,
    amountOutMinimum: 0,
    sqrtPriceLimitX96: 0,
  });
  const fails3 = (sells: boolean, amount = ten, to = chain.traderAddress) =>
    code(revertOfMethod(router3(), 'exactInputSingle', [single(sells, amount, to)]));
  const works3 = (sells: boolean, recipient = chain.traderAddress) =>
    router3().callStatic.exactInputSingle!(single(sells, ten, recipient)) as Promise<BigNumber>;
  const collect = (amounts: { odd: unknown; dai: unknown }, recipient = dead) => ({
    tokenId,
    recipient,
    amount0Max: oddIs0 ? amounts.odd : amounts.dai,
    amount1Max: oddIs0 ? amounts.dai : amounts.odd,
  });
  const decrease = async () => {
    const { liquidity } = await manager().positions(tokenId);
    const params = { tokenId, liquidity, amount0Min: 0, amount1Min: 0, deadline: late };
    await (await manager().decreaseLiquidity(params)).wait();
  };
  const mint3 = () => ({
    token0: oddIs0 ? odd.address : dai,
    token1: oddIs0 ? dai : odd.address,
    fee: 3000,
    tickLower: -600,
    tickUpper: 600,
    amount0Desired: ten,
    amount1Desired: ten,
    amount0Min: 0,
    amount1Min: 0,
    recipient: chain.traderAddress,
    deadline: late,
  });
  const removes1 = async () => {
    const liquidity = (await v1.balanceOf(chain.traderAddress)) as BigNumber;
    await (await v1.approve(v2Router02, late)).wait();
    return [odd.address, dai, liquidity, 0, 0, chain.traderAddress, late];
  };

  it('a fee on transfer: what v1 says, and which functions work', async () => {
    const method = 'swapExactTokensForTokensSupportingFeeOnTransferTokens';
    await (
      await router1().addLiquidityETH(odd.address, ten, 0, 0, chain.traderAddress, late, {
        value: ten,
      })
    ).wait();
    await does('takeFee', 200);
    expect(await fails1(true)).toBe('UniswapV2: K');
    expect(saidOf('Fee on transfer').v1).toContain('sell: `UniswapV2: K`');
    await router1().callStatic[method]!(...swap1(true));

    const oddWeth = await pair(chain.trader, odd.address, weth9);
    await (await oddWeth.approve(v2Router02, late)).wait();
    const liquidity = (await oddWeth.balanceOf(chain.traderAddress)) as BigNumber;
    const args = [odd.address, liquidity.div(2), 0, 0, chain.traderAddress, late];
    expect(await code(revertOfMethod(router1(), 'removeLiquidityETH', args))).toBe(
      'TransferHelper: TRANSFER_FAILED',
    );
    await router1().callStatic.removeLiquidityETHSupportingFeeOnTransferTokens!(...args);
  });

  it('a fee on transfer: buying does not revert, though less arrives', async () => {
    await does('takeFee', 200);
    const [amountIn, , ...rest] = swap1(false, ten, dead);
    const [, sent] = (await router1().callStatic.swapExactTokensForTokens!(
      amountIn,
      utils.parseEther('9.87'),
      ...rest,
    )) as [BigNumber, BigNumber];
    await (await router1().swapExactTokensForTokens(...swap1(false, ten, dead))).wait();
    const shown = (amount: BigNumber) => Number(utils.formatEther(amount)).toFixed(4);
    const arrived = (await odd.balanceOf(dead)) as BigNumber;
    expect(page).toContain(`pool sends ${shown(sent)}, and ${shown(arrived)} arrive`);
    await works3(false);
  });

  it('a fee on transfer: what v3 says to a sale, a mint, a loan and a path through it', async () => {
    const wethTokens = BigNumber.from(odd.address).lt(weth9)
      ? ([odd.address, weth9] as const)
      : ([weth9, odd.address] as const);
    await seedPool(chain, wethTokens, 3000, [thousand, thousand]);
    await does('takeFee', 200);
    expect(await fails3(true)).toBe('IIA');
    const index = oddIs0 ? 0 : 1;
    const trader = manager().connect(chain.trader);
    expect(await code(revertOfMethod(trader, 'mint', [mint3()]))).toBe(`M${index}`);
    const probe = await chain.deploy(testContract('pool-probe.sol', 'PoolProbe'));
    await does('mint', probe.address, thousand);
    const loan = oddIs0 ? [ten, 0] : [0, ten];
    await (
      await probe.pays(...loan.map((amount) => BigNumber.from(amount).mul(1003).div(1000)))
    ).wait();
    expect(await code(revertOfMethod(probe, 'flash', [v3.address, ...loan]))).toBe(`F${index}`);
    const path = utils.solidityPack(
      ['address', 'uint24', 'address', 'uint24', 'address'],
      [dai, 3000, odd.address, 3000, weth9],
    );
    const params = { path, recipient: dead, deadline: late, amountIn: ten, amountOutMinimum: 0 };
    expect(await code(revertOfMethod(router3(), 'exactInput', [params]))).toBe('ST');
    const said = saidOf('Fee on transfer').v3;
    expect(said).toContain('sell: `IIA`; mint: `M0` or `M1`; flash: `F0` or `F1`');
  });

  it('a rebase down: what v1 says until somebody calls sync', async () => {
    await does('rebase', 5_000);
    expect(await fails1(true)).toBe('UniswapV2: INSUFFICIENT_INPUT_AMOUNT');
    expect(await fails1(false)).toBe('UniswapV2: K');
    expect(await code(revertOfMethod(v1, 'mint', [dead]))).toBe('ds-math-sub-underflow');
    expect(await code(revertOfMethod(v1, 'skim', [dead]))).toBe('ds-math-sub-underflow');
    const both = [odd.address, dai, ten, ten, 0, 0, dead, late];
    expect(await code(revertOfMethod(router1(), 'addLiquidity', both))).toBe(
      'ds-math-sub-underflow',
    );
    await (await v1.sync()).wait();
    await works1(true);
    await works1(false);
    expect(saidOf('Rebase down').v1).toContain(
      'sell: `UniswapV2: INSUFFICIENT_INPUT_AMOUNT` or `UniswapV2: K`; buy: `UniswapV2: K`',
    );
  });

  it('a rebase down of 0.1%: a sale of more than that says K', async () => {
    await does('rebase', 9_990);
    expect(await fails1(true)).toBe('UniswapV2: K');
    expect(page).toContain('(after one of 0.1%, with `UniswapV2: K`)');
  });

  it('a rebase up: anyone skims a pair, and a pool keeps the surplus', async () => {
    await does('rebase', 20_000);
    const thief = chain.provider.getSigner(7);
    await (await v1.connect(thief).skim(dead)).wait();
    expect(await odd.balanceOf(dead)).toEqual(thousand);

    await decrease();
    await (await manager().collect(collect({ odd: most, dai: most }))).wait();
    const left = Number(utils.formatEther((await odd.balanceOf(v3.address)) as BigNumber));
    expect(left).toBeCloseTo(1000, 6);
    expect(page).toContain(
      '1,000 tokens doubled to 2,000, all liquidity could be collected and 1,000 stayed',
    );
  });

  it('a rebase down: v3 trades on, and the last to collect gets TF', async () => {
    await does('rebase', 5_000);
    await works3(true);
    await works3(false);
    expect(await fails3(false, thousand.mul(9))).toBe('TF');
    await decrease();
    const half = units.dai(499);
    await (await manager().collect(collect({ odd: half, dai: most }))).wait();
    const rest = collect({ odd: most, dai: 0 });
    expect(await code(revertOfMethod(manager(), 'collect', [rest]))).toBe('TF');
    expect(saidOf('Rebase down').v3).toContain('trades until the balance is gone, then `TF`');
  });

  it('amounts of zero: only skim fails', async () => {
    await does('refuseZero');
    await works1(true);
    await works1(false);
    expect(await code(revertOfMethod(v1, 'skim', [dead]))).toBe('UniswapV2: TRANSFER_FAILED');
    await works3(true);
    await works3(false);
    await decrease();
    await manager().callStatic.collect!(collect({ odd: most, dai: most }));
    await manager().callStatic.collect!(collect({ odd: 0, dai: most }));
    expect(saidOf('Reverts on zero amounts').v1).toContain(
      '`skim` fails: `UniswapV2: TRANSFER_FAILED`',
    );
  });

  it('a blocked pool pays out the other token only, and in v3 alone', async () => {
    await does('blockAccount', v1.address);
    await does('blockAccount', v3.address);
    expect(await fails1(false)).toBe('UniswapV2: TRANSFER_FAILED');
    expect(await code(revertOfMethod(router1(), 'removeLiquidity', await removes1()))).toBe(
      'UniswapV2: TRANSFER_FAILED',
    );
    expect(await fails3(false)).toBe('TF');
    await decrease();
    const both = collect({ odd: most, dai: most });
    expect(await code(revertOfMethod(manager(), 'collect', [both]))).toBe('TF');
    await (await manager().collect(collect({ odd: 0, dai: most }))).wait();
    expect((await balanceOf(chain, dai, dead)).gt(0)).toBe(true);
    expect(saidOf('Blocks the pool').v1).toContain('buy, remove: `UniswapV2: TRANSFER_FAILED`');
    expect(saidOf('Blocks the pool').v3).toContain('buy, collect: `TF`');
  });

  it('a blocked user sells nothing, and can name another recipient', async () => {
    await does('blockAccount', chain.traderAddress);
    expect(await fails1(true)).toBe('TransferHelper: TRANSFER_FROM_FAILED');
    expect(await fails1(false)).toBe('UniswapV2: TRANSFER_FAILED');
    expect(await fails3(true)).toBe('STF');
    expect(await fails3(false)).toBe('TF');
    await works3(false, dead);
    const { v1: said, v3: also } = saidOf('Blocks the user');
    expect(said).toContain('`TransferHelper: TRANSFER_FROM_FAILED`, `UniswapV2: TRANSFER_FAILED`');
    expect(also).toContain('`STF`, `TF`');
  });

  it('a hook that calls back into the pool makes the transfer fail', async () => {
    await does('setHook', v1.address, v1.interface.encodeFunctionData('sync'));
    expect(await fails1(false)).toBe('UniswapV2: TRANSFER_FAILED');
    await does('setHook', v3.address, v3.interface.encodeFunctionData('burn', [-60, 60, 0]));
    expect(await fails3(false)).toBe('TF');
  });

  it('a hook sees the old reserves of a pair, and the new price of a locked pool', async () => {
    const answer = async () => (await odd.hookAnswer()) as string;
    await does('setHook', v1.address, v1.interface.encodeFunctionData('getReserves'));
    const before = await v1.getReserves();
    await (await router1().swapExactTokensForTokens(...swap1(false, ten, dead))).wait();
    const seen = v1.interface.decodeFunctionResult('getReserves', await answer());
    expect([seen[0], seen[1]]).toEqual([before[0], before[1]]);

    await does('setHook', v3.address, v3.interface.encodeFunctionData('slot0'));
    await (await router3().exactInputSingle(single(false, ten, dead))).wait();
    const inside = v3.interface.decodeFunctionResult('slot0', await answer());
    expect(inside.sqrtPriceX96).toEqual((await v3.slot0()).sqrtPriceX96);
    expect(inside.unlocked).toBe(false);
  });
});
