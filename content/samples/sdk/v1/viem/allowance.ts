// SPDX-License-Identifier: MIT
import type { CurrencyAmount, Token } from '@uniswap/sdk-core';
import { type Address, getAddress, parseAbi } from 'viem';
import type { Clients } from './clients.ts';

// #region allow
/** Approves a spender for an amount of a token. Sends nothing if already approved. */
export async function allow(
  { reader, wallet }: Clients,
  spender: Address,
  amount: CurrencyAmount<Token>,
): Promise<void> {
  const abi = parseAbi([
    'function allowance(address owner, address spender) view returns (uint256)',
    'function approve(address spender, uint256 amount) returns (bool)',
  ]);
  const token = { abi, address: getAddress(amount.currency.address) };
  const approve = async (value: bigint) => {
    const args = [spender, value] as const;
    const hash = await wallet.writeContract({ ...token, functionName: 'approve', args });
    const { status } = await reader.waitForTransactionReceipt({ hash });
    // Unlike ethers, viem does not throw if the transaction reverted.
    if (status === 'reverted') throw new Error(`approve reverted: ${hash}`);
  };
  const wanted = BigInt(amount.quotient.toString());
  const args = [wallet.account.address, spender] as const;
  const allowed = await reader.readContract({
    ...token,
    functionName: 'allowance',
    args,
  });
  if (allowed >= wanted) return;
  // Some tokens, such as USDT, reject a new allowance unless the current one is 0.
  if (allowed > 0n) await approve(0n);
  await approve(wanted);
}
// #endregion allow
