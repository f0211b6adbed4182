// SPDX-License-Identifier: MIT
import type { CurrencyAmount, Token } from '@uniswap/sdk-core';
import { type Address, getAddress, parseAbi } from 'viem';
import type { Clients } from './clients.ts';

// #region allow
/** Lets a spender take an amount of a token. Sends nothing where it already may. */
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
    // ethers throws here. viem leaves it to you.
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
  // Some tokens, such as USDT, refuse to change an allowance unless it is 0.
  if (allowed > 0n) await approve(0n);
  await approve(wanted);
}
// #endregion allow
