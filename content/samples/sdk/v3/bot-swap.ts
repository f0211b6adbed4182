// SPDX-License-Identifier: MIT
import { type Currency, Percent, type TradeType } from '@uniswap/sdk-core';
import { SwapRouter, type Trade } from '@uniswap/v3-sdk';
import { BigNumber, type providers, utils, type Wallet } from 'ethers';
import type { Intent, Journal, Signed } from './bot-journal.ts';
import { SWAP_ROUTER } from './config.ts';

// #region start
/**
 * Writes a swap down, and fixes its nonce, its bounds and its deadline. Sends nothing.
 *
 * @param id of your decision to swap. A known id never starts a second swap
 * @param seconds from the chain's time to the deadline, at most 3,600
 * @throws when another swap is open, the swap would revert, or the chain is another one
 */
export async function start(
  signer: Wallet,
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
  const { provider, address } = signer;
  const { chainId } = trade.inputAmount.currency;
  // Where no contract is at the address, the ether sent there is lost, without an error.
  if ((await signer.getChainId()) !== chainId) {
    throw new Error('Connect to the chain of the trade');
  }
  const [nonce, next, { timestamp }] = await Promise.all([
    provider.getTransactionCount(address, 'latest'),
    provider.getTransactionCount(address, 'pending'),
    provider.getBlock('latest'),
  ]);
  if (next !== nonce) throw new Error('The account has a transaction pending');
  const deadline = timestamp + Math.floor(seconds);
  const { calldata, value } = SwapRouter.swapCallParameters(trade, {
    // 50 / 10,000 = 0.50%. The least output is the quoted one divided by 1.005.
    slippageTolerance: new Percent(50, 10_000),
    recipient: address,
    deadline,
  });
  const call = { to: SWAP_ROUTER, data: calldata, value };
  // Throws, with the reason, when the swap would revert.
  const gas = await provider.estimateGas({ from: address, ...call });
  const gasLimit = gas.mul(5).div(4).toString();
  const account = address;
  const intent = { id, chainId, account, nonce, ...call, gasLimit, deadline, signed: [] };
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
  maxFeePerGas: BigNumber;
}
// #endregion limits

// #region advance
/**
 * Looks where a swap stands, and does the next thing: send it, send it again, raise its
 * fee, or take it back after the deadline. Safe at any time, also after a crash.
 */
export async function advance(
  signer: Wallet,
  journal: Journal,
  id: string,
  limits: Limits,
): Promise<Intent> {
  const intent = journal.read().find((item) => item.id === id);
  if (!intent) throw new Error(`Nobody has started ${id}`);
  if (intent.outcome) return intent;
  if (
    signer.address !== intent.account ||
    (await signer.getChainId()) !== intent.chainId
  ) {
    throw new Error('The swap was started by another account, or on another chain');
  }
  const { provider } = signer;
  const head = await provider.getBlock('latest');
  const last = intent.signed.at(-1);
  const isLate = head.timestamp >= intent.deadline;
  const outcome =
    (await outcomeOf(provider, intent, head.number - limits.confirmations + 1)) ??
    // Nothing was signed, so nothing can happen.
    (isLate && !last ? 'expired' : undefined);
  if (outcome) return keep(journal, { ...intent, outcome });
  // In a block, but not deep enough to be believed.
  const used = await provider.getTransactionCount(intent.account, head.number);
  if (used > intent.nonce) return intent;

  const isSlow = last !== undefined && head.number - last.block >= limits.patience;
  if (last && !isSlow && (last.cancels || !isLate)) {
    // The node knows it, or has dropped it: the same bytes can be sent again and again.
    return broadcast(provider, journal, intent, last.raw);
  }
  const cancels = isLate || last?.cancels === true;
  const signed = await sign(signer, intent, cancels, head.number, limits);
  if (!signed) {
    // A higher fee would pass the limit. The old one may still do, until the deadline.
    return last && !isLate ? broadcast(provider, journal, intent, last.raw) : intent;
  }
  // Written before it leaves: after a crash, we know every transaction that may be out.
  const kept = keep(journal, { ...intent, signed: [...intent.signed, signed] });
  return broadcast(provider, journal, kept, signed.raw);
}

export function keep(journal: Journal, intent: Intent): Intent {
  journal.write(intent);
  return intent;
}
// #endregion advance

// #region outcome
/** What became of the nonce, by a block that the chain will not take back. */
export async function outcomeOf(
  provider: providers.Provider,
  { account, nonce, signed }: Intent,
  block: number,
): Promise<Intent['outcome']> {
  // The count first and the receipts after it: a block in between only adds receipts.
  if ((await provider.getTransactionCount(account, block)) <= nonce) return undefined;
  for (const { hash, cancels } of signed) {
    const receipt = await provider.getTransactionReceipt(hash);
    if (receipt && cancels) return 'expired';
    if (receipt) return receipt.status === 1 ? 'swapped' : 'reverted';
  }
  // None of ours: another program sends from this account. A node may count a transaction
  // before it shows the receipt, so the block before must count it too.
  const before = await provider.getTransactionCount(account, block - 1);
  return before > nonce ? 'displaced' : undefined;
}
// #endregion outcome

// #region sign
/** Signs the swap, or what takes its place. Nothing when the fee would pass the limit. */
export async function sign(
  signer: Wallet,
  intent: Intent,
  cancels: boolean,
  block: number,
  limits: Limits,
): Promise<Signed | undefined> {
  const last = intent.signed.at(-1);
  const now = await signer.getFeeData();
  if (!now.maxFeePerGas || !now.maxPriorityFeePerGas) {
    throw new Error('The chain has no base fee, and takes other transactions');
  }
  // Nodes take a replacement for 10% more, of both. An eighth is enough for all.
  const above = (fee: string | undefined, market: BigNumber) => {
    const raised = fee ? BigNumber.from(fee).mul(9).div(8).add(1) : BigNumber.from(0);
    return market.gt(raised) ? market : raised;
  };
  const maxPriorityFeePerGas = above(
    last?.maxPriorityFeePerGas,
    now.maxPriorityFeePerGas,
  );
  const maxFeePerGas = above(last?.maxFeePerGas, now.maxFeePerGas);
  if (maxFeePerGas.gt(limits.maxFeePerGas)) return undefined;

  const { chainId, nonce, account, to, data, value, gasLimit } = intent;
  const raw = await signer.signTransaction({
    type: 2,
    chainId,
    nonce,
    maxFeePerGas,
    maxPriorityFeePerGas,
    ...(cancels ? { to: account, gasLimit: 21_000 } : { to, data, value, gasLimit }),
  });
  return {
    hash: utils.keccak256(raw),
    raw,
    cancels,
    maxFeePerGas: maxFeePerGas.toString(),
    maxPriorityFeePerGas: maxPriorityFeePerGas.toString(),
    block,
  };
}

/** Hands signed bytes to the node. After an error, the node may still have them. */
export async function broadcast(
  provider: providers.Provider,
  journal: Journal,
  intent: Intent,
  raw: string,
): Promise<Intent> {
  let problem: string | undefined;
  try {
    await provider.sendTransaction(raw);
  } catch (error) {
    problem = (error as Error).message;
  }
  return keep(journal, { ...intent, problem });
}
// #endregion sign

// #region finish
/** Goes on, block by block, until the swap has an outcome. */
export async function finish(
  signer: Wallet,
  journal: Journal,
  id: string,
  limits: Limits,
): Promise<Intent> {
  for (;;) {
    const intent = await advance(signer, journal, id, limits);
    if (intent.outcome) return intent;
    await new Promise((resolve) => signer.provider.once('block', resolve));
  }
}
// #endregion finish
