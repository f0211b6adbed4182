// SPDX-License-Identifier: MIT
import type { Contract } from 'ethers';
import { beforeEach } from 'vitest';
import * as ethers from '../../../../content/samples/permit2/sign-allowance.ts';
import { addresses } from '../../chain/addresses.ts';
import { sampleContract } from '../../chain/compiled.ts';
import type { TestChain } from '../../chain/context.ts';
import { fund, units } from '../../chain/seed.ts';

const { dai, usdc, permit2 } = addresses;

/** Deploys the contract sample; funds the trader and lets Permit2 move both tokens. */
export function useDeposit(chain: TestChain): { contract: Contract } {
  const deposit = {} as { contract: Contract };
  beforeEach(async () => {
    const artifact = sampleContract('permit2/allowance-transfer.sol', 'AllowanceDeposit');
    deposit.contract = await chain.deploy(artifact, permit2);
    const amounts = { dai: units.dai(1_000), usdc: units.usdc(1_000) };
    await fund(chain, chain.traderAddress, amounts);
    await ethers.approvePermit2(chain.trader, dai, amounts.dai);
    await ethers.approvePermit2(chain.trader, usdc, amounts.usdc);
  });
  return deposit;
}
