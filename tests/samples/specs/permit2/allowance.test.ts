// SPDX-License-Identifier: MIT
import { BigNumber, utils } from 'ethers';
import { expect } from 'vitest';
import * as ethers from '../../../../content/samples/permit2/sign-allowance.ts';
import { addresses } from '../../chain/addresses.ts';
import { type TestChain, useChain } from '../../chain/context.ts';
import { at } from '../../chain/deploy.ts';
import { PERMIT } from '../../chain/permit-single.ts';
import { revertCode, revertOfMethod } from '../../chain/reverts.ts';
import { balanceOf, units } from '../../chain/tokens.ts';
import { describeSample } from '../../toolchain/describe-sample.ts';
import { errorOf, useDeposit } from './deposit.ts';

const { dai, permit2, usdc } = addresses;

const sign = async (chain: TestChain, spender: string, amount: BigNumber) => {
  const now = await chain.now();
  return ethers.signAllowance(chain.trader, dai, spender, amount, now + 3600, now + 600);
};

describeSample('permit2/allowance-transfer.sol', (proves) => {
  const chain = useChain();
  const deposit = useDeposit(chain, 'AllowanceDeposit');

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
    // Spend the rest without another signature; after that, nothing is left.
    await (await contract.deposit(dai, units.dai(40))).wait();
    expect(await balanceOf(chain, dai, chain.traderAddress)).toEqual(units.dai(900));
    const code = await revertCode(contract, 'deposit', [dai, 1]);
    expect(code).toBe(errorOf(chain, 'InsufficientAllowance'));
  });

  proves(['permit-and-deposit'], 'works although somebody used the signature first', async () => {
    const { contract } = deposit;
    const { permit, signature } = await sign(chain, contract.address, units.dai(100));
    const stranger = at('permit2', chain.provider.getSigner(7));
    await (await stranger[PERMIT]!(chain.traderAddress, permit, signature)).wait();
    await (await contract.depositWithPermit(units.dai(60), permit, signature)).wait();
    expect(await balanceOf(chain, dai, contract.address)).toEqual(units.dai(60));
  });

  proves(['deposit', 'deposit-many'], 'credits no token that is not there yet', async () => {
    const { contract } = deposit;
    const future = utils.getContractAddress({ from: chain.traderAddress, nonce: 1_000 });
    const { approve } = at('permit2', chain.trader);
    await (await approve!(future, contract.address, 1_000, 2 ** 40)).wait();
    // Permit2 itself does not refuse the call.
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
    const { permit, signature } = await ethers.signAllowances(
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
