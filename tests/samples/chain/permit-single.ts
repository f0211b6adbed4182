// SPDX-License-Identifier: MIT
import type { BigNumber, providers } from 'ethers';
import { addresses } from './addresses.ts';
import { at } from './deploy.ts';

/** A Permit2 allowance, as its contract's `permit` takes it. */
export interface PermitSingle {
  /** Times are Unix timestamps. */
  details: { token: string; amount: BigNumber; expiration: number; nonce: number };
  spender: string;
  sigDeadline: number;
}

const types = {
  PermitSingle: [
    { name: 'details', type: 'PermitDetails' },
    { name: 'spender', type: 'address' },
    { name: 'sigDeadline', type: 'uint256' },
  ],
  PermitDetails: [
    { name: 'token', type: 'address' },
    { name: 'amount', type: 'uint160' },
    { name: 'expiration', type: 'uint48' },
    { name: 'nonce', type: 'uint48' },
  ],
};

/** The `permit` for one allowance. The contract has another for several. */
export const PERMIT = 'permit(address,((address,uint160,uint48,uint48),address,uint256),bytes)';

/** Signs an allowance with the types from the contract, as a check on the SDK's types that the samples sign with. */
export async function signPermitSingle(
  owner: providers.JsonRpcSigner,
  permit: PermitSingle,
): Promise<string> {
  const { chainId } = await owner.provider.getNetwork();
  const domain = { name: 'Permit2', chainId, verifyingContract: addresses.permit2 };
  return owner._signTypedData(domain, types, permit);
}

/** Submits a signed allowance to Permit2, as anyone may. */
export async function usePermitSingle(
  sender: providers.JsonRpcSigner,
  owner: string,
  permit: PermitSingle,
  signature: string,
): Promise<void> {
  await (await at('permit2', sender)[PERMIT]!(owner, permit, signature)).wait();
}
