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
 * Lets Permit2 move a token of the signer: once per token, for every app that uses
 * Permit2.
 *
 * @param needed least that Permit2 must be able to move, in the token's smallest unit
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
/**
 * What one token's allowance will be: the amount, until when, and the nonce it uses up.
 */
export async function details(
  signer: Signer,
  token: string,
  spender: string,
  amount: BigNumberish,
  expiration: number,
) {
  const permit2 = new Contract(PERMIT2_ADDRESS, permit2Abi, signer);
  // Counted for each owner, token and spender: the next signature must carry this number.
  const { nonce } = await permit2.allowance(await signer.getAddress(), token, spender);
  return { token, amount, expiration, nonce: nonce as number };
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
      // 2^160 - 1 is not counted down when it is used.
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
