// SPDX-License-Identifier: MIT
import { type BigNumber, type Contract, utils } from 'ethers';
import { beforeEach, expect } from 'vitest';
import { addresses } from '../../chain/addresses.ts';
import { sampleContract } from '../../chain/compiled.ts';
import { IN_TIME, useChain } from '../../chain/context.ts';
import { at } from '../../chain/deploy.ts';
import { revertCode } from '../../chain/reverts.ts';
import { approveAll, balanceOf, fund, token, units } from '../../chain/tokens.ts';
import { describeSample } from '../../toolchain/describe-sample.ts';

const { dai, usdc, weth9, v2Router02 } = addresses;
const file = 'v1/swap.sol';
const path = [dai, weth9, usdc];

describeSample(file, (proves) => {
  const chain = useChain();
  let swap: Contract;

  beforeEach(async () => {
    swap = await chain.deploy(sampleContract(file, 'RouterSwap'), v2Router02);
    await fund(chain, chain.traderAddress, { dai: units.dai(10_000) });
    await approveAll(chain.trader, swap.address, [dai]);
  });

  const balance = (address: string, account = chain.traderAddress) =>
    balanceOf(chain, address, account);
  const router = () => at('v2Router02', chain.trader);

  proves(['setup'], 'keeps the router it was built with', async () => {
    expect(await swap.router()).toBe(v2Router02);
  });

  proves(['exact-input'], 'sells all of the input over two pairs', async () => {
    const quoted = (await router().getAmountsOut(units.dai(2_000), path)) as BigNumber[];
    const expected = quoted[2]!;
    // Two fees of 0.3% and two price impacts of 0.1%.
    expect(Number(utils.formatUnits(expected, 6))).toBeCloseTo(1_984, 0);
    await (await swap.sellExact(units.dai(2_000), expected, path, IN_TIME)).wait();
    expect(await balance(dai)).toEqual(units.dai(8_000));
    expect(await balance(usdc)).toEqual(expected);
    const args = [units.dai(2_000), expected, path, IN_TIME];
    expect(await revertCode(swap, 'sellExact', args)).toBe(
      'UniswapV2Router: INSUFFICIENT_OUTPUT_AMOUNT',
    );
  });

  proves(['exact-output'], 'buys exactly the output and returns the unspent input', async () => {
    const quoted = (await router().getAmountsIn(units.usdc(1_000), path)) as BigNumber[];
    await (await swap.buyExact(units.usdc(1_000), units.dai(5_000), path, IN_TIME)).wait();
    expect(await balance(usdc)).toEqual(units.usdc(1_000));
    expect(await balance(dai)).toEqual(units.dai(10_000).sub(quoted[0]!));
    expect(await balance(dai, swap.address)).toEqual(units.dai(0));
    const left = await token(dai, chain.provider).allowance(swap.address, v2Router02);
    expect(left).toEqual(units.dai(0));
  });

  proves(['ether'], 'sells ether for a token', async () => {
    const quoted = (await router().getAmountsOut(units.weth(1), [weth9, usdc])) as BigNumber[];
    await (await swap.sellEther(quoted[1], usdc, IN_TIME, { value: units.weth(1) })).wait();
    expect(await balance(usdc)).toEqual(quoted[1]);
  });
});
