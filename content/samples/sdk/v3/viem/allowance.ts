// SPDX-License-Identifier: MIT
import type { CurrencyAmount, Token } from '@uniswap/sdk-core';
import { type Address, erc20Abi } from 'viem';
import type { Wallet } from './config.ts';
import { mined } from './sending.ts';

// #region allow
/** Approves a spender for an amount of a token. Sends nothing if already approved. */
export async function allow(
  client: Wallet,
  spender: Address,
  amount: CurrencyAmount<Token>,
): Promise<void> {
  const token = { address: amount.currency.address as Address, abi: erc20Abi };
  const wanted = BigInt(amount.quotient.toString());
  const allowed = await client.readContract({
    ...token,
    functionName: 'allowance',
    args: [client.account.address, spender],
  });
  if (allowed >= wanted) return;
  const approve = async (value: bigint) => {
    const hash = await client.writeContract({
      ...token,
      functionName: 'approve',
      args: [spender, value],
    });
    await mined(client, hash);
  };
  // Some tokens, such as USDT, reject a new allowance unless the current one is 0.
  if (allowed > 0n) await approve(0n);
  await approve(wanted);
}
// #endregion allow
