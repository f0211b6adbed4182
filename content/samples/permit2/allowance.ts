// SPDX-License-Identifier: MIT
import { type BigNumber, type BigNumberish, Contract, type Signer } from 'ethers';

// #region allow
/**
 * Approves a spender for a token of the signer. Sends nothing if the allowance is enough.
 *
 * @param needed minimum allowance that the spender needs, in the token's base unit
 * @param amount allowance to set if the current one is too low
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
  // Some tokens, such as USDT, reject a new allowance unless the current one is 0.
  if (!allowed.isZero()) await (await erc20.approve(spender, 0)).wait();
  await (await erc20.approve(spender, amount)).wait();
}
// #endregion allow
