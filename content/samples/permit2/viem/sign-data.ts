// SPDX-License-Identifier: MIT
import type { AllowanceTransfer, SignatureTransfer } from '@uniswap/permit2-sdk';
import type {
  Account,
  Chain,
  Client,
  Hex,
  Transport,
  TypedDataDomain,
} from 'viem';
import { signTypedData } from 'viem/actions';

// #region sign-data
/** Signs typed data of the SDK. Its types are made for ethers, but viem accepts them. */
export async function signData(
  wallet: Client<Transport, Chain, Account>,
  data:
    | ReturnType<typeof AllowanceTransfer.getPermitData>
    | ReturnType<typeof SignatureTransfer.getPermitData>,
  primaryType: string,
): Promise<Hex> {
  return signTypedData(wallet, {
    domain: data.domain as TypedDataDomain,
    types: data.types,
    primaryType,
    message: { ...data.values },
  });
}
// #endregion sign-data
