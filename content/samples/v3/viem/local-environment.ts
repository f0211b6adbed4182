// SPDX-License-Identifier: MIT
import {
  type Abi,
  type Account,
  type Address,
  type Chain,
  createWalletClient,
  erc20Abi,
  type Hex,
  http,
  parseAbi,
  parseEther,
  publicActions,
  type PublicActions,
  testActions,
  type TransactionReceipt,
  type Transport,
  type WalletClient,
} from 'viem';
import { mainnet } from 'viem/chains';

export const WETH9 = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2';
export const SWAP_ROUTER = '0xE592427A0AEce92De3Edee1F18E0157C05861564';

// #region connect
/** A client that reads and sends. The node signs. */
export type LocalWallet = WalletClient<Transport, Chain, Account> & PublicActions;

/** Returns the first funded account of a local node, ready to sign. */
export async function firstAccount(
  rpcUrl = 'http://127.0.0.1:8545',
): Promise<LocalWallet> {
  const options = { chain: mainnet, transport: http(rpcUrl) };
  const [account] = await createWalletClient(options).getAddresses();
  if (!account) throw new Error('The node has no account of its own');
  return createWalletClient({ ...options, account }).extend(publicActions);
}
// #endregion connect

// #region fund
/**
 * Waits for a transaction to be mined.
 *
 * @throws if it reverted, which viem only records in the receipt
 */
export async function mined(
  client: PublicActions,
  hash: Hex,
): Promise<TransactionReceipt> {
  const receipt = await client.waitForTransactionReceipt({ hash });
  if (receipt.status === 'reverted') throw new Error(`Reverted: ${hash}`);
  return receipt;
}

/** Wraps test ether as WETH9. Works on every fork, without finding a token holder. */
export async function wrapEther(client: LocalWallet, ether: string): Promise<void> {
  const hash = await client.writeContract({
    address: WETH9,
    abi: parseAbi(['function deposit() payable']),
    functionName: 'deposit',
    value: parseEther(ether),
  });
  await mined(client, hash);
}

/**
 * Transfers tokens from an account that has some on the fork. Local nodes only.
 *
 * @param amount in the token's base unit
 */
export async function takeFrom(
  client: LocalWallet,
  holder: Address,
  token: Address,
  to: Address,
  amount: bigint,
): Promise<void> {
  // The node signs for the holder, so you need no key. (anvil: the same method.)
  const node = client.extend(testActions({ mode: 'hardhat' }));
  await node.impersonateAccount({ address: holder });
  // The holder pays for gas, but may be a contract without ether.
  await node.setBalance({ address: holder, value: parseEther('10') });
  const hash = await client.writeContract({
    account: holder,
    address: token,
    abi: erc20Abi,
    functionName: 'transfer',
    args: [to, amount],
  });
  await mined(client, hash);
  await node.stopImpersonatingAccount({ address: holder });
}
// #endregion fund

// #region deploy
/**
 * Deploys a compiled contract whose only constructor argument is the router.
 *
 * @returns its address
 */
export async function deployWithRouter(
  client: LocalWallet,
  artifact: { abi: Abi; bytecode: Hex },
): Promise<Address> {
  const hash = await client.deployContract({ ...artifact, args: [SWAP_ROUTER] });
  const { contractAddress } = await mined(client, hash);
  if (!contractAddress) throw new Error(`No contract: ${hash}`);
  return contractAddress;
}
// #endregion deploy
