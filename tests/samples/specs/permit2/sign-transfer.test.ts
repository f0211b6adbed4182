// SPDX-License-Identifier: MIT
import type { Witness } from '@uniswap/permit2-sdk';
import { BigNumber } from 'ethers';
import type { Address } from 'viem';
import { expect } from 'vitest';
import * as ethers from '../../../../content/samples/permit2/sign-transfer.ts';
import * as viem from '../../../../content/samples/permit2/viem/sign-transfer.ts';
import { addresses } from '../../chain/addresses.ts';
import { IN_TIME, type TestChain, useChain } from '../../chain/context.ts';
import { at } from '../../chain/deploy.ts';
import { revertOfMethod } from '../../chain/reverts.ts';
import { balanceOf, units } from '../../chain/seed.ts';
import { viemWallet } from '../../chain/viem-wallet.ts';
import { describeSample } from '../../toolchain/describe-sample.ts';
import { errorOf, permitted, useDeposit } from './signature-deposit.ts';

const { dai, usdc } = addresses;

const samples: {
  file: string;
  nextNonce: (chain: TestChain, owner: string) => Promise<BigNumber>;
  /** Signs a transfer of DAI with the next nonce. */
  sign: (
    chain: TestChain,
    spender: string,
    amount: BigNumber,
    beneficiary?: string,
  ) => Promise<{ permit: unknown; signature: string }>;
  /** Signs several transfers at once. */
  signBatch: (
    chain: TestChain,
    permitted: { token: string; amount: BigNumber }[],
    spender: string,
  ) => Promise<{ permit: unknown; signature: string }>;
  /** With a fee of 0. */
  orderWitness: (beneficiary: string) => Witness;
}[] = [
  {
    file: 'permit2/sign-transfer.ts',
    nextNonce: ({ provider }, owner) => ethers.nextNonce(provider, owner),
    sign: async ({ trader, provider, traderAddress }, spender, amount, beneficiary) =>
      ethers.signTransfer(
        trader,
        { token: dai, amount },
        spender,
        await ethers.nextNonce(provider, traderAddress),
        IN_TIME,
        beneficiary ? ethers.orderWitness({ beneficiary, fee: BigNumber.from(0) }) : undefined,
      ),
    signBatch: ({ trader }, permitted, spender) =>
      ethers.signTransfer(trader, permitted, spender, BigNumber.from(0), IN_TIME),
    orderWitness: (beneficiary) => ethers.orderWitness({ beneficiary, fee: BigNumber.from(0) }),
  },
  {
    file: 'permit2/viem/sign-transfer.ts',
    nextNonce: async (chain, owner) =>
      BigNumber.from(await viem.nextNonce(viemWallet(chain), owner as Address)),
    sign: async (chain, spender, amount, beneficiary) =>
      viem.signTransfer(
        viemWallet(chain),
        { token: dai, amount: amount.toBigInt() },
        spender as Address,
        await viem.nextNonce(viemWallet(chain), chain.traderAddress as Address),
        IN_TIME,
        beneficiary
          ? viem.orderWitness({ beneficiary: beneficiary as Address, fee: 0n })
          : undefined,
      ),
    signBatch: (chain, permitted, spender) => {
      const tokens = permitted.map(({ token, amount }) => ({
        token: token as Address,
        amount: amount.toBigInt(),
      }));
      return viem.signTransfer(viemWallet(chain), tokens, spender as Address, 0n, IN_TIME);
    },
    orderWitness: (beneficiary) =>
      viem.orderWitness({ beneficiary: beneficiary as Address, fee: 0n }),
  },
];

for (const { file, nextNonce, sign, signBatch, orderWitness } of samples) {
  describeSample(file, (proves) => {
    const chain = useChain();
    const deposit = useDeposit(chain);

    proves(['nonce'], 'finds the lowest unused bit, in the next word if need be', async () => {
      const owner = chain.traderAddress;
      expect(await nextNonce(chain, owner)).toEqual(BigNumber.from(0));
      const direct = at('permit2', chain.trader);
      await (await direct.invalidateUnorderedNonces(0, 0b1011)).wait();
      expect(await nextNonce(chain, owner)).toEqual(BigNumber.from(2));
      await (await direct.invalidateUnorderedNonces(0, BigNumber.from(2).pow(256).sub(1))).wait();
      expect(await nextNonce(chain, owner)).toEqual(BigNumber.from(256));
    });

    proves(['sign'], 'signs what Permit2 accepts, and uses up the nonce', async () => {
      const { contract } = deposit;
      const { permit, signature } = await sign(chain, contract.address, units.dai(100));
      await (await contract.deposit(units.dai(100), permit, signature)).wait();
      expect(await nextNonce(chain, chain.traderAddress)).toEqual(BigNumber.from(1));
      expect(await balanceOf(chain, dai, contract.address)).toEqual(units.dai(100));
    });

    proves(['sign'], 'signs for several tokens at once', async () => {
      const { contract } = deposit;
      const both = [permitted, { token: usdc, amount: units.usdc(50) }];
      const { permit, signature } = await signBatch(chain, both, contract.address);
      await (await contract.depositBatch(permit, signature)).wait();
      expect(await balanceOf(chain, usdc, contract.address)).toEqual(units.usdc(50));
    });

    proves(['sign', 'witness'], 'binds the order that a relayer hands in', async () => {
      const { contract } = deposit;
      const owner = chain.traderAddress;
      const beneficiary = await chain.provider.getSigner(6).getAddress();
      const { permit, signature } = await sign(
        ...([chain, contract.address, units.dai(100), beneficiary] as const),
      );
      const relayer = contract.connect(chain.provider.getSigner(7));
      const stolen = [owner, { beneficiary: contract.address, fee: 0 }, permit, signature];
      expect((await revertOfMethod(relayer, 'depositFor', stolen)).code).toBe(
        errorOf(chain, 'InvalidSigner'),
      );
      await (await relayer.depositFor(owner, { beneficiary, fee: 0 }, permit, signature)).wait();
      expect(await contract.deposited(beneficiary, dai)).toEqual(units.dai(100));
    });

    proves(['witness'], 'describes the order as the contract hashes it', async () => {
      const { witnessType, witnessTypeName } = orderWitness(chain.traderAddress);
      const members = witnessType[witnessTypeName]!.map(({ type, name }) => `${type} ${name}`);
      const encoded = `${witnessTypeName}(${members.join(',')})`;
      expect(await deposit.contract.WITNESS_TYPE()).toContain(`)${encoded}TokenPermissions(`);
    });
  });
}
