// SPDX-License-Identifier: MIT
import { type Currency, Percent, type TradeType } from '@uniswap/sdk-core';
import { SwapRouter, type Trade } from '@uniswap/v3-sdk';
import {
  type BaseError,
  type Hex,
  keccak256,
  type PublicActions,
  type TransactionReceipt,
} from 'viem';
import type { Intent, Journal, Signed } from './bot-journal.ts';
import { SWAP_ROUTER, type Wallet } from './config.ts';

// #region start
/**
 * Records a swap with a fixed nonce, bounds and deadline. Sends nothing.
 *
 * @param id identifies your decision to swap. A known id never starts a second swap
 * @param seconds from the chain's current time to the deadline, at most 3,600
 * @throws if another swap is open, the swap would revert, or the chain is a different one
 */
export async function start(
  client: Wallet,
  journal: Journal,
  id: string,
  trade: Trade<Currency, Currency, TradeType>,
  seconds: number,
): Promise<Intent> {
  const intents = journal.read();
  const known = intents.find((intent) => intent.id === id);
  if (known) return known;
  const open = intents.find(({ outcome }) => !outcome);
  if (open) throw new Error(`Finish ${open.id} first`);
  // A value in milliseconds would set a deadline that is far too late.
  if (!(seconds > 0 && seconds <= 3600)) throw new Error('Give 1 to 3,600 seconds');
  const { address } = client.account;
  const { chainId } = trade.inputAmount.currency;
  // If no contract exists at the address, ether sent there is lost without an error.
  if ((await client.getChainId()) !== chainId) {
    throw new Error('Connect to the chain of the trade');
  }
  const [nonce, next, { timestamp }] = await Promise.all([
    client.getTransactionCount({ address, blockTag: 'latest' }),
    client.getTransactionCount({ address, blockTag: 'pending' }),
    client.getBlock(),
  ]);
  if (next !== nonce) throw new Error('The account has a transaction pending');
  const deadline = Number(timestamp) + Math.floor(seconds);
  const { calldata, value } = SwapRouter.swapCallParameters(trade, {
    // 50 / 10,000 = 0.50%. The minimum output is the quoted output divided by 1.005.
    slippageTolerance: new Percent(50, 10_000),
    recipient: address,
    deadline,
  });
  const call = { to: SWAP_ROUTER, data: calldata as Hex } as const;
  // Throws with the reason if the swap would revert.
  const gas = await client.estimateGas({
    account: address,
    ...call,
    value: BigInt(value),
  });
  const gasLimit = ((gas * 5n) / 4n).toString();
  const fixed = { nonce, ...call, value: value as Hex, gasLimit, deadline };
  const intent: Intent = { id, chainId, account: address, ...fixed, signed: [] };
  journal.write(intent);
  return intent;
}
// #endregion start

// #region limits
/** Limits how long the bot waits and how much it pays. */
export interface Limits {
  /** Blocks to wait before a transaction with a higher fee replaces the last one. */
  patience: number;
  /** Blocks, including the transaction's own, after which the result counts as final. */
  confirmations: number;
  /** Maximum price per unit of gas, in wei. */
  maxFeePerGas: bigint;
}
// #endregion limits

// #region advance
/**
 * Takes the next step of a swap. Sends it, resends it, raises its fee, or cancels it
 * after the deadline. You can call this at any time, even after a crash.
 */
export async function advance(
  client: Wallet,
  journal: Journal,
  id: string,
  limits: Limits,
): Promise<Intent> {
  const intent = journal.read().find((item) => item.id === id);
  if (!intent) throw new Error(`Nobody has started ${id}`);
  if (intent.outcome) return intent;
  if (
    client.account.address !== intent.account ||
    (await client.getChainId()) !== intent.chainId
  ) {
    throw new Error('The swap was started by another account, or on another chain');
  }
  const { number: head, timestamp } = await client.getBlock();
  const block = Number(head);
  const last = intent.signed.at(-1);
  const isLate = Number(timestamp) >= intent.deadline;
  const outcome =
    (await outcomeOf(client, intent, block - limits.confirmations + 1)) ??
    // Nothing was signed, so nothing can be mined.
    (isLate && !last ? 'expired' : undefined);
  if (outcome) return keep(journal, { ...intent, outcome });
  // Mined, but still without enough confirmations.
  const used = await client.getTransactionCount({
    address: intent.account,
    blockNumber: head,
  });
  if (used > intent.nonce) return intent;

  const isSlow = last !== undefined && block - last.block >= limits.patience;
  if (last && !isSlow && (last.cancels || !isLate)) {
    // Resending the same bytes is safe, whether or not the node still has them.
    return broadcast(client, journal, intent, last.raw);
  }
  const cancels = isLate || last?.cancels === true;
  const signed = await sign(client, intent, cancels, block, limits);
  if (!signed) {
    // A higher fee would exceed the limit. The old one may suffice before the deadline.
    return last && !isLate ? broadcast(client, journal, intent, last.raw) : intent;
  }
  // Recorded before it is sent, so after a crash the journal has every sent transaction.
  const kept = keep(journal, { ...intent, signed: [...intent.signed, signed] });
  return broadcast(client, journal, kept, signed.raw);
}

export function keep(journal: Journal, intent: Intent): Intent {
  journal.write(intent);
  return intent;
}
// #endregion advance

// #region outcome
/** Finds out how the nonce was used, as of a block that counts as final. */
export async function outcomeOf(
  client: PublicActions,
  { account, nonce, signed }: Intent,
  block: number,
): Promise<Intent['outcome']> {
  // Read the count before the receipts: a block mined in between only adds receipts.
  const usedAt = async (number: number): Promise<boolean> => {
    const blockNumber = BigInt(Math.max(0, number));
    return (await client.getTransactionCount({ address: account, blockNumber })) > nonce;
  };
  if (!(await usedAt(block))) return undefined;
  for (const { hash, cancels } of signed) {
    const receipt = await receiptOf(client, hash);
    if (receipt && cancels) return 'expired';
    if (receipt) return receipt.status === 'success' ? 'swapped' : 'reverted';
  }
  // None of ours, so another program sends from this account. A node may count a
  // transaction before it returns the receipt, so the previous block must count it too.
  return (await usedAt(block - 1)) ? 'displaced' : undefined;
}

/** Returns a transaction's receipt, or undefined while it is in no block. */
export async function receiptOf(
  client: PublicActions,
  hash: Hex,
): Promise<TransactionReceipt | undefined> {
  try {
    return await client.getTransactionReceipt({ hash });
  } catch (error) {
    // Ignore only this error: an unreachable node does not mean that there is no receipt.
    if ((error as Error).name === 'TransactionReceiptNotFoundError') return undefined;
    throw error;
  }
}
// #endregion outcome

// #region sign
/** Signs the swap or its cancellation. Returns undefined if the fee exceeds the limit. */
export async function sign(
  client: Wallet,
  intent: Intent,
  cancels: boolean,
  block: number,
  limits: Limits,
): Promise<Signed | undefined> {
  const { account: signer } = client;
  // The bytes must be known before they are sent. A wallet signs and sends in one step.
  if (signer.type !== 'local') throw new Error('Give the bot a key of its own');
  const last = intent.signed.at(-1);
  const { baseFeePerGas } = await client.getBlock();
  if (baseFeePerGas === null) {
    throw new Error('The chain has no base fee, and takes other transactions');
  }
  const tip = await client.estimateMaxPriorityFeePerGas();
  // Nodes accept a replacement if both fees rise by 10%. An eighth satisfies every node.
  const above = (fee: string | undefined, market: bigint) => {
    const raised = fee ? (BigInt(fee) * 9n) / 8n + 1n : 0n;
    return market > raised ? market : raised;
  };
  const maxPriorityFeePerGas = above(last?.maxPriorityFeePerGas, tip);
  // Twice the base fee, as in ethers, is enough for five full blocks.
  const maxFeePerGas = above(last?.maxFeePerGas, 2n * baseFeePerGas + tip);
  if (maxFeePerGas > limits.maxFeePerGas) return undefined;

  const { chainId, nonce, account, to, data, value, gasLimit } = intent;
  const raw = await signer.signTransaction({
    type: 'eip1559',
    chainId,
    nonce,
    maxFeePerGas,
    maxPriorityFeePerGas,
    ...(cancels
      ? { to: account, gas: 21_000n }
      : { to, data, value: BigInt(value), gas: BigInt(gasLimit) }),
  });
  return {
    hash: keccak256(raw),
    raw,
    cancels,
    maxFeePerGas: maxFeePerGas.toString(),
    maxPriorityFeePerGas: maxPriorityFeePerGas.toString(),
    block,
  };
}

/** Submits signed bytes to the node. Even after an error, the node may have them. */
export async function broadcast(
  client: PublicActions,
  journal: Journal,
  intent: Intent,
  raw: Hex,
): Promise<Intent> {
  let problem: string | undefined;
  try {
    await client.sendRawTransaction({ serializedTransaction: raw });
  } catch (error) {
    // viem's message repeats the whole request. The node's own message is enough.
    const { details, message } = error as BaseError;
    problem = details || message;
  }
  return keep(journal, { ...intent, problem });
}
// #endregion sign

// #region finish
/** Advances the swap, step by step, until it has an outcome. */
export async function finish(
  client: Wallet,
  journal: Journal,
  id: string,
  limits: Limits,
): Promise<Intent> {
  for (;;) {
    const intent = await advance(client, journal, id, limits);
    if (intent.outcome) return intent;
    await new Promise((resolve) => setTimeout(resolve, client.pollingInterval));
  }
}
// #endregion finish
