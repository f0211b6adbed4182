// SPDX-License-Identifier: MIT
import type { BigNumber, providers } from 'ethers';
import { addresses } from './addresses.ts';
import { at } from './deploy.ts';

/** An allowance of Permit2, as `permit` of its contract takes it. */
export interface PermitSingle {
  /** Times in seconds since 1970. */
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

/** The `permit` of one allowance; the contract has another for several. */
export const PERMIT = 'permit(address,((address,uint160,uint48,uint48),address,uint256),bytes)';

/** Signs an allowance by the types of the contract: the SDK's, which the samples sign by, are what is checked. */
export async function signPermitSingle(
  owner: providers.JsonRpcSigner,
  permit: PermitSingle,
): Promise<string> {
  const { chainId } = await owner.provider.getNetwork();
  const domain = { name: 'Permit2', chainId, verifyingContract: addresses.permit2 };
  return owner._signTypedData(domain, types, permit);
}

/** Hands a signed allowance to Permit2, as anybody may. */
export async function usePermitSingle(
  sender: providers.JsonRpcSigner,
  owner: string,
  permit: PermitSingle,
  signature: string,
): Promise<void> {
  await (await at('permit2', sender)[PERMIT]!(owner, permit, signature)).wait();
}
