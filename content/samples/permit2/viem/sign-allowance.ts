// SPDX-License-Identifier: MIT
import { AllowanceTransfer, PERMIT2_ADDRESS } from '@uniswap/permit2-sdk';
import {
  type Account,
  type Address,
  type Chain,
  type Client,
  type Hex,
  maxUint160,
  maxUint256,
  parseAbi,
  type Transport,
} from 'viem';
import { getChainId, readContract } from 'viem/actions';
import { allow } from './allowance.ts';
import { signData } from './sign-data.ts';

// #region setup
export const permit2Abi = parseAbi([
  // Arguments: owner, token and spender. Returns amount, expiration and nonce.
  'function allowance(address, address, address) view returns (uint160, uint48, uint48)',
]);

/** Same as the SDK's types with these names, but with viem's number types. */
export interface PermitSingle {
  details: PermitDetails;
  spender: Address;
  sigDeadline: bigint;
}

export interface PermitBatch {
  details: PermitDetails[];
  spender: Address;
  sigDeadline: bigint;
}

export interface PermitDetails {
  token: Address;
  amount: bigint;
  expiration: number;
  nonce: number;
}
// #endregion setup

// #region approve-once
/**
 * Approves Permit2 for a token of the wallet. Do this once per token, for every app that
 * uses Permit2.
 *
 * @param needed minimum that Permit2 must be able to transfer, in the token's base unit
 */
export async function approvePermit2(
  wallet: Client<Transport, Chain, Account>,
  token: Address,
  needed: bigint,
): Promise<void> {
  await allow(wallet, token, PERMIT2_ADDRESS, needed, maxUint256);
}
// #endregion approve-once

// #region details
/** Returns the details of one token's allowance: amount, expiration and nonce. */
export async function details(
  wallet: Client<Transport, Chain, Account>,
  token: Address,
  spender: Address,
  amount: bigint,
  expiration: number,
): Promise<PermitDetails> {
  // Nonces count per owner, token and spender. The next signature must use this one.
  const [, , nonce] = await readContract(wallet, {
    address: PERMIT2_ADDRESS,
    abi: permit2Abi,
    functionName: 'allowance',
    args: [wallet.account.address, token, spender],
  });
  return { token, amount, expiration, nonce };
}
// #endregion details

// #region sign-single
/**
 * Signs an allowance for one token.
 *
 * @param amount in the token's base unit, below 2^160
 * @param expiration Unix timestamp in seconds after which the allowance ends
 * @param sigDeadline Unix timestamp in seconds after which the signature is invalid
 */
export async function signAllowance(
  wallet: Client<Transport, Chain, Account>,
  token: Address,
  spender: Address,
  amount: bigint,
  expiration: number,
  sigDeadline: number,
): Promise<{ permit: PermitSingle; signature: Hex }> {
  const permit: PermitSingle = {
    details: await details(wallet, token, spender, amount, expiration),
    spender,
    sigDeadline: BigInt(sigDeadline),
  };
  const chainId = await getChainId(wallet);
  const data = AllowanceTransfer.getPermitData(permit, PERMIT2_ADDRESS, chainId);
  return { permit, signature: await signData(wallet, data, 'PermitSingle') };
}
// #endregion sign-single

// #region sign-batch
/** Signs unlimited allowances for several tokens at once. */
export async function signAllowances(
  wallet: Client<Transport, Chain, Account>,
  tokens: readonly Address[],
  spender: Address,
  expiration: number,
  sigDeadline: number,
): Promise<{ permit: PermitBatch; signature: Hex }> {
  const permit: PermitBatch = {
    details: await Promise.all(
      // Spending does not reduce an allowance of 2^160 - 1.
      tokens.map((token) => details(wallet, token, spender, maxUint160, expiration)),
    ),
    spender,
    sigDeadline: BigInt(sigDeadline),
  };
  const chainId = await getChainId(wallet);
  const data = AllowanceTransfer.getPermitData(permit, PERMIT2_ADDRESS, chainId);
  return { permit, signature: await signData(wallet, data, 'PermitBatch') };
}
// #endregion sign-batch
