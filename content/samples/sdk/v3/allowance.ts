// SPDX-License-Identifier: MIT
import type { CurrencyAmount, Token } from '@uniswap/sdk-core';
import { BigNumber, Contract, type Signer } from 'ethers';

// #region allow
/** Approves a spender for an amount of a token. Sends nothing if already approved. */
export async function allow(
  signer: Signer,
  spender: string,
  amount: CurrencyAmount<Token>,
): Promise<void> {
  const abi = [
    'function allowance(address owner, address spender) view returns (uint256)',
    'function approve(address spender, uint256 amount) returns (bool)',
  ];
  const token = new Contract(amount.currency.address, abi, signer);
  const wanted = BigNumber.from(amount.quotient.toString());
  const allowed: BigNumber = await token.allowance(await signer.getAddress(), spender);
  if (allowed.gte(wanted)) return;
  // Some tokens, such as USDT, reject a new allowance unless the current one is 0.
  if (!allowed.isZero()) await (await token.approve(spender, 0)).wait();
  await (await token.approve(spender, wanted)).wait();
}
// #endregion allow
