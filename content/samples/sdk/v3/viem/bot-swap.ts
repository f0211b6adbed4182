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
 * Writes a swap down, and fixes its nonce, its bounds and its deadline. Sends nothing.
 *
 * @param id of your decision to swap. A known id never starts a second swap
 * @param seconds from the chain's time to the deadline, at most 3,600
 * @throws when another swap is open, the swap would revert, or the chain is another one
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
  // A number of milliseconds would be a deadline that never comes.
  if (!(seconds > 0 && seconds <= 3600)) throw new Error('Give 1 to 3,600 seconds');
  const { address } = client.account;
  const { chainId } = trade.inputAmount.currency;
  // Where no contract is at the address, the ether sent there is lost, without an error.
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
    // 50 / 10,000 = 0.50%. The least output is the quoted one divided by 1.005.
    slippageTolerance: new Percent(50, 10_000),
    recipient: address,
    deadline,
  });
  const call = { to: SWAP_ROUTER, data: calldata as Hex } as const;
  // Throws, with the reason, when the swap would revert.
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
/** How patient and how generous the bot is. */
export interface Limits {
  /** Blocks to wait before a transaction is replaced by one with a higher fee. */
  patience: number;
  /** Blocks, the transaction's own included, after which the chain is believed. */
  confirmations: number;
  /** The most to pay for a unit of gas, in wei. */
  maxFeePerGas: bigint;
}
// #endregion limits

// #region advance
/**
 * Looks where a swap stands, and does the next thing: send it, send it again, raise its
 * fee, or take it back after the deadline. Safe at any time, also after a crash.
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
    // Nothing was signed, so nothing can happen.
    (isLate && !last ? 'expired' : undefined);
  if (outcome) return keep(journal, { ...intent, outcome });
  // In a block, but not deep enough to be believed.
  const used = await client.getTransactionCount({
    address: intent.account,
    blockNumber: head,
  });
  if (used > intent.nonce) return intent;

  const isSlow = last !== undefined && block - last.block >= limits.patience;
  if (last && !isSlow && (last.cancels || !isLate)) {
    // The node knows it, or has dropped it: the same bytes can be sent again and again.
    return broadcast(client, journal, intent, last.raw);
  }
  const cancels = isLate || last?.cancels === true;
  const signed = await sign(client, intent, cancels, block, limits);
  if (!signed) {
    // A higher fee would pass the limit. The old one may still do, until the deadline.
    return last && !isLate ? broadcast(client, journal, intent, last.raw) : intent;
  }
  // Written before it leaves: after a crash, we know every transaction that may be out.
  const kept = keep(journal, { ...intent, signed: [...intent.signed, signed] });
  return broadcast(client, journal, kept, signed.raw);
}

export function keep(journal: Journal, intent: Intent): Intent {
  journal.write(intent);
  return intent;
}
// #endregion advance

// #region outcome
/** What became of the nonce, by a block that the chain will not take back. */
export async function outcomeOf(
  client: PublicActions,
  { account, nonce, signed }: Intent,
  block: number,
): Promise<Intent['outcome']> {
  // The count first and the receipts after it: a block in between only adds receipts.
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
  // None of ours: another program sends from this account. A node may count a transaction
  // before it shows the receipt, so the block before must count it too.
  return (await usedAt(block - 1)) ? 'displaced' : undefined;
}

/** The receipt of a transaction, undefined while it is in no block. */
export async function receiptOf(
  client: PublicActions,
  hash: Hex,
): Promise<TransactionReceipt | undefined> {
  try {
    return await client.getTransactionReceipt({ hash });
  } catch (error) {
    // Only that. A node that is away knows nothing, which is not the same as no receipt.
    if ((error as Error).name === 'TransactionReceiptNotFoundError') return undefined;
    throw error;
  }
}
// #endregion outcome

// #region sign
/** Signs the swap, or what takes its place. Nothing when the fee would pass the limit. */
export async function sign(
  client: Wallet,
  intent: Intent,
  cancels: boolean,
  block: number,
  limits: Limits,
): Promise<Signed | undefined> {
  const { account: signer } = client;
  // The bytes have to be known before they leave. A wallet signs and sends in one.
  if (signer.type !== 'local') throw new Error('Give the bot a key of its own');
  const last = intent.signed.at(-1);
  const { baseFeePerGas } = await client.getBlock();
  if (baseFeePerGas === null) {
    throw new Error('The chain has no base fee, and takes other transactions');
  }
  const tip = await client.estimateMaxPriorityFeePerGas();
  // Nodes take a replacement for 10% more, of both. An eighth is enough for all.
  const above = (fee: string | undefined, market: bigint) => {
    const raised = fee ? (BigInt(fee) * 9n) / 8n + 1n : 0n;
    return market > raised ? market : raised;
  };
  const maxPriorityFeePerGas = above(last?.maxPriorityFeePerGas, tip);
  // Twice the base fee, as ethers has it, outlasts five full blocks.
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

/** Hands signed bytes to the node. After an error, the node may still have them. */
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
    // The message of viem repeats the whole request. The node's own words are enough.
    const { details, message } = error as BaseError;
    problem = details || message;
  }
  return keep(journal, { ...intent, problem });
}
// #endregion sign

// #region finish
/** Goes on, step by step, until the swap has an outcome. */
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
