// SPDX-License-Identifier: MIT
import { BigNumber, Contract, type providers, utils, type Wallet } from 'ethers';

// #region abi
export const ROUTER = '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D';

export const pairAbi = [
  'function name() view returns (string)',
  'function nonces(address owner) view returns (uint256)',
];
export const routerAbi = [
  `function removeLiquidityWithPermit(
    address tokenA, address tokenB, uint256 liquidity,
    uint256 amountAMin, uint256 amountBMin, address to,
    uint256 deadline, bool approveMax, uint8 v, bytes32 r, bytes32 s
  ) returns (uint256 amountA, uint256 amountB)`,
];
// #endregion abi

// #region sign
/**
 * Allows the router to spend `liquidity` of the signer's liquidity tokens, by signature.
 *
 * @param pair address of the pair, which is also the liquidity token
 * @param liquidity in wei (18 decimals)
 * @param deadline Unix timestamp in seconds
 */
export async function signPermit(
  signer: Wallet | providers.JsonRpcSigner,
  pair: string,
  liquidity: BigNumber,
  deadline: number,
): Promise<string> {
  const owner = await signer.getAddress();
  const token = new Contract(pair, pairAbi, signer);
  const domain = {
    // All pairs have the same name. Only chain and address distinguish their domains.
    name: await token.name(),
    version: '1',
    chainId: await signer.getChainId(),
    verifyingContract: pair,
  };
  const types = {
    Permit: [
      { name: 'owner', type: 'address' },
      { name: 'spender', type: 'address' },
      { name: 'value', type: 'uint256' },
      { name: 'nonce', type: 'uint256' },
      { name: 'deadline', type: 'uint256' },
    ],
  };
  const message = {
    owner,
    spender: ROUTER,
    value: liquidity,
    // Increases with every permit of this owner, so read it just before signing.
    nonce: await token.nonces(owner),
    deadline,
  };
  return signer._signTypedData(domain, types, message);
}
// #endregion sign

// #region remove
/** Removes liquidity in one transaction, where approving and removing would take two. */
export async function removeWithPermit(
  signer: Wallet | providers.JsonRpcSigner,
  tokens: [string, string],
  pair: string,
  liquidity: BigNumber,
  minimums: [BigNumber, BigNumber],
  deadline: number,
): Promise<providers.TransactionReceipt> {
  const signature = await signPermit(signer, pair, liquidity, deadline);
  const { v, r, s } = utils.splitSignature(signature);
  const router = new Contract(ROUTER, routerAbi, signer);
  const args = [
    ...tokens,
    liquidity,
    ...minimums,
    await signer.getAddress(),
    deadline,
    // false: the signed value is `liquidity`. true would mean an unlimited value.
    false,
    v,
    r,
    s,
  ] as const;
  // 50% above the estimate. The first change to a pair in a block also writes two price
  // sums, which the estimate omits if another change has just done so.
  const estimate = await router.estimateGas.removeLiquidityWithPermit!(...args);
  const gasLimit = estimate.mul(3).div(2);
  const transaction: providers.TransactionResponse =
    await router.removeLiquidityWithPermit(...args, { gasLimit });
  return transaction.wait();
}
// #endregion remove
