// SPDX-License-Identifier: MIT
import type { BigNumber, providers } from 'ethers';
import { addresses } from './addresses.ts';
import { at } from './deploy.ts';

/**
 * A Permit2 allowance, in the form that Permit2's `permit` takes. `expiration` and `sigDeadline` are Unix timestamps.
 */
export interface PermitSingle {
  details: { token: string; amount: BigNumber; expiration: number; nonce: number };
  spender: string;
  sigDeadline: number;
}

/** EIP-712 types of an allowance. */
export const PERMIT_SINGLE_TYPES = {
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

/** Signature of the `permit` that takes one allowance. The contract has another `permit` for several allowances. */
export const PERMIT = 'permit(address,((address,uint160,uint48,uint48),address,uint256),bytes)';

/**
 * Signs an allowance with EIP-712 types copied from the contract, independently of the SDK's types that the samples
 * use.
 */
export async function signPermitSingle(
  owner: providers.JsonRpcSigner,
  permit: PermitSingle,
): Promise<string> {
  const { chainId } = await owner.provider.getNetwork();
  const domain = { name: 'Permit2', chainId, verifyingContract: addresses.permit2 };
  return owner._signTypedData(domain, PERMIT_SINGLE_TYPES, permit);
}

/** Submits a signed allowance to Permit2. The sender can be any account. */
export async function usePermitSingle(
  sender: providers.JsonRpcSigner,
  owner: string,
  permit: PermitSingle,
  signature: string,
): Promise<void> {
  await (await at('permit2', sender)[PERMIT]!(owner, permit, signature)).wait();
}
