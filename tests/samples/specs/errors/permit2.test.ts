// SPDX-License-Identifier: MIT
import { BigNumber, type Contract } from 'ethers';
import { beforeEach } from 'vitest';
import {
  approvePermit2,
  signAllowance,
} from '../../../../content/samples/permit2/sign-allowance.ts';
import { nextNonce, signTransfer } from '../../../../content/samples/permit2/sign-transfer.ts';
import { addresses } from '../../chain/addresses.ts';
import { testContract } from '../../chain/compiled.ts';
import { useChain } from '../../chain/context.ts';
import { at } from '../../chain/deploy.ts';
import { PERMIT } from '../../chain/permit-single.ts';
import { revertOfMethod } from '../../chain/reverts.ts';
import { fund, units } from '../../chain/tokens.ts';
import { describeErrors } from '../../toolchain/errors.ts';

const { dai, usdc } = addresses;
const dead = '0x000000000000000000000000000000000000dEaD';
const single =
  'permitTransferFrom(((address,uint256),uint256,uint256),(address,uint256),address,bytes)';
const batch =
  'permitTransferFrom(((address,uint256)[],uint256,uint256),(address,uint256)[],address,bytes)';
const transferOne = 'transferFrom(address,address,uint160,address)';

describeErrors('tests/samples/specs/errors/permit2.test.ts', (provoke) => {
  const chain = useChain();
  let permit2: Contract;
  let owner: string;

  beforeEach(async () => {
    owner = chain.traderAddress;
    await fund(chain, owner, { dai: units.dai(100), usdc: units.usdc(100) });
    await approvePermit2(chain.trader, dai, units.dai(100));
    // The tests act as the spender, whose account is not the owner's.
    permit2 = at('permit2', chain.deployer);
  });

  /**
   * Signs a transfer of 10 DAI as the owner, and returns the arguments to submit it. `changes` override some of them.
   */
  const transfer = async (
    changes: { deadline?: number; amount?: BigNumber; signature?: string; owner?: string } = {},
  ) => {
    const spender = await chain.deployer.getAddress();
    const { permit, signature } = await signTransfer(
      chain.trader,
      { token: dai, amount: units.dai(10) },
      spender,
      await nextNonce(chain.provider, owner),
      changes.deadline ?? (await chain.now()) + 600,
    );
    const details = { to: dead, requestedAmount: changes.amount ?? units.dai(10) };
    return [permit, details, changes.owner ?? owner, changes.signature ?? signature] as const;
  };
  const refused = async (...args: Parameters<typeof transfer>) =>
    revertOfMethod(permit2, single, await transfer(...args));

  /**
   * Gives the spender an allowance of 5 units of a token, and simulates a transfer by the spender. Returns why it
   * reverts.
   */
  const allowed = async (token: string, amount: number) => {
    const spender = await chain.deployer.getAddress();
    const soon = (await chain.now()) + 600;
    const { permit, signature } = await signAllowance(chain.trader, token, spender, 5, soon, soon);
    await (await permit2[PERMIT]!(owner, permit, signature)).wait();
    return revertOfMethod(permit2, transferOne, [owner, dead, amount, token]);
  };

  provoke('SignatureExpired(uint256)', () => refused({ deadline: 1 }));
  provoke('InvalidNonce()', async () => {
    const args = await transfer();
    await (await permit2[single]!(...args)).wait();
    return revertOfMethod(permit2, single, args);
  });
  provoke('AllowanceExpired(uint256)', () =>
    revertOfMethod(permit2, transferOne, [owner, dead, 1, dai]),
  );
  provoke('InsufficientAllowance(uint256)', () => allowed(dai, 6));
  // USDC is allowed in Permit2, but Permit2 was never approved on the token.
  provoke('TRANSFER_FROM_FAILED', () => allowed(usdc, 5));
  provoke('ExcessiveInvalidation()', () =>
    revertOfMethod(permit2, 'invalidateNonces', [dai, dead, 65_536]),
  );
  provoke('InvalidAmount(uint256)', () => refused({ amount: units.dai(11) }));
  provoke('LengthMismatch()', async () => {
    const { permit, signature } = await signTransfer(
      chain.trader,
      [
        { token: dai, amount: 1 },
        { token: usdc, amount: 1 },
      ],
      await chain.deployer.getAddress(),
      BigNumber.from(0),
      (await chain.now()) + 600,
    );
    const details = [{ to: dead, requestedAmount: 1 }];
    return revertOfMethod(permit2, batch, [permit, details, owner, signature]);
  });
  provoke('InvalidSignatureLength()', () => refused({ signature: '0x1234' }));
  provoke('InvalidSignature()', () => refused({ signature: `0x${'00'.repeat(65)}` }));
  provoke('InvalidSigner()', async () => refused({ owner: await chain.deployer.getAddress() }));
  provoke('InvalidContractSignature()', async () => {
    const wallet = await chain.deploy(testContract('refusing-wallet.sol', 'RefusingWallet'));
    return refused({ owner: wallet.address });
  });
});
