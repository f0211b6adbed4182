// SPDX-License-Identifier: MIT
import {
  type Account,
  type Address,
  type Chain,
  type Client,
  type Hex,
  parseAbi,
  parseSignature,
  type TransactionReceipt,
  type Transport,
} from 'viem';
import {
  estimateContractGas,
  getChainId,
  readContract,
  signTypedData,
  waitForTransactionReceipt,
  writeContract,
} from 'viem/actions';

// #region abi
export const ROUTER = '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D';

export const pairAbi = parseAbi([
  'function name() view returns (string)',
  'function nonces(address owner) view returns (uint256)',
]);
const burnt = 'address tokenA, address tokenB, uint256 liquidity';
const wanted = 'uint256 amountAMin, uint256 amountBMin, address to';
const signed = 'uint256 deadline, bool approveMax, uint8 v, bytes32 r, bytes32 s';
export const routerAbi = parseAbi([
  `function removeLiquidityWithPermit(${burnt}, ${wanted}, ${signed})`,
]);
// #endregion abi

// #region sign
/**
 * Allows the router to spend `liquidity` of the wallet's liquidity tokens, by signature.
 *
 * @param pair address of the pair, which is also the liquidity token
 * @param liquidity in wei (18 decimals)
 * @param deadline Unix timestamp in seconds
 */
export async function signPermit(
  wallet: Client<Transport, Chain, Account>,
  pair: Address,
  liquidity: bigint,
  deadline: number,
): Promise<Hex> {
  const owner = wallet.account.address;
  const contract = { address: pair, abi: pairAbi } as const;
  return signTypedData(wallet, {
    domain: {
      // All pairs have the same name. Only chain and address distinguish their domains.
      name: await readContract(wallet, { ...contract, functionName: 'name' }),
      version: '1',
      chainId: await getChainId(wallet),
      verifyingContract: pair,
    },
    types: {
      Permit: [
        { name: 'owner', type: 'address' },
        { name: 'spender', type: 'address' },
        { name: 'value', type: 'uint256' },
        { name: 'nonce', type: 'uint256' },
        { name: 'deadline', type: 'uint256' },
      ],
    },
    primaryType: 'Permit',
    message: {
      owner,
      spender: ROUTER,
      value: liquidity,
      // Increases with every permit of this owner, so read it just before signing.
      nonce: await readContract(wallet, {
        ...contract,
        functionName: 'nonces',
        args: [owner],
      }),
      deadline: BigInt(deadline),
    },
  });
}
// #endregion sign

// #region remove
/** Removes liquidity in one transaction, where approving and removing would take two. */
export async function removeWithPermit(
  wallet: Client<Transport, Chain, Account>,
  tokens: readonly [Address, Address],
  pair: Address,
  liquidity: bigint,
  minimums: readonly [bigint, bigint],
  deadline: number,
): Promise<TransactionReceipt> {
  const signature = await signPermit(wallet, pair, liquidity, deadline);
  const { r, s, yParity } = parseSignature(signature);
  const call = {
    address: ROUTER,
    abi: routerAbi,
    functionName: 'removeLiquidityWithPermit',
    args: [
      ...tokens,
      liquidity,
      ...minimums,
      wallet.account.address,
      BigInt(deadline),
      // false: the signed value is `liquidity`. true would mean an unlimited value.
      false,
      27 + yParity,
      r,
      s,
    ],
  } as const;
  // 50% above the estimate. The first change to a pair in a block also writes two price
  // sums, which the estimate omits if another change has just done so.
  const { account } = wallet;
  const estimate = await estimateContractGas(wallet, { account, ...call });
  const hash = await writeContract(wallet, { ...call, gas: (estimate * 3n) / 2n });
  const receipt = await waitForTransactionReceipt(wallet, { hash });
  // Unlike ethers, viem does not throw if the transaction reverted.
  if (receipt.status === 'reverted') throw new Error(`The removal reverted: ${hash}`);
  return receipt;
}
// #endregion remove
