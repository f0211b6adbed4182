// SPDX-License-Identifier: MIT
import { type Currency, Percent, type TradeType } from '@uniswap/sdk-core';
import { SwapRouter, type Trade } from '@uniswap/v3-sdk';
import { BigNumber, type providers, utils, type Wallet } from 'ethers';
import type { Intent, Journal, Signed } from './bot-journal.ts';
import { SWAP_ROUTER } from './config.ts';

// #region start
/**
 * Records a swap with a fixed nonce, bounds and deadline. Sends nothing.
 *
 * @param id identifies your decision to swap. A known id never starts a second swap
 * @param seconds from the chain's current time to the deadline, at most 3,600
 * @throws if another swap is open, the swap would revert, or the chain is a different one
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
  // A value in milliseconds would set a deadline that is far too late.
  if (!(seconds > 0 && seconds <= 3600)) throw new Error('Give 1 to 3,600 seconds');
  const { provider, address } = signer;
  const { chainId } = trade.inputAmount.currency;
  // If no contract exists at the address, ether sent there is lost without an error.
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
    // 50 / 10,000 = 0.50%. The minimum output is the quoted output divided by 1.005.
    slippageTolerance: new Percent(50, 10_000),
    recipient: address,
    deadline,
  });
  const call = { to: SWAP_ROUTER, data: calldata, value };
  // Throws with the reason if the swap would revert.
  const gas = await provider.estimateGas({ from: address, ...call });
  const gasLimit = gas.mul(5).div(4).toString();
  const account = address;
  const intent = { id, chainId, account, nonce, ...call, gasLimit, deadline, signed: [] };
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
  maxFeePerGas: BigNumber;
}
// #endregion limits

// #region advance
/**
 * Takes the next step of a swap. Sends it, resends it, raises its fee, or cancels it
 * after the deadline. You can call this at any time, even after a crash.
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
    // Nothing was signed, so nothing can be mined.
    (isLate && !last ? 'expired' : undefined);
  if (outcome) return keep(journal, { ...intent, outcome });
  // Mined, but still without enough confirmations.
  const used = await provider.getTransactionCount(intent.account, head.number);
  if (used > intent.nonce) return intent;

  const isSlow = last !== undefined && head.number - last.block >= limits.patience;
  if (last && !isSlow && (last.cancels || !isLate)) {
    // Resending the same bytes is safe, whether or not the node still has them.
    return broadcast(provider, journal, intent, last.raw);
  }
  const cancels = isLate || last?.cancels === true;
  const signed = await sign(signer, intent, cancels, head.number, limits);
  if (!signed) {
    // A higher fee would exceed the limit. The old one may suffice before the deadline.
    return last && !isLate ? broadcast(provider, journal, intent, last.raw) : intent;
  }
  // Recorded before it is sent, so after a crash the journal has every sent transaction.
  const kept = keep(journal, { ...intent, signed: [...intent.signed, signed] });
  return broadcast(provider, journal, kept, signed.raw);
}

export function keep(journal: Journal, intent: Intent): Intent {
  journal.write(intent);
  return intent;
}
// #endregion advance

// #region outcome
/** Finds out how the nonce was used, as of a block that counts as final. */
export async function outcomeOf(
  provider: providers.Provider,
  { account, nonce, signed }: Intent,
  block: number,
): Promise<Intent['outcome']> {
  // Read the count before the receipts: a block mined in between only adds receipts.
  if ((await provider.getTransactionCount(account, block)) <= nonce) return undefined;
  for (const { hash, cancels } of signed) {
    const receipt = await provider.getTransactionReceipt(hash);
    if (receipt && cancels) return 'expired';
    if (receipt) return receipt.status === 1 ? 'swapped' : 'reverted';
  }
  // None of ours, so another program sends from this account. A node may count a
  // transaction before it returns the receipt, so the previous block must count it too.
  const before = await provider.getTransactionCount(account, block - 1);
  return before > nonce ? 'displaced' : undefined;
}
// #endregion outcome

// #region sign
/** Signs the swap or its cancellation. Returns undefined if the fee exceeds the limit. */
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
  // Nodes accept a replacement if both fees rise by 10%. An eighth satisfies every node.
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

/** Submits signed bytes to the node. Even after an error, the node may have them. */
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
/** Advances the swap, block by block, until it has an outcome. */
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
