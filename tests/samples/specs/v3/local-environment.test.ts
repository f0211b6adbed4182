// SPDX-License-Identifier: MIT
import { type BigNumber, Contract, type utils } from 'ethers';
import type { Abi, Address, Hex } from 'viem';
import { expect } from 'vitest';
import * as ethers from '../../../../content/samples/v3/local-environment.ts';
import * as viem from '../../../../content/samples/v3/viem/local-environment.ts';
import { addresses } from '../../chain/addresses.ts';
import { sampleContract } from '../../chain/compiled.ts';
import { type TestChain, useChain } from '../../chain/context.ts';
import { type Between, direct, ethersThrough, viemThrough } from '../../chain/node-between.ts';
import { balanceOf, fund, units } from '../../chain/tokens.ts';
import { describeSample } from '../../toolchain/describe-sample.ts';

const { dai, weth9, swapRouter } = addresses;

/** The setup of a local node, with the same interface for each library. The trader signs. */
interface Setup {
  firstAddress(chain: TestChain): Promise<string>;
  wrapEther(chain: TestChain, ether: string, between?: Between): Promise<void>;
  takeFrom(chain: TestChain, holder: string, token: string, amount: BigNumber): Promise<void>;
  /** Deploys a contract whose constructor takes the router, and returns the contract's address. */
  deployWithRouter(chain: TestChain, abi: unknown, bytecode: string): Promise<string>;
}

const withEthers: Setup = {
  firstAddress: (chain) => ethers.firstAccount(chain.url).getAddress(),
  wrapEther: (chain, ether, between = direct) =>
    ethers.wrapEther(ethersThrough(chain, between).getSigner(chain.traderAddress), ether),
  takeFrom: (chain, holder, token, amount) =>
    ethers.takeFrom(chain.provider, holder, token, chain.traderAddress, amount),
  deployWithRouter: async (chain, abi, bytecode) => {
    const artifact = { abi: abi as utils.Fragment[], bytecode };
    return (await ethers.deployWithRouter(chain.trader, artifact)).address;
  },
};

const trader = (chain: TestChain, between = direct) =>
  viemThrough(chain, between, chain.traderAddress as Address);

const withViem: Setup = {
  firstAddress: async (chain) => (await viem.firstAccount(chain.url)).account.address,
  wrapEther: (chain, ether, between) => viem.wrapEther(trader(chain, between), ether),
  takeFrom: (chain, holder, token, amount) =>
    viem.takeFrom(
      trader(chain),
      holder as Address,
      token as Address,
      chain.traderAddress as Address,
      amount.toBigInt(),
    ),
  deployWithRouter: (chain, abi, bytecode) =>
    viem.deployWithRouter(trader(chain), { abi: abi as Abi, bytecode: bytecode as Hex }),
};

for (const [file, setup] of [
  ['v3/local-environment.ts', withEthers],
  ['v3/viem/local-environment.ts', withViem],
] as const) {
  describeSample(file, (proves) => {
    const chain = useChain();

    proves(['connect'], 'signs with the first funded account', async () => {
      const first = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
      expect(await setup.firstAddress(chain)).toBe(first);
    });

    proves(['fund'], 'wraps ether, and takes tokens from a holder without ether', async () => {
      await setup.wrapEther(chain, '3');
      expect(await balanceOf(chain, weth9, chain.traderAddress)).toEqual(units.weth(3));
      const holder = '0x000000000000000000000000000000000000bEEF';
      await fund(chain, holder, { dai: units.dai(50) });
      await setup.takeFrom(chain, holder, dai, units.dai(50));
      expect(await balanceOf(chain, dai, chain.traderAddress)).toEqual(units.dai(50));
    });

    proves(['fund'], 'does not take a transaction that reverted for done', async () => {
      const reverting: Between = async (method, _params, next) => {
        const answer = await next();
        const isReceipt = method === 'eth_getTransactionReceipt' && answer !== null;
        return isReceipt ? { ...(answer as object), status: '0x0' } : answer;
      };
      await expect(setup.wrapEther(chain, '1', reverting)).rejects.toThrow(
        /transaction failed|Reverted: 0x/,
      );
    });

    proves(['deploy'], 'deploys the contract of the swap guide', async () => {
      const { abi, bytecode } = sampleContract('v3/single-swap.sol', 'SingleSwap');
      const address = await setup.deployWithRouter(chain, abi, bytecode);
      const contract = new Contract(address, abi as utils.Fragment[], chain.provider);
      expect(await contract.router()).toBe(swapRouter);
    });
  });
}
