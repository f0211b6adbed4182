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
 * Approves a spender for a token of the wallet. Sends nothing if the allowance is enough.
 *
 * @param needed minimum allowance that the spender needs, in the token's base unit
 * @param amount allowance to set if the current one is too low
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
  // Some tokens, such as USDT, reject a new allowance unless the current one is 0.
  for (const value of allowed === 0n ? [amount] : [0n, amount]) {
    const hash = await writeContract(wallet, {
      address: token,
      // Declared without a return value, because USDT returns none.
      abi: parseAbi(['function approve(address spender, uint256 amount)']),
      functionName: 'approve',
      args: [spender, value],
    });
    const { status } = await waitForTransactionReceipt(wallet, { hash });
    // Unlike ethers, viem does not throw if the transaction reverted.
    if (status === 'reverted') throw new Error(`approve reverted: ${hash}`);
  }
}
// #endregion allow
