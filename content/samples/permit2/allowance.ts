// SPDX-License-Identifier: MIT
import { type BigNumber, type BigNumberish, Contract, type Signer } from 'ethers';

// #region allow
/**
 * Lets a spender take a token of the signer. Sends nothing where it already may.
 *
 * @param needed least that the spender must be able to take, in the token's smallest unit
 * @param amount what to approve if that is not allowed yet
 */
export async function allow(
  signer: Signer,
  token: string,
  spender: string,
  needed: BigNumberish,
  amount: BigNumberish = needed,
): Promise<void> {
  const abi = [
    'function allowance(address owner, address spender) view returns (uint256)',
    'function approve(address spender, uint256 amount)',
  ];
  const erc20 = new Contract(token, abi, signer);
  const allowed: BigNumber = await erc20.allowance(await signer.getAddress(), spender);
  if (allowed.gte(needed)) return;
  // Some tokens, such as USDT, refuse to change an allowance unless it is 0.
  if (!allowed.isZero()) await (await erc20.approve(spender, 0)).wait();
  await (await erc20.approve(spender, amount)).wait();
}
// #endregion allow
