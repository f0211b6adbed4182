// SPDX-License-Identifier: MIT
import { MaxAllowanceTransferAmount } from '@uniswap/permit2-sdk';
import { BigNumber, constants, type Contract, utils } from 'ethers';
import { beforeEach, expect } from 'vitest';
import {
  approvePermit2,
  signAllowance,
  signAllowances,
} from '../../../../content/samples/permit2/sign-allowance.ts';
import { addresses } from '../../chain/addresses.ts';
import { sampleContract } from '../../chain/compiled.ts';
import { type TestChain, useChain } from '../../chain/context.ts';
import { at } from '../../chain/deploy.ts';
import { revertOfMethod } from '../../chain/reverts.ts';
import { balanceOf, fund, token, units } from '../../chain/seed.ts';
import { describeSample } from '../../toolchain/describe-sample.ts';

const { dai, usdc, permit2 } = addresses;

/** Deploys the contract sample; funds the trader and lets Permit2 move both tokens. */
function useDeposit(chain: TestChain): { contract: Contract } {
  const deposit = {} as { contract: Contract };
  beforeEach(async () => {
    const artifact = sampleContract('permit2/allowance-transfer.sol', 'AllowanceDeposit');
    deposit.contract = await chain.deploy(artifact, permit2);
    const amounts = { dai: units.dai(1_000), usdc: units.usdc(1_000) };
    await fund(chain, chain.traderAddress, amounts);
    await approvePermit2(chain.trader, dai);
    await approvePermit2(chain.trader, usdc);
  });
  return deposit;
}

const sign = async (chain: TestChain, spender: string, amount: BigNumber) => {
  const now = await chain.now();
  return signAllowance(chain.trader, dai, spender, amount, now + 3600, now + 600);
};

describeSample('permit2/allowance-transfer.sol', (proves) => {
  const chain = useChain();
  const deposit = useDeposit(chain);

  proves(['setup', 'permit-and-deposit', 'deposit'], 'uses the allowance at once', async () => {
    const { contract } = deposit;
    const { permit, signature } = await sign(chain, contract.address, units.dai(100));
    await (await contract.depositWithPermit(units.dai(60), permit, signature)).wait();
    expect(await balanceOf(chain, dai, contract.address)).toEqual(units.dai(60));
    expect(await contract.deposited(chain.traderAddress, dai)).toEqual(units.dai(60));
    const left = await at('permit2', chain.provider).allowance(
      chain.traderAddress,
      dai,
      contract.address,
    );
    expect([left.amount, left.nonce]).toEqual([units.dai(40), 1]);
    // The rest, without another signature; then no more.
    await (await contract.deposit(dai, units.dai(40))).wait();
    expect(await balanceOf(chain, dai, chain.traderAddress)).toEqual(units.dai(900));
    const { code } = await revertOfMethod(contract, 'deposit', [dai, 1]);
    expect(code).toBe(at('permit2', chain.provider).interface.getSighash('InsufficientAllowance'));
  });

  proves(['permit-and-deposit'], 'works although somebody used the signature first', async () => {
    const { contract } = deposit;
    const { permit, signature } = await sign(chain, contract.address, units.dai(100));
    const stranger = at('permit2', chain.provider.getSigner(7));
    const method = 'permit(address,((address,uint160,uint48,uint48),address,uint256),bytes)';
    await (await stranger[method]!(chain.traderAddress, permit, signature)).wait();
    await (await contract.depositWithPermit(units.dai(60), permit, signature)).wait();
    expect(await balanceOf(chain, dai, contract.address)).toEqual(units.dai(60));
  });

  proves(['deposit', 'deposit-many'], 'credits no token that is not there yet', async () => {
    const { contract } = deposit;
    const future = utils.getContractAddress({ from: chain.traderAddress, nonce: 1_000 });
    const { approve } = at('permit2', chain.trader);
    await (await approve!(future, contract.address, 1_000, 2 ** 40)).wait();
    // Permit2 itself has no objection.
    const direct = at('permit2', chain.trader).interface;
    const transfer = [chain.traderAddress, contract.address, 1_000, future];
    const data = direct.encodeFunctionData(
      'transferFrom(address,address,uint160,address)',
      transfer,
    );
    expect(await chain.provider.call({ from: contract.address, to: permit2, data })).toBe('0x');

    const one = await revertOfMethod(contract, 'deposit', [future, 1_000]);
    const many = await revertOfMethod(contract, 'depositMany', [[future], [1_000]]);
    expect([one.code, many.code]).toEqual(['Not a token', 'Not a token']);
  });

  proves(['deposit-many'], 'takes several tokens in one call', async () => {
    const { contract } = deposit;
    const now = await chain.now();
    const tokens = [dai, usdc];
    const { permit, signature } = await signAllowances(
      chain.trader,
      tokens,
      contract.address,
      now + 3600,
      now + 600,
    );
    const method = 'permit(address,((address,uint160,uint48,uint48)[],address,uint256),bytes)';
    const direct = at('permit2', chain.trader);
    await (await direct[method]!(chain.traderAddress, permit, signature)).wait();
    await (await contract.depositMany(tokens, [units.dai(5), units.usdc(7)])).wait();
    expect(await balanceOf(chain, dai, contract.address)).toEqual(units.dai(5));
    expect(await balanceOf(chain, usdc, contract.address)).toEqual(units.usdc(7));
    expect(await contract.deposited(chain.traderAddress, usdc)).toEqual(units.usdc(7));
  });
});

describeSample('permit2/sign-allowance.ts', (proves) => {
  const chain = useChain();
  const deposit = useDeposit(chain);

  proves(['setup', 'approve-once'], 'lets Permit2 move the token', async () => {
    const allowed = await token(dai, chain.provider).allowance(chain.traderAddress, permit2);
    expect(allowed).toEqual(constants.MaxUint256);
  });

  proves(['details', 'sign-single'], 'signs what Permit2 accepts, twice in a row', async () => {
    const { contract } = deposit;
    for (const nonce of [0, 1]) {
      const { permit, signature } = await sign(chain, contract.address, units.dai(10));
      expect(permit.details.nonce).toBe(nonce);
      await (await contract.depositWithPermit(units.dai(10), permit, signature)).wait();
    }
    expect(await balanceOf(chain, dai, contract.address)).toEqual(units.dai(20));
  });

  proves(['sign-batch'], 'signs allowances that do not count down', async () => {
    const { contract } = deposit;
    const now = await chain.now();
    const { permit, signature } = await signAllowances(
      chain.trader,
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
