// SPDX-License-Identifier: MIT
import { AllowanceTransfer, MaxAllowanceTransferAmount } from '@uniswap/permit2-sdk';
import { BigNumber, constants, utils } from 'ethers';
import type { Address } from 'viem';
import { expect } from 'vitest';
import { allow } from '../../../../content/samples/permit2/allowance.ts';
import * as ethers from '../../../../content/samples/permit2/sign-allowance.ts';
import { allow as allowViem } from '../../../../content/samples/permit2/viem/allowance.ts';
import * as viem from '../../../../content/samples/permit2/viem/sign-allowance.ts';
import { signData } from '../../../../content/samples/permit2/viem/sign-data.ts';
import { addresses } from '../../chain/addresses.ts';
import { testContract } from '../../chain/compiled.ts';
import { type TestChain, useChain } from '../../chain/context.ts';
import { at } from '../../chain/deploy.ts';
import { balanceOf, token, units } from '../../chain/seed.ts';
import { viemWallet } from '../../chain/viem-wallet.ts';
import { describeSample } from '../../toolchain/describe-sample.ts';
import { useDeposit } from './allowance-deposit.ts';

const { dai, permit2, usdc } = addresses;

const samples: {
  file: string;
  approvePermit2: (chain: TestChain, token: string, needed: BigNumber) => Promise<void>;
  signAllowance: (
    chain: TestChain,
    token: string,
    spender: string,
    amount: BigNumber,
    expiration: number,
    sigDeadline: number,
  ) => Promise<{ permit: { details: { nonce: unknown } }; signature: string }>;
  signAllowances: (
    chain: TestChain,
    tokens: string[],
    spender: string,
    expiration: number,
    sigDeadline: number,
  ) => Promise<{ permit: unknown; signature: string }>;
}[] = [
  {
    file: 'permit2/sign-allowance.ts',
    approvePermit2: (chain, ...args) => ethers.approvePermit2(chain.trader, ...args),
    signAllowance: (chain, ...args) => ethers.signAllowance(chain.trader, ...args),
    signAllowances: (chain, ...args) => ethers.signAllowances(chain.trader, ...args),
  },
  {
    file: 'permit2/viem/sign-allowance.ts',
    approvePermit2: (chain, address, needed) =>
      viem.approvePermit2(viemWallet(chain), address as Address, needed.toBigInt()),
    signAllowance: (chain, address, spender, amount, ...times) =>
      viem.signAllowance(
        viemWallet(chain),
        address as Address,
        spender as Address,
        amount.toBigInt(),
        ...times,
      ),
    signAllowances: (chain, tokens, spender, ...times) =>
      viem.signAllowances(viemWallet(chain), tokens as Address[], spender as Address, ...times),
  },
];

/** Lets a spender take, exactly what is needed. */
const allowances: {
  file: string;
  allow: (chain: TestChain, token: string, spender: string, needed: number) => Promise<void>;
}[] = [
  {
    file: 'permit2/allowance.ts',
    allow: (chain, ...args) => allow(chain.trader, ...args),
  },
  {
    file: 'permit2/viem/allowance.ts',
    allow: (chain, address, spender, needed) =>
      allowViem(viemWallet(chain), address as Address, spender as Address, BigInt(needed)),
  },
];

for (const { file, allow } of allowances) {
  describeSample(file, (proves) => {
    const chain = useChain();

    proves(['allow'], 'approves what is needed, by 0 where the token wants it', async () => {
      const usdt = await chain.deploy(testContract('zero-first-token.sol', 'ZeroFirstToken'));
      const spender = addresses.swapRouter;
      const allowed = async () => (await usdt.allowance(chain.traderAddress, spender)) as BigNumber;
      await allow(chain, usdt.address, spender, 7);
      expect((await allowed()).toNumber()).toBe(7);
      // From 7 to 10 the token itself refuses.
      await expect(usdt.callStatic.approve!(spender, 10)).rejects.toThrow('zero first');
      await allow(chain, usdt.address, spender, 10);
      expect((await allowed()).toNumber()).toBe(10);
      const sent = await chain.trader.getTransactionCount();
      await allow(chain, usdt.address, spender, 9);
      expect(await chain.trader.getTransactionCount()).toBe(sent);
    });
  });
}

describeSample('permit2/viem/sign-data.ts', (proves) => {
  const chain = useChain();

  proves(['sign-data'], 'signs the hash of the SDK', async () => {
    const permit = {
      details: { token: dai, amount: 5n, expiration: 2 ** 40, nonce: 0 },
      spender: addresses.universalRouter,
      sigDeadline: BigInt(2 ** 40),
    };
    const data = AllowanceTransfer.getPermitData(permit, permit2, 1);
    const signature = await signData(viemWallet(chain), data, 'PermitSingle');
    const hash = AllowanceTransfer.hash(permit, permit2, 1);
    expect(utils.recoverAddress(hash, signature)).toBe(chain.traderAddress);
  });
});

for (const { file, approvePermit2, signAllowance, signAllowances } of samples) {
  describeSample(file, (proves) => {
    const chain = useChain();
    const deposit = useDeposit(chain);

    proves(['setup', 'approve-once'], 'lets Permit2 move the token', async () => {
      const erc20 = token(dai, chain.trader);
      await (await erc20.approve(permit2, 0)).wait();
      await approvePermit2(chain, dai, units.dai(1));
      const allowed = await erc20.allowance(chain.traderAddress, permit2);
      expect(allowed).toEqual(constants.MaxUint256);
    });

    proves(['approve-once'], 'goes by 0 where a token refuses to change a leftover', async () => {
      const usdt = await chain.deploy(testContract('zero-first-token.sol', 'ZeroFirstToken'));
      await (await usdt.approve(permit2, 5)).wait();
      await approvePermit2(chain, usdt.address, BigNumber.from(10));
      expect(await usdt.allowance(chain.traderAddress, permit2)).toEqual(constants.MaxUint256);
      const sent = await chain.trader.getTransactionCount();
      await approvePermit2(chain, usdt.address, BigNumber.from(10));
      expect(await chain.trader.getTransactionCount()).toBe(sent);
    });

    proves(['details', 'sign-single'], 'signs what Permit2 accepts, twice in a row', async () => {
      const { contract } = deposit;
      for (const nonce of [0, 1]) {
        const { permit, signature } = await signAllowance(
          ...([chain, dai, contract.address, units.dai(10), 2 ** 40, 2 ** 40] as const),
        );
        expect(permit.details.nonce).toBe(nonce);
        await (await contract.depositWithPermit(units.dai(10), permit, signature)).wait();
      }
      expect(await balanceOf(chain, dai, contract.address)).toEqual(units.dai(20));
    });

    proves(['sign-batch'], 'signs allowances that do not count down', async () => {
      const { contract } = deposit;
      const now = await chain.now();
      const { permit, signature } = await signAllowances(
        chain,
        [dai, usdc],
        contract.address,
        now + 3600,
        now + 600,
      );
      const method = 'permit(address,((address,uint160,uint48,uint48)[],address,uint256),bytes)';
      const direct = at('permit2', chain.trader);
      await (await direct[method]!(chain.traderAddress, permit, signature)).wait();
      await (await contract.deposit(usdc, units.usdc(10))).wait();
      const left = await direct.allowance(chain.traderAddress, usdc, contract.address);
      expect(left.amount).toEqual(MaxAllowanceTransferAmount);
      expect(left.expiration).toBe(now + 3600);
    });
  });
}
