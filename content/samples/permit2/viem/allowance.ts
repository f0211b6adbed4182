// SPDX-License-Identifier: MIT
import {
  type Account,
  type Address,
  type Chain,
  type Client,
  erc20Abi,
  parseAbi,
  type Transport,
} from 'viem';
import { readContract, waitForTransactionReceipt, writeContract } from 'viem/actions';

// #region allow
/**
 * Lets a spender take a token of the wallet. Sends nothing where it already may.
 *
 * @param needed least that the spender must be able to take, in the token's smallest unit
 * @param amount what to approve if that is not allowed yet
 */
export async function allow(
  wallet: Client<Transport, Chain, Account>,
  token: Address,
  spender: Address,
  needed: bigint,
  amount = needed,
): Promise<void> {
  const allowed = await readContract(wallet, {
    address: token,
    abi: erc20Abi,
    functionName: 'allowance',
    args: [wallet.account.address, spender],
  });
  if (allowed >= needed) return;
  // Some tokens, such as USDT, refuse to change an allowance unless it is 0.
  for (const value of allowed === 0n ? [amount] : [0n, amount]) {
    const hash = await writeContract(wallet, {
      address: token,
      // USDT returns nothing.
      abi: parseAbi(['function approve(address spender, uint256 amount)']),
      functionName: 'approve',
      args: [spender, value],
    });
    const { status } = await waitForTransactionReceipt(wallet, { hash });
    // ethers throws here. viem leaves it to you.
    if (status === 'reverted') throw new Error(`approve reverted: ${hash}`);
  }
}
// #endregion allow
