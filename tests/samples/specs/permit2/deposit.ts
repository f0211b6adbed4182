// SPDX-License-Identifier: MIT
import type { Contract } from 'ethers';
import { beforeEach } from 'vitest';
import { approvePermit2 } from '../../../../content/samples/permit2/sign-allowance.ts';
import { addresses } from '../../chain/addresses.ts';
import { sampleContract } from '../../chain/compiled.ts';
import type { TestChain } from '../../chain/context.ts';
import { at } from '../../chain/deploy.ts';
import { fund, units } from '../../chain/tokens.ts';

const { dai, usdc, permit2 } = addresses;

const files = {
  AllowanceDeposit: 'permit2/allowance-transfer.sol',
  SignatureDeposit: 'permit2/signature-transfer.sol',
};

/** Deploys a sample contract, funds the trader, and approves Permit2 for both tokens. */
export function useDeposit(chain: TestChain, name: keyof typeof files): { contract: Contract } {
  const deposit = {} as { contract: Contract };
  beforeEach(async () => {
    deposit.contract = await chain.deploy(sampleContract(files[name], name), permit2);
    const amounts = { dai: units.dai(1_000), usdc: units.usdc(1_000) };
    await fund(chain, chain.traderAddress, amounts);
    await approvePermit2(chain.trader, dai, amounts.dai);
    await approvePermit2(chain.trader, usdc, amounts.usdc);
  });
  return deposit;
}

/** The permission that the trader signs in most transfer tests. */
export const permitted = { token: dai as string, amount: units.dai(100) };

/** Returns the selector of a Permit2 error. */
export const errorOf = (chain: TestChain, name: string) =>
  at('permit2', chain.provider).interface.getSighash(name);
