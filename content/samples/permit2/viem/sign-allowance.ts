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
  // Of owner, token and spender: amount, expiration and nonce.
  'function allowance(address, address, address) view returns (uint160, uint48, uint48)',
]);

/** The SDK's types of the same names, with the numbers of viem. */
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
 * Lets Permit2 move a token of the wallet: once per token, for every app that uses
 * Permit2.
 *
 * @param needed least that Permit2 must be able to move, in the token's smallest unit
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
/**
 * What one token's allowance will be: the amount, until when, and the nonce it uses up.
 */
export async function details(
  wallet: Client<Transport, Chain, Account>,
  token: Address,
  spender: Address,
  amount: bigint,
  expiration: number,
): Promise<PermitDetails> {
  // Counted for each owner, token and spender: the next signature must carry this number.
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
 * @param amount in the token's smallest unit, below 2^160
 * @param expiration seconds since 1970; until then the spender may use the allowance
 * @param sigDeadline seconds since 1970; until then the signature may be handed in
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
      // 2^160 - 1 is not counted down when it is used.
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
