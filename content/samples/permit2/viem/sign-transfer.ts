// SPDX-License-Identifier: MIT
import {
  PERMIT2_ADDRESS,
  type PermitBatchTransferFrom,
  type PermitTransferFrom,
  SignatureTransfer,
  type Witness,
} from '@uniswap/permit2-sdk';
import {
  type Account,
  type Address,
  type Chain,
  type Client,
  parseAbi,
  type Transport,
} from 'viem';
import { getChainId, readContract } from 'viem/actions';
import { signData } from './sign-data.ts';

// #region nonce
export const permit2Abi = parseAbi([
  'function nonceBitmap(address owner, uint256 word) view returns (uint256)',
]);

/**
 * Returns the lowest nonce that the owner has not used.
 *
 * Nonces can be used in any order. Each is one bit: the high 248 bits of the nonce select
 * a 256-bit word, and the low 8 bits select the bit in that word.
 */
export async function nextNonce(client: Client, owner: Address): Promise<bigint> {
  for (let word = 0n; ; word += 1n) {
    const used = await readContract(client, {
      address: PERMIT2_ADDRESS,
      abi: permit2Abi,
      functionName: 'nonceBitmap',
      args: [owner, word],
    });
    for (let bit = 0n; bit < 256n; bit += 1n) {
      if (((used >> bit) & 1n) === 0n) return (word << 8n) + bit;
    }
  }
}
// #endregion nonce

// #region sign
export interface TokenPermissions {
  token: Address;
  /** Maximum that may be transferred, in the token's base unit. */
  amount: bigint;
}

/**
 * Signs a transfer of one token, or of several if `permitted` is an array.
 *
 * @param spender the contract that will call Permit2: signed, but not an argument
 * @param deadline Unix timestamp in seconds
 */
export async function signTransfer<T extends TokenPermissions | TokenPermissions[]>(
  wallet: Client<Transport, Chain, Account>,
  permitted: T,
  spender: Address,
  nonce: bigint,
  deadline: number,
  witness?: Witness,
) {
  const permit = { permitted, spender, nonce, deadline: BigInt(deadline) };
  const data = SignatureTransfer.getPermitData(
    permit as PermitTransferFrom | PermitBatchTransferFrom,
    PERMIT2_ADDRESS,
    await getChainId(wallet),
    witness,
  );
  const kind = Array.isArray(permitted) ? 'PermitBatch' : 'Permit';
  const primaryType = `${kind}${witness ? 'Witness' : ''}TransferFrom`;
  return { permit, signature: await signData(wallet, data, primaryType) };
}
// #endregion sign

// #region witness
export interface Order {
  beneficiary: Address;
  fee: bigint;
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
