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
 * The lowest nonce that the owner has not used.
 *
 * Nonces need no order. Each is one bit: the high 248 bits of the nonce name a word of
 * 256 bits, the low 8 bits name the bit in it.
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
  /** Most that may be taken, in the token's smallest unit. */
  amount: bigint;
}

/**
 * Signs a transfer of one token, or of several where an array is given.
 *
 * @param spender the contract that will call Permit2: it is signed, though not passed on
 * @param deadline seconds since 1970
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

/** Describes the order so that it is signed along with the transfer. */
export function orderWitness(order: Order): Witness {
  return {
    witness: order,
    // Name and members must be those that the contract hashes, to the letter.
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
