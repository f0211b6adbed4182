// SPDX-License-Identifier: MIT
import {
  AllowanceTransfer,
  MaxAllowanceTransferAmount,
  PERMIT2_ADDRESS,
  type PermitBatch,
  type PermitSingle,
} from '@uniswap/permit2-sdk';
import {
  type BigNumberish,
  Contract,
  constants,
  type providers,
  type Signer,
  type Wallet,
} from 'ethers';
import { allow } from './allowance.ts';

// #region setup
export const permit2Abi = [
  `function allowance(address owner, address token, address spender)
    view returns (uint160 amount, uint48 expiration, uint48 nonce)`,
];
// #endregion setup

// #region approve-once
/**
 * Approves Permit2 for a token of the signer. Do this once per token, for every app that
 * uses Permit2.
 *
 * @param needed minimum that Permit2 must be able to transfer, in the token's base unit
 */
export async function approvePermit2(
  signer: Signer,
  token: string,
  needed: BigNumberish,
): Promise<void> {
  await allow(signer, token, PERMIT2_ADDRESS, needed, constants.MaxUint256);
}
// #endregion approve-once

// #region details
/** Returns the details of one token's allowance: amount, expiration and nonce. */
export async function details(
  signer: Signer,
  token: string,
  spender: string,
  amount: BigNumberish,
  expiration: number,
) {
  const permit2 = new Contract(PERMIT2_ADDRESS, permit2Abi, signer);
  // Nonces count per owner, token and spender. The next signature must use this one.
  const { nonce } = await permit2.allowance(await signer.getAddress(), token, spender);
  return { token, amount, expiration, nonce: nonce as number };
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
  signer: Wallet | providers.JsonRpcSigner,
  token: string,
  spender: string,
  amount: BigNumberish,
  expiration: number,
  sigDeadline: number,
): Promise<{ permit: PermitSingle; signature: string }> {
  const permit: PermitSingle = {
    details: await details(signer, token, spender, amount, expiration),
    spender,
    sigDeadline,
  };
  const chainId = await signer.getChainId();
  const { domain, types, values } = AllowanceTransfer.getPermitData(
    permit,
    PERMIT2_ADDRESS,
    chainId,
  );
  return { permit, signature: await signer._signTypedData(domain, types, values) };
}
// #endregion sign-single

// #region sign-batch
/** Signs unlimited allowances for several tokens at once. */
export async function signAllowances(
  signer: Wallet | providers.JsonRpcSigner,
  tokens: readonly string[],
  spender: string,
  expiration: number,
  sigDeadline: number,
): Promise<{ permit: PermitBatch; signature: string }> {
  const permit: PermitBatch = {
    details: await Promise.all(
      // Spending does not reduce an allowance of 2^160 - 1.
      tokens.map((token) =>
        details(signer, token, spender, MaxAllowanceTransferAmount, expiration),
      ),
    ),
    spender,
    sigDeadline,
  };
  const chainId = await signer.getChainId();
  const { domain, types, values } = AllowanceTransfer.getPermitData(
    permit,
    PERMIT2_ADDRESS,
    chainId,
  );
  return { permit, signature: await signer._signTypedData(domain, types, values) };
}
// #endregion sign-batch
