// SPDX-License-Identifier: MIT
import type { Witness } from '@uniswap/permit2-sdk';
import { BigNumber, type Contract, utils } from 'ethers';
import type { Address } from 'viem';
import { beforeEach, expect } from 'vitest';
import { approvePermit2 } from '../../../../content/samples/permit2/sign-allowance.ts';
import * as ethers from '../../../../content/samples/permit2/sign-transfer.ts';
import * as viem from '../../../../content/samples/permit2/viem/sign-transfer.ts';
import { addresses } from '../../chain/addresses.ts';
import { sampleContract } from '../../chain/compiled.ts';
import { IN_TIME, type TestChain, useChain } from '../../chain/context.ts';
import { at } from '../../chain/deploy.ts';
import { revertOfMethod } from '../../chain/reverts.ts';
import { balanceOf, fund, units } from '../../chain/seed.ts';
import { viemWallet } from '../../chain/viem-wallet.ts';
import { describeSample } from '../../toolchain/describe-sample.ts';

const { dai, usdc, permit2 } = addresses;
const permitted = { token: dai, amount: units.dai(100) };

function useDeposit(chain: TestChain): { contract: Contract } {
  const deposit = {} as { contract: Contract };
  beforeEach(async () => {
    const artifact = sampleContract('permit2/signature-transfer.sol', 'SignatureDeposit');
    deposit.contract = await chain.deploy(artifact, permit2);
    const amounts = { dai: units.dai(1_000), usdc: units.usdc(1_000) };
    await fund(chain, chain.traderAddress, amounts);
    await approvePermit2(chain.trader, dai, amounts.dai);
    await approvePermit2(chain.trader, usdc, amounts.usdc);
  });
  return deposit;
}

const sign = async (chain: TestChain, spender: string) => {
  const nonce = await ethers.nextNonce(chain.provider, chain.traderAddress);
  return ethers.signTransfer(chain.trader, permitted, spender, nonce, (await chain.now()) + 600);
};

const errorOf = (chain: TestChain, name: string) =>
  at('permit2', chain.provider).interface.getSighash(name);

describeSample('permit2/signature-transfer.sol', (proves) => {
  const chain = useChain();
  const deposit = useDeposit(chain);

  proves(['setup', 'single'], 'takes part of what was signed, once', async () => {
    const { contract } = deposit;
    const { permit, signature } = await sign(chain, contract.address);
    await (await contract.deposit(units.dai(60), permit, signature)).wait();
    expect(await balanceOf(chain, dai, contract.address)).toEqual(units.dai(60));
    expect(await contract.deposited(chain.traderAddress, dai)).toEqual(units.dai(60));
    const again = await revertOfMethod(contract, 'deposit', [units.dai(40), permit, signature]);
    expect(again.code).toBe(errorOf(chain, 'InvalidNonce'));
  });

  proves(['single'], 'cannot be used by another contract', async () => {
    const { permit, signature } = await sign(chain, chain.traderAddress);
    const args = [units.dai(60), permit, signature];
    const { code } = await revertOfMethod(deposit.contract, 'deposit', args);
    expect(code).toBe(errorOf(chain, 'InvalidSigner'));
  });

  proves(['batch'], 'takes every token of one signature', async () => {
    const { contract } = deposit;
    const { permit, signature } = await ethers.signTransfer(
      chain.trader,
      [permitted, { token: usdc, amount: units.usdc(50) }],
      contract.address,
      await ethers.nextNonce(chain.provider, chain.traderAddress),
      (await chain.now()) + 600,
    );
    await (await contract.depositBatch(permit, signature)).wait();
    expect(await balanceOf(chain, dai, contract.address)).toEqual(units.dai(100));
    expect(await balanceOf(chain, usdc, contract.address)).toEqual(units.usdc(50));
    expect(await contract.deposited(chain.traderAddress, usdc)).toEqual(units.usdc(50));
  });

  proves(['single', 'batch', 'witness'], 'credits no token that is not there yet', async () => {
    const { contract } = deposit;
    const token = utils.getContractAddress({ from: chain.traderAddress, nonce: 1_000 });
    const future = { token, amount: BigNumber.from(1_000) };
    const order = { beneficiary: chain.traderAddress, fee: BigNumber.from(0) };
    const common = [contract.address, BigNumber.from(0), (await chain.now()) + 600] as const;
    const one = await ethers.signTransfer(chain.trader, future, ...common);
    const batch = await ethers.signTransfer(chain.trader, [future], ...common);
    const bound = await ethers.signTransfer(
      chain.trader,
      future,
      ...common,
      ethers.orderWitness(order),
    );
    for (const [method, args] of [
      ['deposit', [1_000, one.permit, one.signature]],
      ['depositBatch', [batch.permit, batch.signature]],
      ['depositFor', [chain.traderAddress, order, bound.permit, bound.signature]],
    ] as const) {
      expect((await revertOfMethod(contract, method, args)).code).toBe('Not a token');
    }
  });

  proves(['witness'], 'binds a relayer to what the owner signed', async () => {
    const { contract } = deposit;
    const beneficiary = await chain.provider.getSigner(6).getAddress();
    const order = { beneficiary, fee: units.dai(1) };
    const { permit, signature } = await ethers.signTransfer(
      chain.trader,
      permitted,
      contract.address,
      await ethers.nextNonce(chain.provider, chain.traderAddress),
      (await chain.now()) + 600,
      ethers.orderWitness(order),
    );
    const relayer = contract.connect(chain.provider.getSigner(7));
    const greedy = { ...order, fee: units.dai(50) };
    const args = [chain.traderAddress, greedy, permit, signature];
    expect((await revertOfMethod(relayer, 'depositFor', args)).code).toBe(
      errorOf(chain, 'InvalidSigner'),
    );
    await (await relayer.depositFor(chain.traderAddress, order, permit, signature)).wait();
    expect(await contract.deposited(beneficiary, dai)).toEqual(units.dai(99));
    expect(await contract.deposited(await relayer.signer.getAddress(), dai)).toEqual(units.dai(1));
    expect(await balanceOf(chain, dai, chain.traderAddress)).toEqual(units.dai(900));
  });
});

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
