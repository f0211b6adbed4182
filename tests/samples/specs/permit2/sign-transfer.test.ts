// SPDX-License-Identifier: MIT
import type { TokenPermissions, Witness } from '@uniswap/permit2-sdk';
import { BigNumber } from 'ethers';
import type { Address } from 'viem';
import { expect } from 'vitest';
import * as ethers from '../../../../content/samples/permit2/sign-transfer.ts';
import * as viem from '../../../../content/samples/permit2/viem/sign-transfer.ts';
import { addresses } from '../../chain/addresses.ts';
import { IN_TIME, useChain } from '../../chain/context.ts';
import { at } from '../../chain/deploy.ts';
import { revertCode } from '../../chain/reverts.ts';
import { balanceOf, units } from '../../chain/tokens.ts';
import { describeSample } from '../../toolchain/describe-sample.ts';
import { withProvider, withSigner, withWallet } from '../called-by-trader.ts';
import { errorOf, permitted, useDeposit } from './deposit.ts';

const { dai, usdc } = addresses;

const samples = [
  {
    file: 'permit2/sign-transfer.ts',
    nextNonce: withProvider(ethers.nextNonce),
    signTransfer: withSigner(ethers.signTransfer<TokenPermissions | TokenPermissions[]>),
    orderWitness: ethers.orderWitness,
  },
  {
    file: 'permit2/viem/sign-transfer.ts',
    nextNonce: withWallet(viem.nextNonce),
    signTransfer: withWallet(viem.signTransfer<viem.TokenPermissions | viem.TokenPermissions[]>),
    orderWitness: ({ beneficiary, fee }: ethers.Order) =>
      viem.orderWitness({ beneficiary: beneficiary as Address, fee: fee.toBigInt() }),
  },
];

for (const { file, nextNonce, signTransfer, orderWitness } of samples) {
  describeSample(file, (proves) => {
    const chain = useChain();
    const deposit = useDeposit(chain, 'SignatureDeposit');
    const sign = async (what: typeof permitted | (typeof permitted)[], witness?: Witness) => {
      const nonce = await nextNonce(chain, chain.traderAddress);
      return signTransfer(chain, what, deposit.contract.address, nonce, IN_TIME, witness);
    };
    const order = (beneficiary: string) => ({ beneficiary, fee: BigNumber.from(0) });

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
      const { permit, signature } = await sign(permitted);
      await (await contract.deposit(units.dai(100), permit, signature)).wait();
      expect(await nextNonce(chain, chain.traderAddress)).toEqual(BigNumber.from(1));
      expect(await balanceOf(chain, dai, contract.address)).toEqual(units.dai(100));
    });

    proves(['sign'], 'signs for several tokens at once', async () => {
      const { contract } = deposit;
      const both = [permitted, { token: usdc, amount: units.usdc(50) }];
      const { permit, signature } = await sign(both);
      await (await contract.depositBatch(permit, signature)).wait();
      expect(await balanceOf(chain, usdc, contract.address)).toEqual(units.usdc(50));
    });

    proves(['sign', 'witness'], 'binds the order that a relayer hands in', async () => {
      const { contract } = deposit;
      const owner = chain.traderAddress;
      const beneficiary = await chain.provider.getSigner(6).getAddress();
      const { permit, signature } = await sign(permitted, orderWitness(order(beneficiary)));
      const relayer = contract.connect(chain.provider.getSigner(7));
      const stolen = [owner, { beneficiary: contract.address, fee: 0 }, permit, signature];
      expect(await revertCode(relayer, 'depositFor', stolen)).toBe(errorOf(chain, 'InvalidSigner'));
      await (await relayer.depositFor(owner, { beneficiary, fee: 0 }, permit, signature)).wait();
      expect(await contract.deposited(beneficiary, dai)).toEqual(units.dai(100));
    });

    proves(['witness'], 'describes the order as the contract hashes it', async () => {
      const { witnessType, witnessTypeName } = orderWitness(order(chain.traderAddress));
      const members = witnessType[witnessTypeName]!.map(({ type, name }) => `${type} ${name}`);
      const encoded = `${witnessTypeName}(${members.join(',')})`;
      expect(await deposit.contract.WITNESS_TYPE()).toContain(`)${encoded}TokenPermissions(`);
    });
  });
}
