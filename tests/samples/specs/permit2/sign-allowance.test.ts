// SPDX-License-Identifier: MIT
import { AllowanceTransfer, MaxAllowanceTransferAmount } from '@uniswap/permit2-sdk';
import { BigNumber, constants, utils } from 'ethers';
import { expect } from 'vitest';
import { allow } from '../../../../content/samples/permit2/allowance.ts';
import * as ethers from '../../../../content/samples/permit2/sign-allowance.ts';
import { allow as allowViem } from '../../../../content/samples/permit2/viem/allowance.ts';
import * as viem from '../../../../content/samples/permit2/viem/sign-allowance.ts';
import { signData } from '../../../../content/samples/permit2/viem/sign-data.ts';
import { addresses } from '../../chain/addresses.ts';
import { testContract } from '../../chain/compiled.ts';
import { useChain } from '../../chain/context.ts';
import { at } from '../../chain/deploy.ts';
import { balanceOf, token, units } from '../../chain/tokens.ts';
import { viemWallet } from '../../chain/viem-wallet.ts';
import { describeSample } from '../../toolchain/describe-sample.ts';
import { withSigner, withWallet } from '../called-by-trader.ts';
import { expectZeroFirst } from '../zero-first.ts';
import { useDeposit } from './deposit.ts';

const { dai, permit2, usdc } = addresses;

const samples = [
  {
    file: 'permit2/sign-allowance.ts',
    approvePermit2: withSigner(ethers.approvePermit2),
    signAllowance: withSigner(ethers.signAllowance),
    signAllowances: withSigner(ethers.signAllowances),
  },
  {
    file: 'permit2/viem/sign-allowance.ts',
    approvePermit2: withWallet(viem.approvePermit2),
    signAllowance: withWallet(viem.signAllowance),
    signAllowances: withWallet(viem.signAllowances),
  },
];

/** Samples that allow a spender exactly the amount needed. */
const allowances = [
  { file: 'permit2/allowance.ts', allow: withSigner(allow) },
  { file: 'permit2/viem/allowance.ts', allow: withWallet(allowViem) },
];

for (const { file, allow } of allowances) {
  describeSample(file, (proves) => {
    const chain = useChain();

    proves(['allow'], 'approves what is needed, by 0 where the token wants it', () =>
      expectZeroFirst(chain, addresses.swapRouter, (address, amount) =>
        allow(chain, address, addresses.swapRouter, BigNumber.from(amount)),
      ),
    );
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
    const deposit = useDeposit(chain, 'AllowanceDeposit');

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
