// SPDX-License-Identifier: MIT
import { BigNumber, utils } from 'ethers';
import { expect } from 'vitest';
import * as ethers from '../../../../content/samples/permit2/sign-transfer.ts';
import { addresses } from '../../chain/addresses.ts';
import { useChain } from '../../chain/context.ts';
import { revertCode, revertOfMethod } from '../../chain/reverts.ts';
import { balanceOf, units } from '../../chain/tokens.ts';
import { describeSample } from '../../toolchain/describe-sample.ts';
import { errorOf, permitted, useDeposit } from './deposit.ts';

const { dai, usdc } = addresses;

describeSample('permit2/signature-transfer.sol', (proves) => {
  const chain = useChain();
  const deposit = useDeposit(chain, 'SignatureDeposit');
  type Signed = Parameters<typeof ethers.signTransfer>;
  /** Signs a transfer as the trader, with the next unused nonce. Returns the permit and the signature. */
  const sign = async (what: Signed[1], spender: string, witness?: Signed[5]) =>
    ethers.signTransfer(
      chain.trader,
      what,
      spender,
      await ethers.nextNonce(chain.provider, chain.traderAddress),
      (await chain.now()) + 600,
      witness,
    );

  proves(['setup', 'single'], 'takes part of what was signed, once', async () => {
    const { contract } = deposit;
    const { permit, signature } = await sign(permitted, contract.address);
    await (await contract.deposit(units.dai(60), permit, signature)).wait();
    expect(await balanceOf(chain, dai, contract.address)).toEqual(units.dai(60));
    expect(await contract.deposited(chain.traderAddress, dai)).toEqual(units.dai(60));
    const again = await revertOfMethod(contract, 'deposit', [units.dai(40), permit, signature]);
    expect(again.code).toBe(errorOf(chain, 'InvalidNonce'));
  });

  proves(['single'], 'cannot be used by another contract', async () => {
    const { permit, signature } = await sign(permitted, chain.traderAddress);
    const args = [units.dai(60), permit, signature];
    const code = await revertCode(deposit.contract, 'deposit', args);
    expect(code).toBe(errorOf(chain, 'InvalidSigner'));
  });

  proves(['batch'], 'takes every token of one signature', async () => {
    const { contract } = deposit;
    const both = [permitted, { token: usdc, amount: units.usdc(50) }];
    const { permit, signature } = await sign(both, contract.address);
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
    const one = await sign(future, contract.address);
    const batch = await sign([future], contract.address);
    const bound = await sign(future, contract.address, ethers.orderWitness(order));
    for (const [method, args] of [
      ['deposit', [1_000, one.permit, one.signature]],
      ['depositBatch', [batch.permit, batch.signature]],
      ['depositFor', [chain.traderAddress, order, bound.permit, bound.signature]],
    ] as const) {
      expect(await revertCode(contract, method, args)).toBe('Not a token');
    }
  });

  proves(['witness'], 'binds a relayer to what the owner signed', async () => {
    const { contract } = deposit;
    const beneficiary = await chain.provider.getSigner(6).getAddress();
    const order = { beneficiary, fee: units.dai(1) };
    const witness = ethers.orderWitness(order);
    const { permit, signature } = await sign(permitted, contract.address, witness);
    const relayer = contract.connect(chain.provider.getSigner(7));
    const greedy = { ...order, fee: units.dai(50) };
    const args = [chain.traderAddress, greedy, permit, signature];
    expect(await revertCode(relayer, 'depositFor', args)).toBe(errorOf(chain, 'InvalidSigner'));
    await (await relayer.depositFor(chain.traderAddress, order, permit, signature)).wait();
    expect(await contract.deposited(beneficiary, dai)).toEqual(units.dai(99));
    expect(await contract.deposited(await relayer.signer.getAddress(), dai)).toEqual(units.dai(1));
    expect(await balanceOf(chain, dai, chain.traderAddress)).toEqual(units.dai(900));
  });
});
