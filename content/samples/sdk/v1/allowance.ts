// SPDX-License-Identifier: MIT
import type { CurrencyAmount, Token } from '@uniswap/sdk-core';
import { BigNumber, Contract, type Signer } from 'ethers';

// #region allow
/** Lets a spender take an amount of a token. Sends nothing where it already may. */
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
  // Some tokens, such as USDT, refuse to change an allowance unless it is 0.
  if (!allowed.isZero()) await (await token.approve(spender, 0)).wait();
  await (await token.approve(spender, wanted)).wait();
}
// #endregion allow
