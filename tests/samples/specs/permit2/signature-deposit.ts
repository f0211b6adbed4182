// SPDX-License-Identifier: MIT
import type { Contract } from 'ethers';
import { beforeEach } from 'vitest';
import { approvePermit2 } from '../../../../content/samples/permit2/sign-allowance.ts';
import * as ethers from '../../../../content/samples/permit2/sign-transfer.ts';
import { addresses } from '../../chain/addresses.ts';
import { sampleContract } from '../../chain/compiled.ts';
import type { TestChain } from '../../chain/context.ts';
import { at } from '../../chain/deploy.ts';
import { fund, units } from '../../chain/seed.ts';

const { dai, usdc, permit2 } = addresses;
/** What the trader signs for. */
export const permitted = { token: dai, amount: units.dai(100) };

/** Deploys the contract sample; funds the trader and lets Permit2 move both tokens. */
export function useDeposit(chain: TestChain): { contract: Contract } {
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

/** The trader's signature of that, with the next nonce. */
export const sign = async (chain: TestChain, spender: string) => {
  const nonce = await ethers.nextNonce(chain.provider, chain.traderAddress);
  return ethers.signTransfer(chain.trader, permitted, spender, nonce, (await chain.now()) + 600);
};

/** The selector of an error of Permit2. */
export const errorOf = (chain: TestChain, name: string) =>
  at('permit2', chain.provider).interface.getSighash(name);
