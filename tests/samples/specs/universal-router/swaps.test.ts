// SPDX-License-Identifier: MIT
import { BigNumber, type providers, utils } from 'ethers';
import type { Address, Hex, TransactionReceipt } from 'viem';
import { expect } from 'vitest';
import * as permit2 from '../../../../content/samples/permit2/sign-allowance.ts';
import * as permit2Viem from '../../../../content/samples/permit2/viem/sign-allowance.ts';
import {
  ADDRESS_THIS,
  Command,
  MSG_SENDER,
} from '../../../../content/samples/universal-router/commands.ts';
import { encode } from '../../../../content/samples/universal-router/encode.ts';
import * as ether from '../../../../content/samples/universal-router/ether-for-token.ts';
import { execute } from '../../../../content/samples/universal-router/execute.ts';
import * as split from '../../../../content/samples/universal-router/permit-and-split.ts';
import * as etherViem from '../../../../content/samples/universal-router/viem/ether-for-token.ts';
import { execute as executeViem } from '../../../../content/samples/universal-router/viem/execute.ts';
import * as splitViem from '../../../../content/samples/universal-router/viem/permit-and-split.ts';
import { addresses } from '../../chain/addresses.ts';
import { sampleContract } from '../../chain/compiled.ts';
import { gasCost, IN_TIME, onChain, type TestChain, useChain } from '../../chain/context.ts';
import { at } from '../../chain/deploy.ts';
import { bareTrader, whileOracleIsDue } from '../../chain/oracle-due.ts';
import { balanceOf, fund, pair, pool, seedThinPool, units } from '../../chain/seed.ts';
import { receiptOf, viemWallet } from '../../chain/viem-wallet.ts';
import { describeSample } from '../../toolchain/describe-sample.ts';

/** What the router reverts with where a sweep finds less than its minimum. */
const INSUFFICIENT_TOKEN = utils.id('InsufficientToken()').slice(0, 10);

const { usdc, dai, weth9, universalRouter } = addresses;
const zero = BigNumber.from(0);

const quote = async (
  chain: TestChain,
  kind: 'Input' | 'Output',
  tokens: string[],
  amount: unknown,
) =>
  (await at('quoter', chain.trader).callStatic[`quoteExact${kind}Single`]!(
    ...tokens,
    3000,
    amount,
    0,
  )) as BigNumber;

/** The router must be left with nothing: what stays there is anyone's. */
async function expectEmptyRouter(chain: TestChain) {
  for (const token of [dai, usdc, weth9]) {
    expect(await balanceOf(chain, token, universalRouter)).toEqual(zero);
  }
  expect(await chain.provider.getBalance(universalRouter)).toEqual(zero);
}

/** A pool of the 1% tier that has 100 DAI to sell for WETH9, and no more. */
const withoutLiquidity = (chain: TestChain) =>
  seedThinPool(chain, [dai, weth9], 10000, [units.dai(2_000), units.weth(1)], {
    token: 0,
    amount: units.dai(100),
  });

type Trade = (
  chain: TestChain,
  amountIn: BigNumber,
  token: string,
  fee: number,
  amountOut: BigNumber,
  deadline: number,
) => Promise<providers.TransactionReceipt>;

/** A sample of viem, called as that of ethers is. */
const withViem =
  (
    trade: (...args: Parameters<typeof etherViem.sellEther>) => Promise<TransactionReceipt>,
  ): Trade =>
  async (chain, amountIn, token, fee, amountOut, deadline) => {
    const amounts = [amountIn.toBigInt(), token as Address, fee, amountOut.toBigInt()] as const;
    return receiptOf(chain, await trade(viemWallet(chain), ...amounts, deadline));
  };

const etherSamples: { file: string; sellEther: Trade; buyWithEther: Trade }[] = [
  {
    file: 'universal-router/ether-for-token.ts',
    sellEther: (chain, ...args) => ether.sellEther(chain.trader, ...args),
    buyWithEther: (chain, ...args) => ether.buyWithEther(chain.trader, ...args),
  },
  {
    file: 'universal-router/viem/ether-for-token.ts',
    sellEther: withViem(etherViem.sellEther),
    buyWithEther: withViem(etherViem.buyWithEther),
  },
];

/** Approves, signs for all of it, and trades. */
const splitSamples: {
  file: string;
  swapSplit: (
    chain: TestChain,
    what: split.Split,
    deadline: number,
  ) => Promise<providers.TransactionReceipt>;
}[] = [
  {
    file: 'universal-router/permit-and-split.ts',
    swapSplit: async ({ trader }, what, deadline) => {
      const amount = what.amountV3.add(what.amountV1);
      await permit2.approvePermit2(trader, what.tokenIn, amount);
      const { permit, signature } = await permit2.signAllowance(
        ...([trader, what.tokenIn, universalRouter, amount, deadline, deadline] as const),
      );
      return split.swapSplit(trader, what, permit, signature, deadline);
    },
  },
  {
    file: 'universal-router/viem/permit-and-split.ts',
    swapSplit: async (chain, what, deadline) => {
      const wallet = viemWallet(chain);
      const tokenIn = what.tokenIn as Address;
      const amount = what.amountV3.add(what.amountV1).toBigInt();
      await permit2Viem.approvePermit2(wallet, tokenIn, amount);
      const { permit, signature } = await permit2Viem.signAllowance(
        ...([wallet, tokenIn, universalRouter, amount, deadline, deadline] as const),
      );
      const parts = {
        tokenIn,
        tokenOut: what.tokenOut as Address,
        fee: what.fee,
        amountV3: what.amountV3.toBigInt(),
        amountV1: what.amountV1.toBigInt(),
        amountOutMinimum: what.amountOutMinimum.toBigInt(),
      };
      return receiptOf(
        chain,
        await splitViem.swapSplit(wallet, parts, permit, signature, deadline),
      );
    },
  },
];

for (const { file, sellEther, buyWithEther } of etherSamples) {
  describeSample(file, (proves) => {
    const chain = useChain();

    proves(
      ['exact-input', 'command-bytes', 'inputs'],
      'wraps, swaps and sweeps what the quoter said',
      async () => {
        const expected = await quote(chain, 'Input', [weth9, usdc], units.weth(1));
        const deadline = (await chain.now()) + 600;
        await sellEther(chain, units.weth(1), usdc, 3000, expected, deadline);
        expect(await balanceOf(chain, usdc, chain.traderAddress)).toEqual(expected);
        expect(Number(utils.formatUnits(expected, 6))).toBeCloseTo(1_992, 0);
        await expectEmptyRouter(chain);
      },
    );

    proves(['exact-input', 'inputs'], 'returns the ether that a pool cannot take', async () => {
      await withoutLiquidity(chain);
      const before = await chain.provider.getBalance(chain.traderAddress);
      const args = [units.weth(1), dai, 10000, units.dai(99), 2 ** 40] as const;
      const receipt = await sellEther(chain, ...args);
      const spent = before.sub(await chain.provider.getBalance(chain.traderAddress));
      // 100 DAI cost 0.05 ether, and a little more at the end of the range.
      expect(spent.sub(gasCost(receipt)).lt(units.weth('0.07'))).toBe(true);
      await expectEmptyRouter(chain);
    });

    proves(['inputs'], 'reverts when the sweep would bring less than the minimum', async () => {
      const expected = await quote(chain, 'Input', [weth9, usdc], units.weth(1));
      const args = [units.weth(1), usdc, 3000, expected.add(1), 2 ** 40] as const;
      await expect(sellEther(chain, ...args)).rejects.toThrow(INSUFFICIENT_TOKEN);
    });

    proves(['exact-output'], 'buys exactly and returns the ether not needed', async () => {
      const cost = await quote(chain, 'Output', [weth9, usdc], units.usdc(1_000));
      const before = await chain.provider.getBalance(chain.traderAddress);
      const deadline = (await chain.now()) + 600;
      const args = [units.weth(2), usdc, 3000, units.usdc(1_000), deadline] as const;
      const receipt = await buyWithEther(chain, ...args);
      expect(await balanceOf(chain, usdc, chain.traderAddress)).toEqual(units.usdc(1_000));
      const after = await chain.provider.getBalance(chain.traderAddress);
      expect(before.sub(after)).toEqual(cost.add(gasCost(receipt)));
      await expectEmptyRouter(chain);
    });
  });
}

/** Ether for DAI in the v1 pair, as `execute` takes it, and the pair. */
async function pairSwap(chain: TestChain) {
  const amount = units.weth(1);
  const wrap = encode(['address', 'uint256'], [ADDRESS_THIS, amount]);
  const swap = encode(
    ['address', 'uint256', 'uint256', 'address[]', 'bool'],
    [MSG_SENDER, amount, 0, [weth9, dai], false],
  );
  const { address } = await pair(chain.deployer, dai, weth9);
  return {
    commands: [Command.WRAP_ETH, Command.V2_SWAP_EXACT_IN],
    inputs: [wrap, swap] as Hex[],
    amount,
    pair: address,
  };
}

describeSample('universal-router/execute.ts', (proves) => {
  const chain = useChain();

  proves(['execute'], 'has the gas for a pair that writes its price sums', async () => {
    const { commands, inputs, amount, pair: address } = await pairSwap(chain);
    await whileOracleIsDue(chain, address, (deadline) =>
      execute(bareTrader(chain), commands, inputs, deadline, amount),
    );
    expect((await balanceOf(chain, dai, chain.traderAddress)).gt(0)).toBe(true);
  });

  proves(['execute'], 'sends no ether on a chain where the router is not', async () => {
    const abroad = onChain(chain.trader, 10);
    const args = [units.weth(1), usdc, 3000, zero, 2 ** 40] as const;
    const before = await chain.trader.getTransactionCount();
    await expect(ether.sellEther(abroad, ...args)).rejects.toThrow('Switch the wallet');
    await expect(ether.buyWithEther(abroad, ...args)).rejects.toThrow('Switch the wallet');
    await expect(execute(abroad, [], [], 2 ** 40)).rejects.toThrow('Switch the wallet');
    expect(await chain.trader.getTransactionCount()).toBe(before);
  });
});

describeSample('universal-router/viem/execute.ts', (proves) => {
  const chain = useChain();

  proves(['execute'], 'has the gas for a pair that writes its price sums', async () => {
    const { commands, inputs, amount, pair: address } = await pairSwap(chain);
    await whileOracleIsDue(chain, address, (deadline) =>
      executeViem(viemWallet(chain), commands, inputs, deadline, amount.toBigInt()),
    );
    expect((await balanceOf(chain, dai, chain.traderAddress)).gt(0)).toBe(true);
  });

  proves(['execute'], 'sends no ether on a chain where the router is not', async () => {
    const before = await chain.trader.getTransactionCount();
    const abroad = viemWallet(chain, 10);
    const args = [units.weth(1).toBigInt(), usdc, 3000, 0n, 2 ** 40] as const;
    await expect(etherViem.sellEther(abroad, ...args)).rejects.toThrow('Switch the wallet');
    await expect(executeViem(abroad, [], [], 2 ** 40)).rejects.toThrow('Switch the wallet');
    expect(await chain.trader.getTransactionCount()).toBe(before);
  });

  proves(['execute'], 'throws where the transaction reverts on chain', async () => {
    // Only the block decides: the node has estimated nothing, and viem waits without a word.
    const wallet = viemWallet({
      ...chain,
      provider: Object.create(chain.provider, {
        send: {
          value: (method: string, params: unknown[]) =>
            method === 'eth_estimateGas' ? '0x4c4b40' : chain.provider.send(method, params),
        },
      }) as typeof chain.provider,
    });
    // A deadline of 1970.
    await expect(executeViem(wallet, [], [], 1)).rejects.toThrow('execute reverted');
  });
});

for (const { file, swapSplit } of splitSamples) {
  describeSample(file, (proves) => {
    const chain = useChain();

    proves(
      ['permit-input', 'split'],
      'trades in a v3 pool and a v1 pair on one signature',
      async () => {
        await fund(chain, chain.traderAddress, { dai: units.dai(1_000) });
        const deadline = (await chain.now()) + 600;
        const v3 = await quote(chain, 'Input', [dai, weth9], units.dai(600));
        const v1 = (await at('v2Router02', chain.trader).getAmountsOut(units.dai(400), [
          dai,
          weth9,
        ])) as BigNumber[];
        const amountOutMinimum = v3.add(v1[1]!);
        const amounts = { amountV3: units.dai(600), amountV1: units.dai(400), amountOutMinimum };
        const what = { tokenIn: dai, tokenOut: weth9, fee: 3000, ...amounts };
        const receipt = await swapSplit(chain, what, deadline);
        expect(await balanceOf(chain, weth9, chain.traderAddress)).toEqual(amountOutMinimum);
        expect(await balanceOf(chain, dai, chain.traderAddress)).toEqual(zero);
        const emitters = receipt.logs.map((log) => log.address);
        expect(emitters).toContain((await pool(chain.deployer, [dai, weth9], 3000)).address);
        expect(emitters).toContain((await pair(chain.deployer, dai, weth9)).address);
        await expectEmptyRouter(chain);
      },
    );
  });
}

describeSample('universal-router/ether-for-token.sol', (proves) => {
  const chain = useChain();

  proves(['sell'], 'sends the token to the caller, not to itself', async () => {
    const artifact = sampleContract('universal-router/ether-for-token.sol', 'EtherForToken');
    const contract = await chain.deploy(artifact, universalRouter, weth9);
    const expected = await quote(chain, 'Input', [weth9, dai], units.weth(1));
    await (await contract.sell(dai, 3000, expected, IN_TIME, { value: units.weth(1) })).wait();
    expect(await balanceOf(chain, dai, chain.traderAddress)).toEqual(expected);
    expect(await balanceOf(chain, dai, contract.address)).toEqual(zero);
    await expectEmptyRouter(chain);

    await withoutLiquidity(chain);
    const before = await chain.provider.getBalance(chain.traderAddress);
    const sale = await contract.sell(dai, 10000, units.dai(99), IN_TIME, { value: units.weth(1) });
    const cost = gasCost(await sale.wait());
    const spent = before.sub(await chain.provider.getBalance(chain.traderAddress)).sub(cost);
    expect(spent.lt(units.weth('0.07'))).toBe(true);
    await expectEmptyRouter(chain);
  });
});
