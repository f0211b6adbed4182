// SPDX-License-Identifier: MIT
import {
  PERMIT2_ADDRESS,
  type PermitBatchTransferFrom,
  type PermitTransferFrom,
  SignatureTransfer,
  type TokenPermissions,
  type Witness,
} from '@uniswap/permit2-sdk';
import { BigNumber, Contract, type providers, type Wallet } from 'ethers';

// #region nonce
export const permit2Abi = [
  'function nonceBitmap(address owner, uint256 word) view returns (uint256)',
];

/**
 * Returns the lowest nonce that the owner has not used.
 *
 * Nonces can be used in any order. Each is one bit: the high 248 bits of the nonce select
 * a 256-bit word, and the low 8 bits select the bit in that word.
 */
export async function nextNonce(
  provider: providers.Provider,
  owner: string,
): Promise<BigNumber> {
  const permit2 = new Contract(PERMIT2_ADDRESS, permit2Abi, provider);
  for (let word = 0; ; word += 1) {
    const used: BigNumber = await permit2.nonceBitmap(owner, word);
    for (let bit = 0; bit < 256; bit += 1) {
      if (used.shr(bit).and(1).isZero()) return BigNumber.from(word).shl(8).add(bit);
    }
  }
}
// #endregion nonce

// #region sign
/**
 * Signs a transfer of one token, or of several if `permitted` is an array.
 *
 * @param permitted token and maximum amount, in the token's base unit
 * @param spender the contract that will call Permit2: signed, but not an argument
 * @param deadline Unix timestamp in seconds
 */
export async function signTransfer<T extends TokenPermissions | TokenPermissions[]>(
  signer: Wallet | providers.JsonRpcSigner,
  permitted: T,
  spender: string,
  nonce: BigNumber,
  deadline: number,
  witness?: Witness,
) {
  const permit = { permitted, spender, nonce, deadline };
  const { domain, types, values } = SignatureTransfer.getPermitData(
    permit as PermitTransferFrom | PermitBatchTransferFrom,
    PERMIT2_ADDRESS,
    await signer.getChainId(),
    witness,
  );
  return { permit, signature: await signer._signTypedData(domain, types, values) };
}
// #endregion sign

// #region witness
export interface Order {
  beneficiary: string;
  fee: BigNumber;
}

/** Describes the order, so that it is signed together with the transfer. */
export function orderWitness(order: Order): Witness {
  return {
    witness: order,
    // The type's name and members must match exactly those that the contract hashes.
    witnessTypeName: 'Order',
    witnessType: {
      Order: [
        { name: 'beneficiary', type: 'address' },
        { name: 'fee', type: 'uint256' },
      ],
    },
  };
}
// #endregion witness
