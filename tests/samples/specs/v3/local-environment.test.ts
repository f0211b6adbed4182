// SPDX-License-Identifier: MIT
import { type utils } from 'ethers';
import { expect } from 'vitest';
import {
  deployWithRouter,
  firstAccount,
  takeFrom,
  wrapEther,
} from '../../../../content/samples/v3/local-environment.ts';
import { addresses } from '../../chain/addresses.ts';
import { sampleContract } from '../../chain/compiled.ts';
import { useChain } from '../../chain/context.ts';
import { balanceOf, fund, units } from '../../chain/seed.ts';
import { describeSample } from '../../toolchain/describe-sample.ts';

const { dai, weth9, swapRouter } = addresses;

describeSample('v3/local-environment.ts', (proves) => {
  const chain = useChain();

  proves(['connect'], 'signs with the first funded account', async () => {
    const signer = firstAccount(chain.url);
    expect(await signer.getAddress()).toBe('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266');
  });

  proves(['fund'], 'wraps ether, and takes tokens from a holder without ether', async () => {
    await wrapEther(chain.trader, '3');
    expect(await balanceOf(chain, weth9, chain.traderAddress)).toEqual(units.weth(3));
    const holder = '0x000000000000000000000000000000000000bEEF';
    await fund(chain, holder, { dai: units.dai(50) });
    await takeFrom(chain.provider, holder, dai, chain.traderAddress, units.dai(50));
    expect(await balanceOf(chain, dai, chain.traderAddress)).toEqual(units.dai(50));
  });

  proves(['deploy'], 'deploys the contract of the swap guide', async () => {
    const { abi, bytecode } = sampleContract('v3/single-swap.sol', 'SingleSwap');
    const contract = await deployWithRouter(chain.trader, {
      abi: abi as utils.Fragment[],
      bytecode,
    });
    expect(await contract.router()).toBe(swapRouter);
  });
});
