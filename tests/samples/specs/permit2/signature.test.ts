// SPDX-License-Identifier: MIT
import { BigNumber, type Contract, utils } from 'ethers';
import { beforeEach, expect } from 'vitest';
import { approvePermit2 } from '../../../../content/samples/permit2/sign-allowance.ts';
import {
  nextNonce,
  orderWitness,
  signTransfer,
} from '../../../../content/samples/permit2/sign-transfer.ts';
import { addresses } from '../../chain/addresses.ts';
import { sampleContract } from '../../chain/compiled.ts';
import { type TestChain, useChain } from '../../chain/context.ts';
import { at } from '../../chain/deploy.ts';
import { revertOfMethod } from '../../chain/reverts.ts';
import { balanceOf, fund, units } from '../../chain/seed.ts';
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
    await approvePermit2(chain.trader, dai);
    await approvePermit2(chain.trader, usdc);
  });
  return deposit;
}

const sign = async (chain: TestChain, spender: string) => {
  const nonce = await nextNonce(chain.provider, chain.traderAddress);
  return signTransfer(chain.trader, permitted, spender, nonce, (await chain.now()) + 600);
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
    const { permit, signature } = await signTransfer(
      chain.trader,
      [permitted, { token: usdc, amount: units.usdc(50) }],
      contract.address,
      await nextNonce(chain.provider, chain.traderAddress),
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
    const one = await signTransfer(chain.trader, future, ...common);
    const batch = await signTransfer(chain.trader, [future], ...common);
    const bound = await signTransfer(chain.trader, future, ...common, orderWitness(order));
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
    const { permit, signature } = await signTransfer(
      chain.trader,
      permitted,
      contract.address,
      await nextNonce(chain.provider, chain.traderAddress),
      (await chain.now()) + 600,
      orderWitness(order),
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

describeSample('permit2/sign-transfer.ts', (proves) => {
  const chain = useChain();
  const deposit = useDeposit(chain);

  proves(['nonce'], 'finds the lowest unused bit, in the next word if need be', async () => {
    const owner = chain.traderAddress;
    expect(await nextNonce(chain.provider, owner)).toEqual(BigNumber.from(0));
    const direct = at('permit2', chain.trader);
    await (await direct.invalidateUnorderedNonces(0, 0b1011)).wait();
    expect(await nextNonce(chain.provider, owner)).toEqual(BigNumber.from(2));
    await (await direct.invalidateUnorderedNonces(0, BigNumber.from(2).pow(256).sub(1))).wait();
    expect(await nextNonce(chain.provider, owner)).toEqual(BigNumber.from(256));
  });

  proves(['sign'], 'signs what Permit2 accepts, and uses up the nonce', async () => {
    const { contract } = deposit;
    const { permit, signature } = await sign(chain, contract.address);
    await (await contract.deposit(units.dai(100), permit, signature)).wait();
    expect(await nextNonce(chain.provider, chain.traderAddress)).toEqual(BigNumber.from(1));
    expect(await balanceOf(chain, dai, contract.address)).toEqual(units.dai(100));
  });

  proves(['witness'], 'describes the order as the contract hashes it', async () => {
    const { witnessType, witnessTypeName } = orderWitness({
      beneficiary: chain.traderAddress,
      fee: BigNumber.from(0),
    });
    const members = witnessType[witnessTypeName]!.map(({ type, name }) => `${type} ${name}`);
    const encoded = `${witnessTypeName}(${members.join(',')})`;
    expect(await deposit.contract.WITNESS_TYPE()).toContain(`)${encoded}TokenPermissions(`);
  });
});
